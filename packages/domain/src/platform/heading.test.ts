import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bearingToHeading,
  headingToBearing,
  headingToTheta,
  normalizeRadians,
  thetaToHeading,
} from './heading.ts'
import { toLatLon, toSiteMeters } from './site-meters.ts'

const angle = fc.double({ min: -50, max: 50, noNaN: true })
const direction = (radians: number) => [Math.cos(radians), Math.sin(radians)]
const close = (a: number, b: number) => {
  const [ax, ay] = direction(a)
  const [bx, by] = direction(b)
  expect(Math.hypot(ax! - bx!, ay! - by!)).toBeLessThan(1e-9)
}

describe('headings', () => {
  it('normalizes into the range above −π up to π', () => {
    fc.assert(
      fc.property(angle, radians => {
        const normal = normalizeRadians(radians)
        expect(normal).toBeGreaterThan(-Math.PI - 1e-12)
        expect(normal).toBeLessThanOrEqual(Math.PI)
        close(normal, radians)
      }),
    )
    expect(normalizeRadians(-Math.PI)).toBe(Math.PI)
  })

  it('theta and heading differ by the rotation of the site', () => {
    fc.assert(
      fc.property(angle, angle, (theta, rotationRadians) => {
        const origin = { latitude: 48.4, longitude: 15.6, rotationRadians }
        const heading = thetaToHeading(origin, theta)
        close(heading, theta + rotationRadians)
        close(headingToTheta(origin, heading), theta)
      }),
    )
  })

  it('a step along theta in the site is a step along the heading in the world', () => {
    const turned = { latitude: 39.17, longitude: -76.67, rotationRadians: 0.4 }
    const theta = 0.9
    const step = toLatLon(turned, { x: 10 * Math.cos(theta), y: 10 * Math.sin(theta) })
    const { x, y } = toSiteMeters({ ...turned, rotationRadians: 0 }, step)
    expect(Math.atan2(y, x)).toBeCloseTo(thetaToHeading(turned, theta), 6)
  })

  it('north is a quarter turn from east, and bearings run clockwise', () => {
    expect(bearingToHeading(0)).toBeCloseTo(Math.PI / 2)
    expect(bearingToHeading(90)).toBeCloseTo(0)
    expect(headingToBearing(Math.PI)).toBeCloseTo(270)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), bearing => {
        const back = headingToBearing(bearingToHeading(bearing))
        expect(back).toBeGreaterThanOrEqual(0)
        expect(back).toBeLessThan(360)
        expect(Math.min(Math.abs(back - bearing), 360 - Math.abs(back - bearing))).toBeLessThan(1e-9)
      }),
    )
  })
})
