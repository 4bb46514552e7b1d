import { describe, expect, it } from 'vitest'
import { type LatLon, toLatLon } from '../platform/index.ts'
import { isBeside } from './is-beside.ts'

const ORIGIN = { latitude: 39.27, longitude: -76.55, rotationRadians: 0 }

/** A spot of 18 m by 3.6 m around a point, its nose in the direction of the heading. */
function spot(x: number, y: number, headingRadians = 0) {
  const [cos, sin] = [Math.cos(headingRadians), Math.sin(headingRadians)]
  const corner = (ahead: number, left: number): LatLon =>
    toLatLon(ORIGIN, { x: x + cos * ahead - sin * left, y: y + sin * ahead + cos * left })
  return {
    coordinates: [corner(-9, -1.8), corner(9, -1.8), corner(9, 1.8), corner(-9, 1.8)],
    headingRadians,
    lengthMeters: 18,
    widthMeters: 3.6,
  }
}

describe('spots beside each other', () => {
  it('are the two next in the row, however the row is turned', () => {
    for (const heading of [0, 1, Math.PI / 2, 3, -2]) {
      const [aside, ahead] = [-Math.sin(heading), Math.cos(heading)]
      const row = (place: number) => spot(aside * place * 3.9, ahead * place * 3.9, heading)
      expect([-2, -1, 1, 2].map(place => isBeside(row(0), row(place)))).toEqual([false, true, true, false])
    }
  })

  it('are not those back to back, across the aisle, or itself', () => {
    const here = spot(0, 0)
    expect(isBeside(here, here)).toBe(false)
    expect(isBeside(here, spot(-18.5, 0, Math.PI))).toBe(false)
    expect(isBeside(here, spot(-18.5, 3.9, Math.PI))).toBe(false)
    expect(isBeside(here, spot(40, 0, Math.PI))).toBe(false)
    expect(isBeside(here, spot(40, 3.9))).toBe(false)
  })

  it('needs a direction, a size and corners', () => {
    const here = spot(0, 0)
    for (const missing of [
      { headingRadians: null },
      { widthMeters: null },
      { lengthMeters: null },
      { coordinates: [] },
    ])
      expect(isBeside({ ...here, ...missing }, spot(0, 3.9))).toBe(false)
  })
})
