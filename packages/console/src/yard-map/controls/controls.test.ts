import { describe, expect, it } from 'vitest'
import { fleetAge, liveState } from './fleet-age.ts'
import { scaleBar } from './scale-bar.ts'

const NOW = Date.parse('2026-05-12T09:00:00.000Z')
const heard = (secondsAgo: number, isDefault = false) => ({
  isDefault,
  serverReceivedAt: NOW - secondsAgo * 1000,
})

describe('the age of the fleet', () => {
  it('OP-CNB-01 OP-CNB-02 OP-OPEN-97 is live under 5 s, late under 7 s, then disconnected', () => {
    expect([0, 4_999, 5_000, 6_999, 7_000, Infinity].map(liveState)).toEqual([
      'live',
      'live',
      'late',
      'late',
      'disconnected',
      'disconnected',
    ])
  })

  it('counts from when the server heard of the truck that spoke last', () => {
    expect(fleetAge([heard(40), heard(12)], NOW)).toBe(12_000)
    expect(fleetAge([heard(40), heard(12)], NOW + 300)).toBe(12_300)
  })

  it('is infinite while no truck was ever heard of', () => {
    expect(fleetAge([], NOW)).toBe(Infinity)
    expect(fleetAge([heard(0, true)], NOW)).toBe(Infinity)
  })
})

it('the scale bar is a round length of at most 120 pixels', () => {
  const lengths = (unit: 'feet' | 'meters') =>
    [2.16, 4.33, 5.9, 8.65].map(pixelsPerMeter => scaleBar(pixelsPerMeter, unit).length)
  expect(lengths('meters')).toEqual([50, 20, 20, 10])
  expect(lengths('feet')).toEqual([100, 50, 50, 20])
  expect(scaleBar(4, 'meters').pixels).toBe(80)
  expect(scaleBar(4, 'feet').pixels).toBeCloseTo(60.96, 2)
})
