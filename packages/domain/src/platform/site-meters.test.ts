import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SiteOrigin } from './geo.ts'
import { distanceMeters, toLatLon, toSiteMeters } from './site-meters.ts'

const BALTIMORE: SiteOrigin = { latitude: 39.17, longitude: -76.67, rotationRadians: 0 }

const origins: fc.Arbitrary<SiteOrigin> = fc.record({
  latitude: thousandths(70),
  longitude: thousandths(179),
  rotationRadians: thousandths(Math.PI),
})
const meters = thousandths(1414)

describe('toSiteMeters and toLatLon', () => {
  it('the origin is zero', () => {
    const { x, y } = toSiteMeters({ ...BALTIMORE, rotationRadians: 1 }, BALTIMORE)
    expect(x).toBeCloseTo(0, 9)
    expect(y).toBeCloseTo(0, 9)
  })

  it('x points east and y north without rotation', () => {
    const east = toSiteMeters(BALTIMORE, { latitude: 39.17, longitude: -76.669 })
    const north = toSiteMeters(BALTIMORE, { latitude: 39.171, longitude: -76.67 })
    // A thousandth of a degree at this latitude on WGS84.
    expect(east.x).toBeCloseTo(86.42, 1)
    expect(east.y).toBeCloseTo(0, 2)
    expect(north.y).toBeCloseTo(111.02, 1)
    expect(north.x).toBeCloseTo(0, 2)
  })

  it('the rotation is the direction of x, counter-clockwise from east', () => {
    const turned = { ...BALTIMORE, rotationRadians: Math.PI / 2 }
    const north = toSiteMeters(turned, { latitude: 39.171, longitude: -76.67 })
    expect(north.x).toBeCloseTo(111.02, 1)
    expect(north.y).toBeCloseTo(0, 2)
  })

  it('comes back to the same point within a thousandth of a millimeter up to 2 km away', () => {
    fc.assert(
      fc.property(origins, meters, meters, (origin, x, y) => {
        const back = toSiteMeters(origin, toLatLon(origin, { x, y }))
        expect(Math.hypot(back.x - x, back.y - y)).toBeLessThan(1e-6)
      }),
    )
  })

  it('measures the ground to the millimeter up to 2 km away', () => {
    fc.assert(
      fc.property(origins, meters, meters, (origin, x, y) => {
        const ground = distanceMeters(origin, toLatLon(origin, { x, y }))
        expect(Math.abs(ground - Math.hypot(x, y))).toBeLessThan(1e-3)
      }),
    )
  })
})

describe('distanceMeters', () => {
  it('knows a degree of latitude', () => {
    // 44.5° to 45.5° on WGS84: 111,131.8 m along the ground.
    const ground = distanceMeters({ latitude: 44.5, longitude: 10 }, { latitude: 45.5, longitude: 10 })
    expect(Math.abs(ground - 111_131.8)).toBeLessThan(2)
  })
})

/** Evenly spread over the range, other than doubles, most of which lie next to zero. */
function thousandths(limit: number): fc.Arbitrary<number> {
  return fc
    .integer({ min: Math.ceil(-limit * 1000), max: Math.floor(limit * 1000) })
    .map(value => value / 1000)
}
