import { expect, it } from 'vitest'
import { arrivalProfile } from './arrival-profile.ts'

const at = (day: number, hour: number) => arrivalProfile()[day * 24 + hour]!

it('spreads a week over 168 hours: busy at noon, quiet at night, closed on Sunday', () => {
  const profile = arrivalProfile()
  expect(profile).toHaveLength(168)
  expect(profile.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
  expect(at(3, 12)).toBe(Math.max(...profile))
  expect(at(1, 2)).toBeLessThan(at(1, 11) / 4)
  expect(profile.slice(6 * 24)).toEqual(Array(24).fill(0))
})
