/** What is needed of a keyboard event to name its key. */
export interface KeyPress {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** After the first key of a sequence the second has to follow within this time, in milliseconds. */
export const SEQUENCE_MS = 1200

/**
 * The name of a pressed key as shortcuts are written: `n`, `shift+e`, `ctrl+k`, `alt+1`, `ctrl+enter`, `?`, `/`.
 * Command counts as Ctrl. Letters are read with Shift as a modifier; signs as what they print, so that `?` is `?`
 * on every keyboard. With Alt the key is read from its place, because Alt changes what it prints.
 */
export function keyName(press: KeyPress): string {
  const placed = press.altKey ? /^(?:Key|Digit)(.)$/.exec(press.code)?.[1] : undefined
  const printed = (placed ?? press.key).toLowerCase()
  const base = printed === ' ' ? 'space' : printed
  const isSign = base.length === 1 && !/[a-z0-9]/.test(base)
  const parts = [
    press.ctrlKey || press.metaKey ? 'ctrl' : '',
    press.altKey ? 'alt' : '',
    press.shiftKey && !isSign ? 'shift' : '',
    base,
  ]
  return parts.filter(part => part !== '').join('+')
}

/** A shortcut that is typed text as well, with or without Shift: ignored in fields and when letters are turned off. */
export function isTyped(name: string): boolean {
  return name.replace(/^shift\+/, '').length === 1 || name === 'space'
}

/** Follows two-key sequences such as `g q` and answers which shortcut a press completes. */
export class KeySequence {
  readonly #names: ReadonlySet<string>
  readonly #starts: ReadonlySet<string>
  #first: { name: string; at: number } | null = null

  constructor(names: Iterable<string>) {
    this.#names = new Set(names)
    this.#starts = new Set(
      [...this.#names].filter(name => name.includes(' ')).map(name => name.split(' ')[0]!),
    )
  }

  /** The shortcut that this key completes at the time `at` in milliseconds; null while none is complete. */
  press(name: string, at: number): string | null {
    const first = this.#first !== null && at - this.#first.at <= SEQUENCE_MS ? this.#first.name : null
    this.#first = null
    const pair = `${first} ${name}`
    if (first !== null && this.#names.has(pair)) return pair
    if (this.#starts.has(name)) {
      this.#first = { name, at }
      return null
    }
    return this.#names.has(name) ? name : null
  }
}
