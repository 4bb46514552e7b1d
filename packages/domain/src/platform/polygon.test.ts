import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LatLon, SiteOrigin } from './geo.ts'
import { pointInPolygon, polygonCenter } from './polygon.ts'
import { toLatLon, toSiteMeters } from './site-meters.ts'

const ORIGIN: SiteOrigin = { latitude: 39.17, longitude: -76.67, rotationRadians: 0 }
const corners = (points: [x: number, y: number][]): LatLon[] =>
  points.map(([x, y]) => toLatLon(ORIGIN, { x, y }))

const SPOT = corners([
  [100, 50],
  [103.6, 50],
  [103.6, 68],
  [100, 68],
])
/** An L: a square of 20 m without its upper right quarter. */
const BENT = corners([
  [0, 0],
  [20, 0],
  [20, 10],
  [10, 10],
  [10, 20],
  [0, 20],
])

describe('polygonCenter', () => {
  it('is the middle of a spot, closed or not', () => {
    for (const polygon of [SPOT, [...SPOT, SPOT[0]!], [...SPOT].reverse()]) {
      const { x, y } = toSiteMeters(ORIGIN, polygonCenter(polygon)!)
      expect(x).toBeCloseTo(101.8, 3)
      expect(y).toBeCloseTo(59, 3)
    }
  })

  it('is the center of mass of a bent zone', () => {
    const { x, y } = toSiteMeters(ORIGIN, polygonCenter(BENT)!)
    expect(x).toBeCloseTo(25 / 3, 3)
    expect(y).toBeCloseTo(25 / 3, 3)
  })

  it('is the mean of corners without area, and nothing of no corners', () => {
    expect(polygonCenter([])).toBeNull()
    expect(polygonCenter([SPOT[0]!])).toEqual(SPOT[0])
    expect(polygonCenter([SPOT[0]!, SPOT[0]!])?.latitude).toBeCloseTo(SPOT[0]!.latitude, 12)
  })
})

describe('pointInPolygon', () => {
  it('tells inside from outside of a bent zone', () => {
    // Between the centimeters, so that no point lies on an edge.
    const meters = fc.integer({ min: -500, max: 2500 }).map(centimeters => (centimeters + 0.5) / 100)
    fc.assert(
      fc.property(meters, meters, (x, y) => {
        const inside = x > 0 && y > 0 && x < 20 && y < 20 && !(x > 10 && y > 10)
        expect(pointInPolygon(toLatLon(ORIGIN, { x, y }), BENT)).toBe(inside)
      }),
    )
  })

  it('nothing is inside of no corners', () => {
    expect(pointInPolygon(ORIGIN, [])).toBe(false)
  })
})
