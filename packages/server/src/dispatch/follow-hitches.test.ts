import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPendingMove } from '../moves/actions/create-move.ts'
import { addYard, type TestYard, wish } from '../moves/test-yard.ts'
import { placeTrailer } from '../trailers/index.ts'
import { connectTrailer, type LiveTrucks } from '../trucks/index.ts'
import { BELIEVED_AFTER_MS } from './follow-hitches.ts'
import { runDispatch } from './run-dispatch.ts'
import {
  placeOf,
  readMove,
  report,
  type ScriptedPort,
  stallAndDock,
  testDispatch,
  testFleet,
} from './test-dispatch.ts'

const by = { actor: { kind: 'system' }, now: '2026-01-01T00:00:00.000Z' } as const

let server: Awaited<ReturnType<typeof testDispatch>>
let yard: TestYard
let port: ScriptedPort
let trucks: LiveTrucks
let truck: string
let name: string
let yards = 0

beforeAll(async () => {
  server = await testDispatch()
})
afterAll(() => server.close())
beforeEach(async () => {
  name = `hitch${++yards}`
  yard = await addYard(server.app, name)
  const fleet = await testFleet(server.app)
  port = fleet.port
  trucks = fleet.trucks
  truck = await yard.addTruck('AV-01')
  await trucks.fleet.reload()
})
afterEach(() => trucks.close())

type TelemetryChanges = NonNullable<Parameters<typeof report>[2]>

const sendReport = (telemetry: TelemetryChanges) =>
  report({ app: server.app, port }, `${name}-av-01`, telemetry)
const run = () => runDispatch(server.app, port, yard.siteId)
const asked = (changes: object) => createPendingMove(server.app, yard.actor, yard.siteId, wish(changes))

/** All trailers of the yard were written down just now, by the clock of the test. */
const writtenNow = () =>
  server.app.db.kysely
    .updateTable('trailers')
    .set({ updated_at: server.app.clock.now().toISOString() })
    .where('site_id', '=', yard.siteId)
    .execute()

/** A move that nobody can do, so that dispatch looks at the yard in any case. */
async function waitingMove() {
  const other = await yard.addTruck('AV-99')
  const staging = await yard.addZone('S1', { zoneType: 'staging' })
  return asked({ type: 'go_to_zone', source: 'mission_planning', toZoneId: staging, requestedTruckId: other })
}

/** Dispatch looks long after the last record. */
async function look(words: TelemetryChanges) {
  await writtenNow()
  server.app.clock.advance(BELIEVED_AFTER_MS)
  sendReport(words)
  return run()
}

describe('a truck that says another trailer than our records', () => {
  it('pulls the trailer that a person has written down in a spot: it is on the truck, and the spot is free', async () => {
    const { trailer, stall } = await stallAndDock(yard)
    await waitingMove()
    await writtenNow()
    const pulling = { trailerIsConnected: true, connectedTrailerId: trailer }
    server.app.clock.advance(BELIEVED_AFTER_MS - 1)
    sendReport(pulling)
    await run()
    expect(await placeOf(server.app, trailer)).toMatchObject({ zoneId: stall, truckId: null })
    server.app.clock.advance(1)
    sendReport(pulling)
    await run()
    expect(await placeOf(server.app, trailer)).toEqual({ zoneId: null, inTransit: true, truckId: truck })
  })

  it('is believed in the same run: nobody is sent to fetch that trailer', async () => {
    const { trailer, asked: wanted } = await stallAndDock(yard)
    await yard.addTruck('AV-02')
    await trucks.fleet.reload()
    const move = await asked(wanted)
    await writtenNow()
    server.app.clock.advance(BELIEVED_AFTER_MS)
    report({ app: server.app, port }, `${name}-av-02`)
    sendReport({ trailerIsConnected: true, connectedTrailerId: trailer })
    expect((await run())?.jobs).toEqual([])
    expect((await readMove(server.app, move.id)).waitReasons[0]?.code).toBe('trailer_in_transit')
  })

  it('pulls nothing any more: the truck can work again, the trailer is where nobody knows', async () => {
    const trailer = await yard.addTrailer('1', { zoneId: null, inTransit: true })
    await server.app.db.transaction(trx =>
      connectTrailer(trx, { id: truck, siteId: yard.siteId }, trailer, by),
    )
    const { asked: wanted } = await stallAndDock(yard, '2')
    await asked(wanted)
    const after = await look({ trailerIsConnected: false })
    expect(await placeOf(server.app, trailer)).toEqual({ zoneId: null, inTransit: false, truckId: null })
    expect(after?.jobs).toHaveLength(1)
  })

  it('has swapped one trailer for another', async () => {
    const first = await yard.addTrailer('1', { zoneId: null, inTransit: true })
    await server.app.db.transaction(trx => connectTrailer(trx, { id: truck, siteId: yard.siteId }, first, by))
    const { trailer: second } = await stallAndDock(yard, '2')
    await waitingMove()
    await look({ trailerIsConnected: true, connectedTrailerId: second })
    expect(await placeOf(server.app, first)).toEqual({ zoneId: null, inTransit: false, truckId: null })
    expect(await placeOf(server.app, second)).toEqual({ zoneId: null, inTransit: true, truckId: truck })
  })

  it('is looked at even when no move waits', async () => {
    const { trailer } = await stallAndDock(yard)
    await writtenNow()
    server.app.clock.advance(BELIEVED_AFTER_MS)
    sendReport({ trailerIsConnected: true, connectedTrailerId: trailer })
    await vi.waitFor(
      async () => {
        await run()
        expect(await placeOf(server.app, trailer)).toMatchObject({ truckId: truck })
      },
      { timeout: 8_000, interval: 50 },
    )
  })
})

describe('a truck is not believed', () => {
  const records = async () => {
    const { trailer, stall } = await stallAndDock(yard)
    await waitingMove()
    return { trailer, stall }
  }

  it('while it has an order, or a move that it lost', async () => {
    const { asked: wanted, trailer } = await stallAndDock(yard)
    const move = await asked(wanted)
    sendReport({})
    expect((await run())?.jobs).toHaveLength(1)
    const place = { inTransit: true, zoneId: null, moveId: null, ...by }
    await server.app.db.transaction(async trx => {
      await placeTrailer(trx, { trailerId: trailer, ...place })
      await connectTrailer(trx, { id: truck, siteId: yard.siteId }, trailer, by)
    })
    await look({ trailerIsConnected: false, activeMoveId: move.id })
    expect(await placeOf(server.app, trailer)).toMatchObject({ truckId: truck })
    await server.app.db.kysely.updateTable('fleet_orders').set({ state: 'failed' }).execute()
    await look({ trailerIsConnected: false, truckState: 'manual' })
    expect(await placeOf(server.app, trailer)).toMatchObject({ truckId: truck })
  })

  it('when it does not know which trailer it is, or names one that is not of the site', async () => {
    const { trailer, stall } = await records()
    const stranger = await addYard(server.app, `${name}-stranger`)
    const foreign = await stranger.addTrailer('1', { zoneId: await stranger.addZone('P1') })
    for (const connectedTrailerId of [null, foreign, 'EPAL-7', '00000000-0000-4000-8000-000000000000'])
      await look({ trailerIsConnected: true, connectedTrailerId })
    expect(await placeOf(server.app, trailer)).toMatchObject({ zoneId: stall })
    expect(await placeOf(server.app, foreign)).toMatchObject({ inTransit: false, truckId: null })
  })

  it('that it pulls nothing when it never tells of trailers', async () => {
    const trailer = await yard.addTrailer('1', { zoneId: null, inTransit: true })
    await server.app.db.transaction(trx =>
      connectTrailer(trx, { id: truck, siteId: yard.siteId }, trailer, by),
    )
    await waitingMove()
    await look({ trailerIsConnected: false, reportsTrailer: false })
    expect(await placeOf(server.app, trailer)).toMatchObject({ truckId: truck })
  })

  it('when it has told of the trailer before the last record or order, and only of other things since', async () => {
    const { trailer, stall } = await records()
    await writtenNow()
    const trailerReportedAt = server.app.clock.now().toISOString()
    server.app.clock.advance(BELIEVED_AFTER_MS)
    const pulling = { trailerIsConnected: true, connectedTrailerId: trailer }
    sendReport({ ...pulling, trailerReportedAt })
    await run()
    expect(await placeOf(server.app, trailer)).toMatchObject({ zoneId: stall })
    sendReport(pulling)
    await run()
    expect(await placeOf(server.app, trailer)).toMatchObject({ truckId: truck })
  })

  it('when it was last heard of a while ago', async () => {
    const { trailer, stall } = await records()
    await writtenNow()
    sendReport({ trailerIsConnected: true, connectedTrailerId: trailer })
    server.app.clock.advance(BELIEVED_AFTER_MS)
    await run()
    expect(await placeOf(server.app, trailer)).toMatchObject({ zoneId: stall })
  })
})
