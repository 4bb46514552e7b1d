import { describe, expect, it } from 'vitest'
import { showsPart } from './shows-part.ts'
import { toPixel } from './viewport.ts'
import { viewportAround } from './viewport-around.ts'

describe('the view around places', () => {
  const limits = { width: 300, height: 400, marginMeters: 10, rotationRadians: 0, mostPixelsPerMeter: 4.2 }

  it('keeps every place inside, the middle in the middle, and north on top', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 200, y: 100 },
    ]
    const view = viewportAround(points, limits)
    const [first, second] = points.map(point => toPixel(view, point))
    expect((first!.x + second!.x) / 2).toBeCloseTo(150)
    expect((first!.y + second!.y) / 2).toBeCloseTo(200)
    expect(first!.y).toBeGreaterThan(second!.y)
    expect(first!.x).toBeGreaterThan(0)
  })

  it('keeps them inside and in the middle at any turn, with the margin around them', () => {
    const points = [
      { x: -40, y: 7 },
      { x: 60, y: 90 },
      { x: 10, y: -30 },
    ]
    for (const rotationRadians of [0.4, 1.5, -2.8]) {
      const view = viewportAround(points, { ...limits, rotationRadians })
      const places = points.map(point => toPixel(view, point))
      const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
      expect(Math.min(...xs) + Math.max(...xs)).toBeCloseTo(300, 6)
      expect(Math.min(...ys) + Math.max(...ys)).toBeCloseTo(400, 6)
      const margin = 10 * view.pixelsPerMeter
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(margin - 1e-6)
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(margin - 1e-6)
    }
  })

  it('never comes closer than it may', () => {
    expect(viewportAround([{ x: 5, y: 5 }], limits).pixelsPerMeter).toBeCloseTo(4.2)
  })

  it('knows what is out of sight', () => {
    const view = viewportAround([{ x: 0, y: 0 }], limits)
    expect(
      showsPart(view, [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ]),
    ).toBe(true)
    expect(
      showsPart(view, [
        { x: 500, y: 1 },
        { x: 510, y: 2 },
      ]),
    ).toBe(false)
  })
})
