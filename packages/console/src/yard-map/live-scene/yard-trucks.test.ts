import { describe, expect, it } from 'vitest'
import type { Telemetry } from '../../site-data/index.ts'
import { FADE_MS, YardTrucks } from './yard-trucks.ts'

const NOW = Date.parse('2026-05-12T09:00:00.000Z')
const sample = (truckId: string, changes: Partial<Telemetry> = {}) =>
  ({
    truckId,
    truckState: 'navigating',
    isDefault: false,
    hasRemoteAssist: false,
    eStopReleased: true,
    trailerIsConnected: false,
    connectedTrailerId: null,
    trailerAngleRadians: null,
    latitudeDegrees: 39,
    longitudeDegrees: -76,
    headingRadians: 1,
    alerts: [],
    reportedAt: new Date(NOW).toISOString(),
    updatedAt: new Date(NOW).toISOString(),
    serverReceivedAt: NOW,
    ...changes,
  }) as Telemetry

function yard(...samples: Telemetry[]): YardTrucks {
  const trucks = new YardTrucks(({ latitude, longitude }) => ({ x: longitude, y: latitude }))
  trucks.names = new Map(samples.map(({ truckId }) => [truckId, truckId.toUpperCase()]))
  for (const each of samples) trucks.take(each, NOW)
  return trucks
}
const only = (trucks: YardTrucks, now = NOW) => trucks.drawn(now)[0]!

describe('trucks on the map', () => {
  it('OP-OVL-01 OP-OVL-12 stand where they say, with name and state', () => {
    const truck = only(yard(sample('av-01', { truckState: 'backing_trailer' })))
    expect(truck).toMatchObject({ name: 'AV-01', label: 'Backing Trailer', color: 'green', isStale: false })
    expect(truck.pose).toMatchObject({ x: -76, y: 39, headingRadians: 1 })
  })

  it('are not drawn when their place is not believed, and stay where they were when they do not know it', () => {
    const trucks = yard(sample('av-01'), sample('av-02'))
    const nowhere = { latitudeDegrees: null, longitudeDegrees: null }
    const alert = { source: 'server', level: 'fatal', text: '', firstSeenAt: '', blocksMoves: true } as const
    trucks.take(sample('av-01', { ...nowhere, alerts: [{ ...alert, code: 'WRONG_MAP' }] }), NOW + 1)
    trucks.take(sample('av-02', nowhere), NOW + 1)
    expect(trucks.drawn(NOW + 1).map(({ id }) => id)).toEqual(['av-02'])
    expect(trucks.place('av-01', NOW + 1)).toBeNull()
  })

  it('OP-OVL-11 OP-OPEN-62 a stale one says when it was seen last', () => {
    const truck = only(yard(sample('av-04')), NOW + 40_000)
    expect(truck.isStale).toBe(true)
    expect(truck.label).toMatch(/^Last seen here at 2026-05-1[123] \d{1,2}:\d\d [AP]M$/)
  })

  it('OP-SDB-05 has no label at all while states are not shown', () => {
    const trucks = yard(sample('av-01'))
    trucks.showStates = false
    expect(only(trucks).label).toBeNull()
  })

  it('is not drawn before it says where it is', () => {
    expect(yard(sample('av-01', { latitudeDegrees: null })).drawn(NOW)).toEqual([])
  })

  it('OP-OVL-22 OP-OPEN-21 fades in and out in half a second', () => {
    const trucks = yard(sample('av-01'))
    expect(only(trucks, NOW).opacity).toBe(0)
    expect(only(trucks, NOW + FADE_MS / 2).opacity).toBeCloseTo(0.5, 6)
    expect(only(trucks, NOW + FADE_MS).opacity).toBe(1)
    trucks.names = new Map()
    expect(only(trucks, NOW + 1_000)).toMatchObject({ opacity: 1, name: 'AV-01' })
    expect(only(trucks, NOW + 1_250).opacity).toBeCloseTo(0.5, 6)
    expect(trucks.drawn(NOW + 1_500)).toEqual([])
    expect(trucks.pace(NOW + 5_000)).toBe(0)
  })

  it('lies on top when it needs help, and above all when it is selected', () => {
    const trucks = yard(
      sample('a', { eStopReleased: false }),
      sample('b'),
      sample('c'),
      sample('d', { truckState: 'error' }),
    )
    trucks.selectedId = 'b'
    expect(trucks.drawn(NOW).map(({ id }) => id)).toEqual(['c', 'a', 'd', 'b'])
  })

  it('OP-OVL-05 tows the trailer that it names, else the one the inventory hangs on it, else an unknown one', () => {
    const body = { type: 'reefer' as const, lengthMeters: 16, widthMeters: 2.6, loaded: true, scac: 'UPSN' }
    const towing = { trailerIsConnected: true, trailerAngleRadians: 0.2 }
    const trucks = yard(
      sample('a', { ...towing, connectedTrailerId: 't1' }),
      sample('b', towing),
      sample('c', towing),
      sample('d'),
    )
    trucks.trailers = new Map([
      ['t1', { ...body, serial: '1' }],
      ['t2', { ...body, serial: '2' }],
    ])
    trucks.attached = new Map([['b', 't2']])
    expect(trucks.drawn(NOW).map(({ trailer }) => trailer?.serial)).toEqual(['1', '2', '', undefined])
    expect(trucks.towedIds()).toEqual(['t1'])
  })
})
