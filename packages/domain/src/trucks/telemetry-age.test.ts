import { describe, expect, it } from 'vitest'
import { isTelemetryStale, truckPresence } from './telemetry-age.ts'

const NOW = Date.parse('2026-03-02T08:00:00.000Z')
const ago = (milliseconds: number) => new Date(NOW - milliseconds).toISOString()

describe('isTelemetryStale', () => {
  it('MV-TRK-05 MV-OPEN-94 is true beyond half a minute', () => {
    expect(isTelemetryStale(ago(30_000), NOW)).toBe(false)
    expect(isTelemetryStale(ago(30_001), NOW)).toBe(true)
    expect(isTelemetryStale(NOW - 30_001, ago(0))).toBe(true)
  })

  it('MV-TRK-06 MV-OPEN-94 is true beyond five minutes without an update, whatever the time of receipt says', () => {
    expect(isTelemetryStale(NOW, NOW, NOW - 300_000)).toBe(false)
    expect(isTelemetryStale(NOW, NOW, NOW - 300_001)).toBe(true)
  })

  it('MV-OPEN-94 is true for a time of receipt that lies ahead: a clock was set back since', () => {
    expect(isTelemetryStale(NOW + 30_000, NOW)).toBe(false)
    expect(isTelemetryStale(NOW + 30_001, NOW)).toBe(true)
  })

  it('MV-TRK-05 is true when nothing, or nothing readable, is known', () => {
    expect(isTelemetryStale(null, NOW)).toBe(true)
    expect(isTelemetryStale(null, NOW, NOW)).toBe(true)
    expect(isTelemetryStale(ago(0), NOW, null)).toBe(true)
    expect(isTelemetryStale('yesterday', NOW)).toBe(true)
    expect(isTelemetryStale(ago(0), Number.NaN)).toBe(true)
  })
})

describe('truckPresence', () => {
  it('OP-CNB-01 OP-CNB-02 OP-OPEN-97 live under 5 s, connected under 7 s, then disconnected', () => {
    expect([0, 4999, 5000, 6999, 7000].map(age => truckPresence(ago(age), NOW))).toEqual([
      'live',
      'live',
      'connected',
      'connected',
      'disconnected',
    ])
    expect(truckPresence(null, NOW)).toBe('disconnected')
    expect(truckPresence('yesterday', NOW)).toBe('disconnected')
  })
})
