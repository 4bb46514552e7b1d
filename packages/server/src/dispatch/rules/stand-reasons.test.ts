import { describe, expect, it } from 'vitest'
import type { DispatchTruck } from '../yard/dispatch-yard.ts'
import { standReasons } from './stand-reasons.ts'

const NOW = '2026-03-02T12:00:00.000Z'
const ago = (seconds: number) => new Date(Date.parse(NOW) - seconds * 1000).toISOString()

const HEALTHY = {
  isStale: false,
  isDefault: false,
  hasRemoteAssist: false,
  truckState: 'navigating',
  eStopReleased: true,
  autonomyActive: true,
  paused: false,
  alerts: [],
  updatedAt: ago(1),
}

const messages = (changes: object) => {
  const truck = { truck: { id: 'a', name: 'AV-03' }, telemetry: { ...HEALTHY, ...changes } }
  return standReasons(truck as unknown as DispatchTruck, NOW).map(({ message }) => message)
}

describe('why a move in progress stands', () => {
  it('is nothing while its truck works', () => {
    expect(messages({})).toEqual([])
  })

  for (const [seconds, words] of [
    [31, 'more than 30 seconds'],
    [60, '1 minute'],
    [250, '4 minutes'],
    [9 * 60, '5 minutes'],
    [59 * 60, '45 minutes'],
    [60 * 60, '1 hour'],
    [50 * 3600, '50 hours'],
  ] as const)
    it(`MV-TRK-05 tells that its truck is silent, after ${seconds} s: ${words}`, () => {
      expect(messages({ isStale: true, updatedAt: ago(seconds) })).toEqual([
        `AV-03 has not reported for ${words}`,
      ])
    })

  it('tells of a truck that nobody has heard of since anybody remembers', () => {
    expect(messages({ isStale: true, isDefault: true })).toEqual(['AV-03 has not reported for a long time'])
  })

  it('tells what stops the truck, and that it waits for help', () => {
    expect(messages({ eStopReleased: false })).toEqual(['AV-03 cannot go on: its emergency stop is pressed'])
    expect(messages({ paused: true })).toEqual(['AV-03 cannot go on: it is paused'])
    expect(messages({ truckState: 'manual' })).toEqual(['AV-03 cannot go on: it is in state Manual'])
    expect(messages({ hasRemoteAssist: true, truckState: 'error' })).toEqual([
      'AV-03 waits for help from the remote desk',
    ])
  })

  it('offers to show the truck', () => {
    const truck = { truck: { id: 'a', name: 'AV-03' }, telemetry: { ...HEALTHY, paused: true } }
    const [reason] = standReasons(truck as unknown as DispatchTruck, NOW)
    expect(reason).toMatchObject({ code: 'truck_stopped', truckId: 'a', helps: 'show-truck' })
  })
})
