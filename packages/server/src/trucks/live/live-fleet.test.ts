import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { report, type ScriptedPort, testFleet } from '../../dispatch/test-dispatch.ts'
import { addYard, ask, type TestYard, testApp } from '../../moves/test-yard.ts'
import { eventsOf } from '../../platform/event-log/test-events.ts'
import { startTrucks } from '../test-trucks.ts'
import { type FleetTick, fleetTicks } from './live-fleet.ts'
import type { LiveTrucks } from './live-trucks.ts'
import { TelemetryWriter } from './telemetry-writer.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let port: ScriptedPort
let trucks: LiveTrucks
let truck: string
let serial: string
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  const name = `fleet${++yards}`
  yard = await addYard(app, name)
  truck = await yard.addTruck('AV-01')
  serial = `${name}-av-01`
  const fleet = await testFleet(app)
  port = fleet.port
  trucks = fleet.trucks
})
afterEach(() => trucks.close())

const sendReport = (said: Parameters<typeof report>[2] = {}) => report({ app, port }, serial, said)
const now = () => trucks.fleet.telemetry(truck)

describe('live telemetry', () => {
  it('MV-ENT-23 stands for a silent truck with placeholders', () => {
    expect(now()).toMatchObject({
      truckId: truck,
      truckInternalId: serial,
      isDefault: true,
      isStale: true,
      connected: false,
      truckState: 'none',
      latitudeDegrees: null,
    })
  })

  it('turns meters of the site into degrees and theta into a heading', () => {
    sendReport({ place: 100, batteryPercentage: 55.5, trailerAngleRadians: 0.3 })
    expect(now()).toMatchObject({
      isDefault: false,
      isStale: false,
      connected: true,
      batteryPercentage: 55.5,
    })
    expect(now()?.latitudeDegrees).toBeCloseTo(39.17 + 1000 / 111_000, 4)
    expect(now()?.longitudeDegrees).toBeCloseTo(-76.67, 6)
    expect(now()).toMatchObject({ headingRadians: 0, trailerAngleRadians: 0.3 })
  })

  it('believes a truck that measures degrees itself', () => {
    sendReport({ latLon: { latitude: 39.2, longitude: -76.6 }, headingRadians: 1.5 })
    expect(now()).toMatchObject({ latitudeDegrees: 39.2, longitudeDegrees: -76.6, headingRadians: 1.5 })
  })

  it('MV-TRK-05 OP-CNB-02 goes offline after 7 s and stale after 30 s', () => {
    sendReport()
    app.clock.advance(6_999)
    expect(now()).toMatchObject({ connected: true, isStale: false })
    app.clock.advance(1)
    expect(now()).toMatchObject({ connected: false, isStale: false })
    app.clock.advance(23_000)
    expect(now()?.isStale).toBe(false)
    app.clock.advance(1)
    expect(now()?.isStale).toBe(true)
  })

  it('MV-TRK-05 MV-OPEN-94 judges by the time of receipt: a slow clock is fresh, a fast one goes stale', () => {
    for (const offset of [-40_000, 3_600_000]) {
      const reportedAt = new Date(app.clock.time + offset).toISOString()
      sendReport({ reportedAt, clockOffsetSeconds: offset / 1000 })
      expect(now()).toMatchObject({
        isStale: false,
        connected: true,
        updatedAt: app.clock.now().toISOString(),
        reportedAt,
        clockOffsetSeconds: offset / 1000,
      })
      app.clock.advance(30_001)
      expect(now()).toMatchObject({ isStale: true, connected: false })
    }
  })

  it('MV-OPEN-94 is not made fresh by what the broker had kept, whatever time that carries', () => {
    sendReport({
      receivedAt: null,
      reportedAt: new Date(app.clock.time + 3_600_000).toISOString(),
      batteryPercentage: 7,
    })
    expect(now()).toMatchObject({ isStale: true, isDefault: false, batteryPercentage: 7 })
    const receivedAt = app.clock.now().toISOString()
    sendReport()
    app.clock.advance(31_000)
    sendReport({ receivedAt: null, reportedAt: app.clock.now().toISOString() })
    expect(now()).toMatchObject({ isStale: true, updatedAt: receivedAt })
  })

  it('is disconnected at once when the broker says so', () => {
    sendReport()
    port.emit({
      type: 'presence',
      vehicle: { manufacturer: 'tractrix', serial },
      online: false,
      at: app.clock.now().toISOString(),
    })
    expect(now()?.connected).toBe(false)
  })

  it('knows no vehicle of another make by the same name', () => {
    expect(trucks.fleet.truckOf({ manufacturer: 'tractrix', serial })?.id).toBe(truck)
    expect(trucks.fleet.truckOf({ manufacturer: 'other', serial })).toBeNull()
    expect(trucks.fleet.truckOf({ manufacturer: 'tractrix', serial: 'constructor' })).toBeNull()
  })

  it('takes up a truck that was added since when it speaks', async () => {
    await yard.addTruck('AV-02')
    const vehicle = { manufacturer: 'tractrix', serial: serial.replace('01', '02') }
    expect(trucks.fleet.truckOf(vehicle)).toBeNull()
    port.emit({ type: 'unknown_vehicle', vehicle, at: app.clock.now().toISOString() })
    await vi.waitFor(() => expect(trucks.fleet.truckOf(vehicle)).not.toBeNull())
  })
})

it('knows a truck that was added while it talked already, and tells of one that is none of ours', async () => {
  const warn = vi.spyOn(app.log, 'warn')
  const vehicle = { manufacturer: 'tractrix', serial: serial.replace('01', '03') }
  const knock = () => port.emit({ type: 'unknown_vehicle', vehicle, at: app.clock.now().toISOString() })
  knock()
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith({ vehicle }, expect.stringContaining('no truck of ours')),
  )
  await yard.addTruck('AV-03')
  knock()
  await vi.waitFor(() => expect(trucks.fleet.truckOf(vehicle)).not.toBeNull())
  warn.mockRestore()
})

describe('ticks', () => {
  const listen = () => {
    const ticks: FleetTick[] = []
    const stop = app.live.subscribe({ topic: fleetTicks, id: yard.siteId }, tick => ticks.push(tick))
    return { ticks, stop }
  }

  it('tells what changed as one message for the site, and nothing when nothing did', async () => {
    await yard.addTruck('AV-02')
    await trucks.fleet.reload()
    trucks.fleet.tick()
    const { ticks, stop } = listen()
    sendReport({ place: 1 })
    sendReport({ place: 2 })
    report({ app, port }, serial.replace('01', '02'))
    trucks.fleet.tick()
    expect(ticks.map(tick => tick.trucks.map(({ truckInternalId }) => truckInternalId).sort())).toEqual([
      [serial, serial.replace('01', '02')],
    ])
    for (let i = 0; i < 10; i++) trucks.fleet.tick()
    expect(ticks).toHaveLength(1)
    stop()
  })

  it('tells a truck that time alone has made stale', () => {
    sendReport()
    for (let i = 0; i < 5; i++) trucks.fleet.tick()
    const { ticks, stop } = listen()
    app.clock.advance(31_000)
    for (let i = 0; i < 5; i++) trucks.fleet.tick()
    expect(ticks.map(tick => tick.trucks.map(({ isStale }) => isStale))).toEqual([[true]])
    stop()
  })
})

describe('the written state', () => {
  const written = async () =>
    (
      await app.db.kysely
        .selectFrom('truck_telemetry')
        .select('telemetry')
        .where('truck_id', '=', truck)
        .executeTakeFirst()
    )?.telemetry

  it('is written in batches and restored by the next start, stale until the truck speaks', async () => {
    sendReport({ place: 3, batteryPercentage: 42 })
    await trucks.close()
    expect(await written()).toMatchObject({ batteryPercentage: 42 })
    app.clock.advance(60_000)
    trucks = await startTrucks(app)
    expect(now()).toMatchObject({ batteryPercentage: 42, isDefault: false, isStale: true, connected: false })
  })

  it('is restored from what an earlier version wrote down, without the fields it did not know', async () => {
    sendReport({ batteryPercentage: 43 })
    await trucks.close()
    await sql`update truck_telemetry set telemetry = telemetry - 'clockOffsetSeconds' - 'reportedAt'`.execute(
      app.db.kysely,
    )
    trucks = await startTrucks(app)
    expect(now()).toMatchObject({ batteryPercentage: 43, clockOffsetSeconds: null, reportedAt: null })
  })

  it('is tried again after the database was away, with the newest word', async () => {
    const writer = new TelemetryWriter(app)
    sendReport({ batteryPercentage: 41 })
    writer.add(now()!)
    await app.db.kysely.schema.alterTable('truck_telemetry').renameTo('away').execute()
    await writer.write()
    await app.db.kysely.schema.alterTable('away').renameTo('truck_telemetry').execute()
    await writer.write()
    expect(await written()).toMatchObject({ batteryPercentage: 41 })
    await writer.close()
  })
})

describe('over the API', () => {
  const TRUCKS = `query($siteId: ID!) { getTrucks(siteId: $siteId) {
    id name internalId availability readOnly latestTelemetry { truckState batteryPercentage connected }
  } }`

  it('MV-QRY-09 answers the trucks of the site by name with their newest words', async () => {
    await yard.addTruck('AV-00', { availability: 'internal' })
    const other = await addYard(app, `other${yards}`)
    await other.addTruck('AV-01')
    sendReport()
    const { data } = await ask(app, yard.operator, TRUCKS, { siteId: yard.siteId })
    expect(data?.getTrucks).toEqual([
      expect.objectContaining({ name: 'AV-00', availability: 'internal' }),
      {
        id: truck,
        name: 'AV-01',
        internalId: serial,
        availability: 'available',
        readOnly: false,
        latestTelemetry: { truckState: 'idle', batteryPercentage: 80, connected: true },
      },
    ])
  })

  it('MV-ENT-20 MV-BUG-04 answers the version of its software as the truck told it, else as it was written down', async () => {
    const VERSION = 'query($siteId: ID!) { getTrucks(siteId: $siteId) { manifestVersionRef } }'
    const version = async () =>
      (await ask(app, yard.operator, VERSION, { siteId: yard.siteId })).data?.getTrucks
    expect(await version()).toEqual([{ manifestVersionRef: null }])
    await app.db.kysely
      .updateTable('trucks')
      .set({ manifest_version_ref: '2.0' })
      .where('id', '=', truck)
      .execute()
    expect(await version()).toEqual([{ manifestVersionRef: '2.0' }])
    sendReport({ manifestVersion: { source: 'release', versionRef: '2.96.4', versionCommit: null } })
    expect(await version()).toEqual([{ manifestVersionRef: '2.96.4' }])
  })

  const SET =
    'mutation($t: [TruckAvailabilityInput!]!) { updateTrucksAvailability(trucks: $t) { internalId availability updatedAt } }'
  const set = (t: unknown) => ask(app, yard.operator, SET, { t })

  it('MV-TRK-07 MV-MUT-19 sets availability and tells it', async () => {
    const change = [{ internalId: serial, availability: 'unavailable' }]
    const updatedAt = app.clock.now().toISOString()
    const answer = [{ ...change[0], updatedAt }]
    expect(await set(change)).toMatchObject({ data: { updateTrucksAvailability: answer }, codes: [] })
    const availability = { from: 'available', to: 'unavailable' }
    expect(await eventsOf(app.db.kysely, truck)).toMatchObject([
      { name: 'truck.availability_set', actorId: yard.operator.id, data: { changes: { availability } } },
    ])
  })

  it('MV-OPEN-07 MV-OPEN-23 changes all or none; read-only and foreign trucks are refused', async () => {
    await yard.addTruck('AV-RO', { readOnly: true })
    const other = await addYard(app, `foreign${yards}`)
    await other.addTruck('AV-01')
    const mine = { internalId: serial, availability: 'unavailable' }
    const readOnly = { ...mine, internalId: serial.replace('01', 'ro') }
    expect((await set([mine, readOnly])).codes).toEqual(['TRUCK_READ_ONLY'])
    for (const internalId of [`foreign${yards}-av-01`, 'nobody', '', "' or 1=1 --"])
      expect((await set([mine, { ...mine, internalId }])).codes).toEqual(['UNAUTHORIZED'])
    expect((await set([])).codes).toEqual(['UNAUTHORIZED'])
    const { data } = await ask(app, yard.operator, TRUCKS, { siteId: yard.siteId })
    expect(data?.getTrucks).toContainEqual(
      expect.objectContaining({ internalId: serial, availability: 'available' }),
    )
  })
})

describe('routes', () => {
  it('MV-SUB-05 keeps the newest way of a truck in degrees', () => {
    const vehicle = { manufacturer: 'tractrix', serial }
    expect(trucks.routes.of(serial)).toEqual({ truckInternalId: serial, moveId: null, mapCoordinates: [] })
    port.emit({ type: 'route', vehicle, moveId: 'm', points: [{ x: 0, y: 0, reverse: true }] })
    expect(trucks.routes.of(serial)).toEqual({
      truckInternalId: serial,
      moveId: 'm',
      mapCoordinates: [{ latitude: 39.17, longitude: -76.67, reverse: true }],
    })
    port.emit({ type: 'route', vehicle, moveId: null, points: [] })
    expect(trucks.routes.of(serial).mapCoordinates).toEqual([])
  })
})
