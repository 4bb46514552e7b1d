import { describe, expect, it } from 'vitest'
import { frameAround } from './drawing-frame.ts'

describe('the frame of the drawing', () => {
  const size = { width: 300, height: 400, marginMeters: 10, upRadians: Math.PI / 2 }

  it('keeps every point inside, the middle in the middle, and north on top', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 200, y: 100 },
    ]
    const frame = frameAround(points, size)
    const [first, second] = points.map(frame.toPixel)
    expect((first!.x + second!.x) / 2).toBeCloseTo(150)
    expect((first!.y + second!.y) / 2).toBeCloseTo(200)
    expect(first!.y).toBeGreaterThan(second!.y)
    expect(first!.x).toBeGreaterThan(0)
  })

  it('never comes closer than a spot and its neighbors', () => {
    expect(frameAround([{ x: 5, y: 5 }], size).pixelsPerMeter).toBeCloseTo(4.2)
  })

  it('knows what is out of sight', () => {
    const frame = frameAround([{ x: 0, y: 0 }], size)
    expect(
      frame.shows([
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ]),
    ).toBe(true)
    expect(
      frame.shows([
        { x: 500, y: 1 },
        { x: 510, y: 2 },
      ]),
    ).toBe(false)
  })
})
