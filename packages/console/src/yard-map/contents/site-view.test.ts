import { describe, expect, it } from 'vitest'
import { DEFAULT_CENTER, isWithin, siteCenter, siteReach } from './site-view.ts'

const bounds = { latitudeMin: 39.26, latitudeMax: 39.28, longitudeMin: -76.56, longitudeMax: -76.54 }
const nowhere = { latitudeMin: 0, latitudeMax: 0, longitudeMin: 0, longitudeMax: 0 }

describe('where the map of a site stands', () => {
  it('OP-MAP-12 is the midpoint of the bounds', () => {
    expect(siteCenter(bounds).latitude).toBeCloseTo(39.27, 9)
    expect(siteCenter(bounds).longitude).toBeCloseTo(-76.55, 9)
  })

  it('OP-MAP-11 OP-OPEN-25 is one fixed place while the site has no bounds', () => {
    expect(siteCenter(nowhere)).toEqual(DEFAULT_CENTER)
  })

  it('OP-MAP-13 reaches 0.02 degrees beyond the bounds', () => {
    const { north, south, east, west } = siteReach(bounds)
    const expected = [39.3, 39.24, -76.52, -76.58]
    for (const [index, edge] of [north, south, east, west].entries())
      expect(edge).toBeCloseTo(expected[index]!, 9)
  })

  it('OP-TRC-22 counts a truck as out of bounds beyond that margin only', () => {
    expect(isWithin({ latitude: 39.2999, longitude: -76.5201 }, siteReach(bounds))).toBe(true)
    expect(isWithin({ latitude: 39.3001, longitude: -76.55 }, siteReach(bounds))).toBe(false)
    expect(isWithin({ latitude: 39.27, longitude: -76.5801 }, siteReach(bounds))).toBe(false)
  })
})
