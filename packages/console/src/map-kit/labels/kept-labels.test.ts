import { describe, expect, it } from 'vitest'
import { keptLabels, type WantedLabel } from './kept-labels.ts'
import { boxesOverlap, textBox } from './label-box.ts'

const RANKS = { spot_in_move: 0, spot: 1, trailer: 2, area: 3 }
const label = (id: string, kind: keyof typeof RANKS, x: number, y = 0): WantedLabel => ({
  id,
  rank: RANKS[kind],
  box: { x, y, width: 40, height: 10 },
})
const ids = (labels: readonly WantedLabel[]) => keptLabels(labels).map(({ id }) => id)

describe('labels that stand on a map', () => {
  it('never cover the number of a spot, whatever comes first in the list', () => {
    expect(ids([label('trailer', 'trailer', 10), label('PA17', 'spot', 0)])).toEqual(['PA17'])
    expect(ids([label('area', 'area', 10), label('trailer', 'trailer', 0)])).toEqual(['trailer'])
    expect(ids([label('PA17', 'spot', 0), label('PB17', 'spot_in_move', 30)])).toEqual(['PB17'])
  })

  it('all stand where they do not meet, side by side too', () => {
    expect(ids([label('a', 'spot', 0), label('b', 'spot', 40), label('c', 'trailer', 0, 10)])).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  it('never overlap in a crowd, and each that is left out met one that is at least as important', () => {
    const order = ['spot_in_move', 'spot', 'trailer', 'area'] as const
    const crowd = Array.from({ length: 600 }, (_, index) =>
      label(`l${index}`, order[index % 4]!, (index * 137) % 900, (index * 61) % 500),
    )
    const kept = keptLabels(crowd)
    for (const [index, one] of kept.entries())
      for (const other of kept.slice(index + 1)) expect(boxesOverlap(one.box, other.box)).toBe(false)
    for (const left of crowd.filter(each => !kept.includes(each)))
      expect(kept.some(each => boxesOverlap(each.box, left.box) && each.rank <= left.rank)).toBe(true)
  })
})

describe('the box of a text', () => {
  it('lies after, before or around its place', () => {
    const text = { width: 40, height: 10, radians: 0 }
    expect(textBox({ x: 100, y: 50 }, { ...text, align: 'left' })).toEqual({
      x: 100,
      y: 45,
      width: 40,
      height: 10,
    })
    expect(textBox({ x: 100, y: 50 }, { ...text, align: 'right' }).x).toBe(60)
    expect(textBox({ x: 100, y: 50 }, { ...text, align: 'center' }).x).toBe(80)
  })

  it('stands upright around a text that is turned', () => {
    const { x, y, width, height } = textBox(
      { x: 0, y: 0 },
      { width: 40, height: 10, radians: Math.PI / 2, align: 'left' },
    )
    expect([x + 5, y, width - 10, height - 40].every(off => Math.abs(off) < 1e-9)).toBe(true)
  })
})
