import type { YardRequest, YardState } from '@tractrix/fleet-protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildJob, MOVE_ID } from '../testing/build-job.ts'
import { FleetWorld } from '../testing/fleet-world.ts'
import type { WireTruck } from '../testing/wire-truck.ts'

let world: FleetWorld
let truck: WireTruck

beforeEach(async () => {
  world = await new FleetWorld().start()
  truck = await world.truck()
})
afterEach(() => world.close())

const yardState = {
  profile: 'yard/1',
  truckState: 'backing_trailer',
  segment: { id: 's7', type: 'back_trailer' },
  moveId: MOVE_ID,
  trailer: { connected: true, trailerId: 'trailer-1', articulationRadians: -0.4 },
  gatewayConnected: true,
  taskable: false,
  diskUtilizationPercentage: 91,
  latitudeDegrees: 39.2,
  longitudeDegrees: -76.6,
  headingRadians: 2.5,
  manifestVersion: { source: 'release', versionRef: '3.1', versionCommit: 'abc' },
  commandStates: [],
} satisfies Partial<YardState>

const request: YardRequest = {
  requestId: 'r1',
  kind: 'assist',
  type: 'AVBlocked',
  client: 'remote',
  status: 'READY',
  blocking: true,
  reasonCode: '918',
  moveId: MOVE_ID,
  zoneId: null,
  createdAt: '2026-01-02T03:04:05Z',
  form: null,
  cameras: [],
  attributes: {},
}

describe('telemetry', () => {
  it('MV-ENT-23 OP-ENT-17 tells everything that a yard truck reports', async () => {
    await truck.publish('yardState', yardState)
    await truck.publish('yardRequests', { profile: 'yard/1', requests: [request] })
    await truck.publish('yardSensors', { profile: 'yard/1', sensors: [{ name: 'lidar', value: 10 }] })
    world.clock.advance(1_000)
    await truck.report({
      velocity: { vx: -1.2 },
      paused: true,
      safetyState: { eStop: 'AUTOACK', fieldViolation: false },
    })
    const now = world.clock.now().toISOString()
    expect((await world.event('telemetry', ({ telemetry }) => telemetry.report.paused)).telemetry).toEqual({
      receivedAt: now,
      place: {
        position: { x: 10, y: 20, theta: 1, mapId: 'bwi2' },
        latLon: { latitude: 39.2, longitude: -76.6 },
        headingRadians: 2.5,
      },
      report: {
        reportedAt: now,
        clockOffsetSeconds: 0,
        speedMetersPerSecond: -1.2,
        batteryPercentage: 80,
        paused: true,
        autonomyActive: true,
        eStopReleased: false,
        truckState: 'backing_trailer',
        activeMoveId: MOVE_ID,
        activeSegmentId: 's7',
        missionSegmentType: 'back_trailer',
        trailerIsConnected: true,
        connectedTrailerId: 'trailer-1',
        trailerAngleRadians: -0.4,
        hasRemoteAssist: true,
        avBlockedReason: '918',
        hardDriveUtilization: 91,
        manifestVersion: { source: 'release', versionRef: '3.1', versionCommit: 'abc' },
      },
      sensors: [{ name: 'lidar', value: 10 }],
      errors: [],
      errorsOmitted: 0,
      invalidValues: [],
    })
    expect(world.gateway.snapshot()).toMatchObject([{ online: true, taskable: false }])
  })

  it('MV-OPEN-108 takes dropNoBacking for drop_no_backing', async () => {
    await truck.publish('yardState', { ...yardState, truckState: 'dropNoBacking' })
    expect(await world.telemetry()).toMatchObject({ report: { truckState: 'drop_no_backing' } })
  })

  it('forgets the trailer when the truck says that none is hitched', async () => {
    await truck.publish('yardState', { ...yardState, trailer: { ...yardState.trailer, connected: false } })
    expect((await world.telemetry()).report).toMatchObject({
      trailerIsConnected: false,
      connectedTrailerId: null,
      trailerAngleRadians: null,
    })
  })

  it('follows a visualization between two states', async () => {
    await truck.report()
    await world.telemetry()
    const agvPosition = { x: 11, y: 21, theta: 2, mapId: 'bwi2', positionInitialized: true }
    await truck.publish('visualization', { agvPosition })
    expect(await world.telemetry()).toMatchObject({
      place: { position: { x: 11, theta: 2 } },
      report: { batteryPercentage: 80 },
    })
    await truck.publish('visualization', { agvPosition: { ...agvPosition, positionInitialized: false } })
    expect(await world.telemetry()).toMatchObject({ place: { position: null } })
  })

  it('knows what a truck left on the broker, but not as news', async () => {
    await truck.publish('yardState', yardState)
    await world.telemetry()
    const said = world.clock.now().toISOString()
    await truck.leave()
    await world.gateway.close()
    world.clock.advance(90_000)
    await world.startGateway()
    const { telemetry } = await world.event(
      'telemetry',
      event => event.telemetry.report.truckState === 'backing_trailer',
    )
    expect(telemetry).toMatchObject({
      receivedAt: null,
      report: { reportedAt: said, trailerIsConnected: true },
    })
  })

  it('keeps when the truck told of its trailer, whatever else it says later', async () => {
    await truck.publish('yardState', yardState)
    await world.telemetry()
    const said = world.clock.now().toISOString()
    world.clock.advance(5_000)
    await truck.report({ paused: true })
    await world.event('telemetry', ({ telemetry }) => telemetry.report.paused)
    expect(world.gateway.snapshot()).toMatchObject([{ trailerReportedAt: said }])
    await truck.leave()
    await world.gateway.close()
    world.clock.advance(90_000)
    await world.startGateway()
    await world.event('telemetry', ({ telemetry }) => telemetry.report.trailerIsConnected)
    expect(world.gateway.snapshot()).toMatchObject([{ trailerReportedAt: said }])
  })

  it('tells the route in site meters', async () => {
    const points = [
      { x: 1, y: 2, reverse: false },
      { x: 3, y: 4, reverse: true },
    ]
    const route = { profile: 'yard/1', moveId: MOVE_ID, orderId: `${MOVE_ID}.1`, mapId: 'bwi2', points }
    await truck.publish('yardRoute', route)
    expect(await world.event('route')).toEqual({
      type: 'route',
      vehicle: { manufacturer: 'tractrix', serial: 'bwi-av-01' },
      moveId: MOVE_ID,
      points,
    })
    await truck.publish('yardRoute', { ...route, moveId: null, orderId: null, points: [] })
    expect(await world.event('route')).toMatchObject({ moveId: null, points: [] })
  })
})

describe('a vehicle without the yard profile', () => {
  const plain = { manufacturer: 'acme', serial: 'agv-1' }

  it('MV-ENT-24 has a truck state all the same: first match wins', async () => {
    const agv = await world.truck(plain)
    const of = async (change: Parameters<WireTruck['report']>[0]) => {
      await agv.report(change)
      return (await world.event('telemetry', ({ vehicle }) => vehicle.serial === 'agv-1')).telemetry.report
        .truckState
    }
    const running = (actionType: string, actionStatus: 'INITIALIZING' | 'RUNNING') => ({
      actionStates: [{ actionId: 'a', actionType, actionStatus }],
    })
    expect(await of({})).toBe('idle')
    expect(await of({ driving: true })).toBe('navigating')
    expect(await of({ driving: false, newBaseRequest: true })).toBe('waiting_for_segment')
    expect(await of(running('drop', 'RUNNING'))).toBe('disconnecting_trailer')
    expect(await of(running('drop', 'INITIALIZING'))).toBe('backing_trailer')
    expect(await of(running('pick', 'RUNNING'))).toBe('connecting_trailer')
    expect(await of(running('pick', 'INITIALIZING'))).toBe('backing_to_trailer')
    expect(await of({ paused: true })).toBe('hold')
    expect(await of({ operatingMode: 'MANUAL' })).toBe('manual')
    expect(await of({ safetyState: { eStop: 'MANUAL', fieldViolation: false } })).toBe('error')
    expect(await of({ errors: [{ errorType: 'x', errorLevel: 'FATAL' }] })).toBe('error')
    await agv.leave()
    await world.presence(false)
    expect(await world.telemetry()).toMatchObject({ report: { truckState: 'unavailable' } })
  })

  it('is online while it talks when it never says ONLINE, and gone 10 s after', async () => {
    const agv = world.unconnectedTruck(plain)
    await agv.connect(world.broker.url)
    await world.presence(true)
    await agv.sendRaw(agv.topic('connection'), '', true)
    await world.gateway.close()
    await world.startGateway()
    await agv.report()
    await world.event('presence', event => event.vehicle.serial === 'agv-1' && event.online)
    world.clock.advance(10_500)
    await world.event('presence', event => event.vehicle.serial === 'agv-1' && !event.online)
  })

  it('reports its load as the trailer, and the move of the order it works on', async () => {
    const agv = await world.truck(plain)
    await agv.report({
      loads: [{ loadId: 'trailer-1' }],
      orderId: `${MOVE_ID}.1`,
      edgeStates: [{ edgeId: 'e', sequenceId: 1, released: true }],
    })
    expect((await world.telemetry()).report).toMatchObject({
      trailerIsConnected: true,
      connectedTrailerId: 'trailer-1',
      activeMoveId: MOVE_ID,
    })
  })

  it('is spared what it cannot do', async () => {
    const agv = await world.truck(plain)
    await agv.report()
    await world.event('telemetry', ({ vehicle }) => vehicle.serial === 'agv-1')
    await world.gateway.assign(buildJob({ vehicle: plain, kind: 'run_route' }))
    expect(await world.result()).toMatchObject({
      outcome: 'rejected',
      reason: { code: 'unsupported_action' },
    })
    await world.gateway.assign(buildJob({ vehicle: plain, kind: 'stage' }))
    expect((await agv.nextOrder()).nodes.flatMap(node => node.actions)).toEqual([])
  })

  it('is taken off the charger before an order', async () => {
    const agv = await world.truck(plain)
    await agv.report({ batteryState: { batteryCharge: 40, charging: true } })
    await world.event('telemetry', ({ vehicle }) => vehicle.serial === 'agv-1')
    await world.gateway.assign(buildJob({ vehicle: plain }))
    await agv.nextInstantAction('stopCharging')
    await agv.report({ batteryState: { batteryCharge: 40, charging: false } })
    await agv.nextOrder()
  })

  it('does not get an order while it does not know where it is', async () => {
    const agv = await world.truck(plain)
    const agvPosition = { x: 0, y: 0, theta: 0, mapId: 'm', positionInitialized: false }
    await agv.report({ agvPosition })
    await world.event('telemetry', ({ vehicle }) => vehicle.serial === 'agv-1')
    const result = world.result()
    await world.gateway.assign(buildJob({ vehicle: plain }))
    for (let seconds = 0; seconds < 31; seconds += 3) {
      world.clock.advance(3_000)
      await agv.report()
      await world.event('telemetry', ({ vehicle }) => vehicle.serial === 'agv-1')
    }
    expect(await result).toMatchObject({ outcome: 'rejected', reason: { code: 'position_unknown' } })
  })
})

describe('what a truck sees', () => {
  const event = { profile: 'yard/1', moveId: MOVE_ID, zoneId: 'zone-1', details: { scacSerial: 'SWFT 1' } }
  const observed = () => world.events.all.filter(({ type }) => type === 'observed')

  it('MV-ENT-15 is told of trailers and of empty spots, and of nothing else', async () => {
    await truck.publish('yardEvents', { ...event, eventId: 'e1', type: 'trailerObserved' })
    await truck.publish('yardEvents', { ...event, eventId: 'e2', type: 'bagSaved' })
    await truck.publish('yardEvents', { ...event, eventId: 'e3', type: 'spotObserved', details: {} })
    await world.events.next(event => event.type === 'observed' && event.trailer === null)
    const vehicle = { manufacturer: 'tractrix', serial: 'bwi-av-01' }
    expect(observed()).toEqual([
      { type: 'observed', vehicle, zoneId: 'zone-1', moveId: MOVE_ID, trailer: { scacSerial: 'SWFT 1' } },
      { type: 'observed', vehicle, zoneId: 'zone-1', moveId: MOVE_ID, trailer: null },
    ])
  })
})
