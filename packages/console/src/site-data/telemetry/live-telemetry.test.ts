import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TelemetryFieldsFragment } from '../../platform/graphql/graphql.generated.ts'
import { truckLook } from '../../trucks/look/truck-look.ts'
import { liveTelemetry, onOwnClock } from './live-telemetry.ts'

const SERVER_NOW = Date.parse('2026-05-12T09:00:00.000Z')
const sample = (secondsAgo: number) =>
  ({
    truckId: 'av-01',
    truckState: 'idle',
    eStopReleased: true,
    alerts: [] as TelemetryFieldsFragment['alerts'],
    isDefault: false,
    updatedAt: new Date(SERVER_NOW - secondsAgo * 1_000).toISOString(),
  }) as TelemetryFieldsFragment
const at = new Date(SERVER_NOW).toISOString()

it('MV-OPEN-94 counts ages by the clock of the server, however wrong the clock of this browser is', () => {
  for (const here of [SERVER_NOW, SERVER_NOW - 3_600_000, SERVER_NOW + 3_600_000]) {
    const [fresh, old] = onOwnClock({ at, trucks: [sample(2), sample(31)] }, here)
    expect([here - fresh!.serverReceivedAt, here - old!.serverReceivedAt]).toEqual([2_000, 31_000])
    expect(truckLook(fresh, here, here).color).toBe('green')
    expect(truckLook(old, here, here).color).toBe('grey')
  }
})

/** A link whose subscriptions the test answers. */
function fakeLink() {
  const subscriptions: {
    siteIds: unknown
    onData: (data: never) => void
    onError: (error: unknown) => void
    stop: () => void
  }[] = []
  const subscribe = (
    _document: unknown,
    variables: { siteIds?: unknown },
    onData: (data: never) => void,
    onError: (error: unknown) => void,
  ) => {
    const stop = vi.fn()
    subscriptions.push({ siteIds: variables.siteIds, onData, onError, stop })
    return stop
  }
  return { subscriptions, subscribe: subscribe as Parameters<typeof liveTelemetry>[0]['subscribe'] }
}

beforeEach(() => vi.useFakeTimers({ now: SERVER_NOW }))
afterEach(() => vi.useRealTimers())

it('delivers each message of the site, and asks again 5 s after the server ended the subscription', () => {
  const link = fakeLink()
  const taken: unknown[] = []
  const stop = liveTelemetry(link).follow('site-1', (batch, receivedAt) =>
    taken.push([batch.map(({ truckId }) => truckId), receivedAt]),
  )
  const [first] = link.subscriptions
  expect(first?.siteIds).toEqual(['site-1'])
  first?.onData({ fleetViewTelemetry: { at, trucks: [sample(1)] } } as never)
  expect(taken).toEqual([[['av-01'], SERVER_NOW]])
  first?.onError('refused')
  vi.advanceTimersByTime(4_999)
  expect(link.subscriptions).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(link.subscriptions).toHaveLength(2)
  expect(first?.stop).toHaveBeenCalled()
  link.subscriptions[1]?.onError('refused')
  stop()
  vi.advanceTimersByTime(60_000)
  expect(link.subscriptions).toHaveLength(2)
  expect(link.subscriptions[1]?.stop).toHaveBeenCalled()
})
