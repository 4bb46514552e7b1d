import { describe, expect, it } from 'vitest'
import { distanceText } from './distance-text.ts'

describe('a distance', () => {
  it('is shown in feet or in meters, as the site wants it, and rounded', () => {
    expect(distanceText(360.4, 'feet')).toBe('1,180 ft')
    expect(distanceText(360.4, 'meters')).toBe('360 m')
    expect(distanceText(1_502, 'meters')).toBe('1,500 m')
    expect(distanceText(0, 'feet')).toBe('0 ft')
  })
})
