/** A path that remembers how it was made, for tests without a browser. */
class RecordedPath {
  readonly commands: string[]

  constructor(data = '') {
    this.commands = data === '' ? [] : [data]
  }

  readonly moveTo = this.#record('moveTo')
  readonly lineTo = this.#record('lineTo')
  readonly closePath = this.#record('closePath')
  readonly arc = this.#record('arc')
  readonly roundRect = this.#record('roundRect')

  #record(name: string): (...args: unknown[]) => void {
    return (...args) => {
      this.commands.push(call(name, args))
    }
  }
}

// Shapes are made as their files are loaded: this file has to be imported before them.
if (typeof Path2D === 'undefined') Object.assign(globalThis, { Path2D: RecordedPath })

type Matrix = [number, number, number, number, number, number]

/** A canvas context that paints nothing and writes down every stroke; letters are six pixels wide. */
export function recordedContext(
  width: number,
  height: number,
): { context: CanvasRenderingContext2D; strokes: string[] } {
  const strokes: string[] = []
  const saved: Matrix[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  const turn = ([a, b, c, d, e, f]: Matrix) => {
    const [g, h, i, j, k, l] = matrix
    matrix = [
      g * a + i * b,
      h * a + j * b,
      g * c + i * d,
      h * c + j * d,
      g * e + i * f + k,
      h * e + j * f + l,
    ]
  }
  const done: Record<string, (...args: number[]) => void> = {
    save: () => void saved.push(matrix),
    restore: () => {
      matrix = saved.pop() ?? matrix
    },
    setTransform: (...to) => {
      matrix = to as Matrix
    },
    translate: (x = 0, y = 0) => turn([1, 0, 0, 1, x, y]),
    scale: (x = 1, y = 1) => turn([x, 0, 0, y, 0, 0]),
    rotate: (radians = 0) =>
      turn([Math.cos(radians), Math.sin(radians), -Math.sin(radians), Math.cos(radians), 0, 0]),
  }
  const answers: Record<string, (...args: never[]) => unknown> = {
    measureText: (text: string) => ({ width: text.length * 6 }),
    getTransform: () => Object.fromEntries([...'abcdef'].map((name, index) => [name, matrix[index]])),
    createLinearGradient: (...ends: number[]) => {
      const stops: unknown[] = []
      return { stops, ends, addColorStop: (...stop: unknown[]) => stops.push(stop) }
    },
  }
  const known: Record<string, unknown> = { canvas: { width, height } }
  const context = new Proxy(known, {
    get: (values, name: string) => {
      if (name in values) return values[name]
      if (name in answers) return answers[name]
      return (...args: unknown[]) => {
        strokes.push(call(name, args))
        done[name]?.(...(args as number[]))
      }
    },
    set: (values, name: string, value) => {
      values[name] = value
      strokes.push(`${name} = ${text(value)}`)
      return true
    },
  })
  return { context: context as unknown as CanvasRenderingContext2D, strokes }
}

/** A canvas beside the picture that is recorded as well. */
export function recordedCanvas(width: number, height: number): HTMLCanvasElement {
  const { context, strokes } = recordedContext(width, height)
  return { width, height, strokes, getContext: () => context } as unknown as HTMLCanvasElement
}

const call = (name: string, args: readonly unknown[]) => `${name}(${args.map(text).join(', ')})`

/** Numbers are rounded, so that no machine's arithmetic tells. */
function text(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 1e4) / 1e4 + 0)
  if (value instanceof RecordedPath) return value.commands.join(' ')
  if (Array.isArray(value)) return `[${value.map(text).join(', ')}]`
  if (typeof value === 'object' && value !== null && 'strokes' in value) return `{${String(value.strokes)}}`
  return JSON.stringify(value, (_key, each) =>
    typeof each === 'number' ? Math.round(each * 1e4) / 1e4 : each,
  )
}
