import { describe, expect, it } from 'vitest'
import { mapFrame } from './map-frame.ts'
import { fromPixel, screenAngle, snapped, toPixel, type Viewport, viewMatrix } from './viewport.ts'

const view: Viewport = {
  center: { x: 100, y: 80 },
  pixelsPerMeter: 4,
  rotationRadians: (3 * Math.PI) / 180,
  width: 1300,
  height: 900,
}

describe('OP-MAP-09 OP-MAP-10 the view of the yard, seen from straight above', () => {
  it('has its middle in the middle of the screen and finds the way back from pixels', () => {
    const middle = toPixel(view, view.center)
    expect([middle.x, middle.y].map(Math.round)).toEqual([650, 450])
    const place = { x: 31.5, y: -12 }
    const back = fromPixel(view, toPixel(view, place))
    expect(back.x).toBeCloseTo(place.x, 9)
    expect(back.y).toBeCloseTo(place.y, 9)
  })

  it('OP-OPEN-90 lays rows level that the site says are turned', () => {
    // A row 3° counter-clockwise from east, as Baltimore's spots, under a heading of 357°.
    const along = { x: Math.cos((3 * Math.PI) / 180), y: Math.sin((3 * Math.PI) / 180) }
    const end = { x: view.center.x + 50 * along.x, y: view.center.y + 50 * along.y }
    expect(toPixel(view, end).y).toBeCloseTo(450, 9)
    expect(screenAngle(view, (3 * Math.PI) / 180)).toBeCloseTo(0, 9)
  })

  it('has north up without a turn', () => {
    const up = toPixel({ ...view, rotationRadians: 0 }, { x: 100, y: 90 })
    expect(up).toEqual({ x: 650, y: 410 })
  })

  it('is moved onto whole pixels of the device by less than one', () => {
    for (const pixelRatio of [1, 2, 1.5]) {
      const [, , , , left, top] = viewMatrix(snapped(view, pixelRatio))
      expect(Math.abs(left * pixelRatio - Math.round(left * pixelRatio))).toBeLessThan(1e-6)
      expect(Math.abs(top * pixelRatio - Math.round(top * pixelRatio))).toBeLessThan(1e-6)
      const middle = toPixel(snapped(view, pixelRatio), view.center)
      expect(Math.hypot(middle.x - 650, middle.y - 450)).toBeLessThan(1)
    }
  })

  it('counts meters east and north of the origin, however the site counts its own', () => {
    const toYard = mapFrame({ latitude: 39, longitude: -76 })
    const { x, y } = toYard({ latitude: 39.001, longitude: -76 })
    expect(x).toBeCloseTo(0, 6)
    expect(y).toBeCloseTo(111.0, 0)
  })
})
