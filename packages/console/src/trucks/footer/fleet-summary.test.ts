import { expect, it } from 'vitest'
import type { Telemetry } from '../../site-data/index.ts'
import { fleetSummary } from './fleet-summary.ts'

const NOW = Date.parse('2026-05-12T09:00:00.000Z')
const fleet: Record<string, Partial<Telemetry>> = {
  a: { truckState: 'navigating' },
  b: { truckState: 'waiting_for_segment' },
  c: { truckState: 'idle' },
  d: { truckState: 'idle', hasRemoteAssist: true },
  e: { truckState: 'error' },
  f: { truckState: 'idle', isDefault: true },
  g: { truckState: 'navigating', eStopReleased: false },
  h: { truckState: 'navigating', serverReceivedAt: NOW - 31_000 },
}
const store = {
  get: (id: string) =>
    ({
      isDefault: false,
      hasRemoteAssist: false,
      eStopReleased: true,
      alerts: [],
      reportedAt: new Date(NOW).toISOString(),
      updatedAt: new Date(NOW).toISOString(),
      serverReceivedAt: NOW,
      ...fleet[id],
    }) as Telemetry,
  receivedAt: () => NOW,
}

it('tells working trucks from those that stand ready, and who needs eyes', () => {
  expect(fleetSummary(Object.keys(fleet), store, NOW)).toEqual({
    count: 8,
    words: '2 working, 1 ready, 1 needs help, 1 in error, 1 with E-Stop, 1 stale, 1 not reporting',
  })
})

it('leaves out what there is none of', () => {
  expect(fleetSummary(['c'], store, NOW).words).toBe('1 ready')
  expect(fleetSummary([], store, NOW)).toEqual({ count: 0, words: '' })
})
