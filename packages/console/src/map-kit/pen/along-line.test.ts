import { describe, expect, it } from 'vitest'
import { lengthOf, placeAlong, stretchesNear } from './along-line.ts'
import { readable } from './readable-angle.ts'

const line = [
  { x: 0, y: 0 },
  { x: 30, y: 0 },
  { x: 30, y: 40 },
]

describe('things along a line', () => {
  it('stand at a distance and look along it', () => {
    expect(lengthOf(line)).toBe(70)
    expect(placeAlong(line, 10)).toEqual({ x: 10, y: 0, direction: 0 })
    expect(placeAlong(line, 50)).toEqual({ x: 30, y: 20, direction: Math.PI / 2 })
    expect(placeAlong(line, 71)).toBeNull()
  })

  it('are cut to what is near, and know how far from the start that is', () => {
    const long = [...line, { x: 500, y: 40 }, { x: 500, y: 0 }, { x: 20, y: -5 }]
    const near = stretchesNear(long, { left: -5, right: 40, low: -10, high: 20 }, 1)
    expect(near.map(stretch => stretch.start)).toEqual([0, 580])
    expect(near[0]!.points).toEqual(line)
    expect(stretchesNear(line, { left: 100, right: 120, low: 0, high: 9 }, 1)).toEqual([])
  })

  it('are written so that nobody has to stand on the head', () => {
    const degrees = (angle: number) => Math.round((readable((angle * Math.PI) / 180) * 180) / Math.PI)
    expect([0, 30, 89, 90, 91, 180, 200, 270, -90].map(degrees)).toEqual([
      0, 30, 89, -90, -89, 0, 20, -90, -90,
    ])
  })
})
