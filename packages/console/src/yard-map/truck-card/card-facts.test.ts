import { describe, expect, it } from 'vitest'
import type { Telemetry } from '../../site-data/index.ts'
import { cardFacts, sameFacts } from './card-facts.ts'

const NOW = Date.parse('2026-05-12T09:00:00.000Z')
const REACH = { north: 40, south: 39, east: -76, west: -77 }
const sample = (changes: Partial<Telemetry> = {}) =>
  ({
    truckState: 'navigating',
    isDefault: false,
    hasRemoteAssist: false,
    eStopReleased: true,
    paused: false,
    autonomyActive: true,
    trailerIsConnected: false,
    connectedTrailerId: null,
    batteryPercentage: 71.4,
    hardDriveUtilization: 44,
    latitudeDegrees: 39.5,
    longitudeDegrees: -76.5,
    alerts: [],
    alertsOmitted: 0,
    clockOffsetSeconds: null,
    reportedAt: new Date(NOW).toISOString(),
    updatedAt: new Date(NOW).toISOString(),
    serverReceivedAt: NOW,
    ...changes,
  }) as Telemetry
const facts = (changes: Partial<Telemetry> = {}, later = 0) =>
  cardFacts(sample(changes), NOW, NOW + later, REACH)
const nothing = cardFacts(undefined, undefined, NOW, REACH)

describe('a truck card', () => {
  it('OP-TRC-23 OP-TRC-24 OP-TRC-25 OP-OPEN-96 is red with an assist, else grey when gone, else green', () => {
    expect([facts().bar, facts({}, 6_999).bar]).toEqual(['green', 'green'])
    expect(facts({}, 7_000).bar).toBe('grey')
    expect(facts({ hasRemoteAssist: true }, 60_000).bar).toBe('red')
  })

  it('OP-TRC-03 OP-OPEN-99 shows the power level in whole percent, or that nobody knows', () => {
    expect(facts().batteryPercent).toBe(71)
    expect([facts({ batteryPercentage: null }).batteryPercent, nothing.batteryPercent]).toEqual([null, null])
  })

  it('OP-CNB-10 OP-CNB-11 OP-CNB-12 OP-CNB-13 shows a full, medium, low or empty battery', () => {
    const battery = (batteryPercentage: number | null) => facts({ batteryPercentage }).battery
    expect([battery(70), battery(69), battery(19), battery(null)]).toEqual(['full', 'medium', 'low', 'empty'])
    expect(facts({}, 8_000).battery).toBe('empty')
  })

  it('OP-TRC-04 OP-TRC-05 OP-TRC-07 shows trailer, autonomy and pause; pause only for a truck that said so', () => {
    expect(facts({ trailerIsConnected: true, paused: true })).toMatchObject({
      trailerIsConnected: true,
      autonomyActive: true,
      paused: true,
    })
    expect([nothing.paused, facts({ isDefault: true }).paused]).toEqual([null, null])
  })

  it('OP-TRC-06 OP-OPEN-46 shows the state in words, or Unavailable, and what a stale truck did last', () => {
    expect(facts({ truckState: 'hitching_to_trailer' }).state).toBe('Hitching To Trailer')
    expect([nothing.state, facts({ isDefault: true }).state]).toEqual(['Unavailable', 'Unavailable'])
    expect(facts({}, 48_000)).toMatchObject({ state: 'Stale', lastState: 'Navigating' })
  })

  it('OP-TRC-08 warns of stale and of default telemetry', () => {
    expect(facts({}, 30_000).stale).toBeNull()
    expect(facts({}, 48_000).stale).toBe(48)
    expect([nothing.stale, facts({ isDefault: true }).stale]).toEqual(['default', 'default'])
  })

  it('OP-TRC-14 knows of a pressed emergency stop', () => {
    expect([facts().eStopIsActive, facts({ eStopReleased: false }).eStopIsActive]).toEqual([false, true])
  })

  it('OP-TRC-16 OP-TRC-17 OP-TRC-20 OP-OPEN-19 warns of a hard drive from 90 percent on', () => {
    expect(facts({ hardDriveUtilization: 89.9 }).hardDriveWarns).toBe(false)
    expect(facts({ hardDriveUtilization: 90 })).toMatchObject({ hardDriveWarns: true, hardDrivePercent: 90 })
    expect(nothing.hardDrivePercent).toBeNull()
  })

  it('OP-TRC-22 knows of a truck out of bounds', () => {
    expect([facts().isOutOfBounds, facts({ latitudeDegrees: 40.1 }).isOutOfBounds]).toEqual([false, true])
  })

  it('shows how far the clock of a truck is off', () => {
    expect(nothing.clockOffsetSeconds).toBeNull()
    expect(facts({ clockOffsetSeconds: -3.44 }).clockOffsetSeconds).toBe(-3.4)
    expect(facts({ clockOffsetSeconds: -40.4 }).clockOffsetSeconds).toBe(-40)
  })

  it('shows errors and warnings with level, age and words, and a blocked truck in red', () => {
    const alert = (code: string, minutesAgo: number, changes: Partial<Telemetry['alerts'][number]> = {}) => ({
      source: 'truck' as const,
      level: 'warning' as const,
      code,
      text: 'words',
      firstSeenAt: new Date(NOW - minutesAgo * 60_000).toISOString(),
      blocksMoves: false,
      ...changes,
    })
    const blocked = facts({ alerts: [alert('YARD_AV_BLOCKED', 3), alert('lidarFault', 72)] }, 1_000)
    expect(blocked.bar).toBe('red')
    expect(blocked.alerts).toMatchObject([
      { title: 'AV Blocked', tone: 'red', level: 'Warning', age: '3 min' },
      { title: 'lidarFault', tone: 'yellow', age: '1 h 12 m', text: 'words' },
    ])
    const other = facts({
      alerts: [alert('WRONG_MAP', 0, { source: 'server', level: 'fatal' }), alert('constructor', 0)],
    })
    expect(other.bar).toBe('green')
    expect(other.alerts).toMatchObject([
      { title: 'Wrong Map', tone: 'red', level: 'Error', age: 'just now' },
      { title: 'constructor' },
    ])
    expect(sameFacts(blocked, facts({ alerts: [] }, 1_000))).toBe(false)
    expect(sameFacts(facts({ alerts: [alert('a', 0)] }), facts({ alerts: [alert('a', 0)] }))).toBe(true)
  })

  it('MV-OPEN-94 counts its age from when the server received it', () => {
    expect(facts({ updatedAt: '1999-01-01T00:00:00.000Z', serverReceivedAt: NOW - 40_000 }).stale).toBe(40)
  })

  it('OP-TRC-26 stays as it is while nothing on it changes', () => {
    expect(sameFacts(facts(), facts({ latitudeDegrees: 39.6, batteryPercentage: 71.2 }, 900))).toBe(true)
    expect(sameFacts(facts(), facts({ truckState: 'idle' }))).toBe(false)
  })
})
