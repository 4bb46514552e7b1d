import { phrase } from '@tractrix/domain/platform'
import { describe, expect, it } from 'vitest'
import type { MapTypes } from '../scene/map-types.ts'
import type { Viewport } from '../viewport/viewport.ts'
import { LayerStack } from './layer-stack.ts'
import type { MovingLayer, StillLayer } from './map-layer.ts'

interface Trees extends MapTypes {
  still: { trees: number; isWinter: boolean }
  moving: { birds: number }
  target: string
  colors: null
}
/** A pen that writes down what was painted. */
type Pen = string[]

const view: Viewport = {
  center: { x: 0, y: 0 },
  pixelsPerMeter: 4,
  rotationRadians: 0,
  width: 100,
  height: 100,
}
const scale = { ...view, step: 20 } as const
const scene = { still: { trees: 3, isWinter: false }, moving: { birds: 2 } }

const still = (
  id: string,
  order: number,
  more: Partial<StillLayer<Trees, Pen>> = {},
): StillLayer<Trees, Pen> => ({
  id,
  order,
  surface: 'still',
  paint: (pen, { trees }) => pen.push(`${id} ${trees}`),
  ...more,
})
const moving = (
  id: string,
  order: number,
  more: Partial<MovingLayer<Trees, Pen>> = {},
): MovingLayer<Trees, Pen> => ({
  id,
  order,
  surface: 'moving',
  paint: (pen, { still: { trees }, moving: { birds } }) => pen.push(`${id} ${trees} ${birds}`),
  ...more,
})
const box = (x: number) => ({ x, y: 0, width: 10, height: 10 })

function painted(stack: LayerStack<Trees, Pen>, shown = scene): string[] {
  const pen: Pen = []
  stack.paintStill(pen, shown.still, view, scale)
  stack.paintMoving(pen, shown, view, scale)
  return pen
}

describe('the layers of a map', () => {
  it('are painted by their order, whatever the order of the list: what is still, its labels, what moves', () => {
    const labelled = { paintLabels: (pen: Pen) => void pen.push('names') }
    const stack = new LayerStack([
      moving('birds', 9),
      still('trees', 5),
      still('grass', 1, labelled),
      moving('wind', 7),
    ])
    expect(painted(stack)).toEqual(['grass 3', 'trees 3', 'names', 'wind 3 2', 'birds 3 2'])
  })

  it('are not painted, met or named while they are not shown', () => {
    const stack = new LayerStack([
      still('leaves', 1, {
        isShown: ({ isWinter }) => !isWinter,
        hit: () => 'leaf',
        targets: () => [{ target: 'leaf', middle: { x: 0, y: 0 } }],
        labels: () => [{ id: 'leaf', rank: 0, box: box(0) }],
        paintLabels: pen => void pen.push('leaf names'),
      }),
    ])
    const winter = { ...scene, still: { trees: 3, isWinter: true } }
    expect(painted(stack)).toEqual(['leaves 3', 'leaf names'])
    expect(painted(stack, winter)).toEqual([])
    expect([stack.hit({ x: 0, y: 0 }, scene, 1), stack.hit({ x: 0, y: 0 }, winter, 1)]).toEqual([
      'leaf',
      null,
    ])
    expect([stack.targets(scene).length, stack.targets(winter).length]).toEqual([1, 0])
    expect([stack.labels(scene.still, scale).ids.size, stack.labels(winter.still, scale).ids.size]).toEqual([
      1, 0,
    ])
  })

  it('are asked for hits from top to bottom, until one has something there', () => {
    const asked: string[] = []
    const ask = (id: string, answer: string | null) => () => {
      asked.push(id)
      return answer
    }
    const stack = new LayerStack([
      still('grass', 1, { hit: ask('grass', 'grass') }),
      still('trees', 2, { hit: ask('trees', 'tree') }),
      moving('wind', 3, { hit: ask('wind', null) }),
      moving('birds', 4),
    ])
    expect(stack.hit({ x: 0, y: 0 }, scene, 1)).toBe('tree')
    expect(asked).toEqual(['wind', 'trees'])
  })

  it('tell what lies nearest to a place, and nothing that is farther than asked', () => {
    const at = (target: string, x: number) => ({ targets: () => [{ target, middle: { x, y: 0 } }] })
    const stack = new LayerStack([still('trees', 1, at('tree', 4)), moving('birds', 2, at('bird', -3))])
    expect(stack.nearest({ x: 0, y: 0 }, scene, 10)).toBe('bird')
    expect(stack.nearest({ x: 1, y: 0 }, scene, 10)).toBe('tree')
    expect(stack.nearest({ x: 0, y: 0 }, scene, 2)).toBeNull()
  })

  it('write no label over one of a lower rank, and what moves is told where labels stand', () => {
    let seen: readonly object[] = []
    const stack = new LayerStack([
      still('grass', 1, { labels: () => [{ id: 'grass', rank: 2, box: box(5) }] }),
      still('trees', 2, {
        labels: ({ trees }) =>
          Array.from({ length: trees }, (_, index) => ({ id: `tree${index}`, rank: 1, box: box(index * 8) })),
      }),
      moving('birds', 3, {
        paint: (_pen, _scene, _view, { boxes }) => {
          seen = boxes
        },
      }),
    ])
    expect([...stack.labels(scene.still, scale).ids]).toEqual(['tree0', 'tree2'])
    stack.paintMoving([], scene, view, scale)
    expect(seen).toEqual([box(0), box(16)])
  })

  it('choose their labels anew for another scene or scale, and not while only the view moves', () => {
    let asked = 0
    const stack = new LayerStack([
      still('trees', 1, {
        labels: () => {
          asked += 1
          return []
        },
      }),
    ])
    stack.labels(scene.still, scale)
    stack.labels(scene.still, { ...scale })
    expect(asked).toBe(1)
    stack.labels(scene.still, { ...scale, pixelsPerMeter: 8 })
    stack.labels({ ...scene.still }, { ...scale, pixelsPerMeter: 8 })
    expect(asked).toBe(3)
  })

  it('fill legends, each in the order of its entries', () => {
    const entry = (id: 'Oak' | 'Nest' | 'Moss', group: string, order: number) => ({
      id,
      group,
      order,
      label: phrase(id),
      mark: { kind: 'swatch', token: id } as const,
    })
    const stack = new LayerStack([
      still('trees', 1, { legend: [entry('Oak', 'plants', 2), entry('Nest', 'animals', 1)] }),
      moving('birds', 2, { legend: [entry('Moss', 'plants', 1)] }),
    ])
    expect(stack.legend('plants').map(({ label }) => label)).toEqual(['Moss', 'Oak'])
    expect(stack.legend('animals').map(({ label }) => label)).toEqual(['Nest'])
    expect(stack.legend('stones')).toEqual([])
  })

  it('are refused with the same id or order, or when a still one would lie above one that moves', () => {
    expect(() => new LayerStack([still('a', 1), moving('a', 2)])).toThrow('two layers have the id a')
    expect(() => new LayerStack([still('a', 1), still('b', 1)])).toThrow(
      'the layers a and b have the same order 1',
    )
    expect(() => new LayerStack([moving('a', 1), still('b', 2)])).toThrow(
      'the layer b is still and cannot lie above a, which moves',
    )
  })
})
