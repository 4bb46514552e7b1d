import type { Move } from '@tractrix/domain/moves'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assignMoveToPlaygroundTruck } from '../moves/actions/assign-playground-truck.ts'
import { cancelMoves } from '../moves/actions/cancel-moves.ts'
import { createPendingMove } from '../moves/actions/create-move.ts'
import { addYard, type TestYard, testApp, wish } from '../moves/test-yard.ts'
import { eventsOf } from '../platform/event-log/test-events.ts'
import type { LiveTrucks } from '../trucks/index.ts'
import { listNoGoRegions } from '../zones/index.ts'
import { createDynamicNoGoForZone, deleteDynamicNoGoZone } from '../zones/no-go-regions.ts'
import { runDispatch } from './run-dispatch.ts'
import { readMove, report, type ScriptedPort, stallAndDock, testFleet } from './test-dispatch.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let name: string
let port: ScriptedPort
let trucks: LiveTrucks
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  name = `run${++yards}`
  yard = await addYard(app, name)
  const fleet = await testFleet(app)
  port = fleet.port
  trucks = fleet.trucks
})
afterEach(() => trucks.close())

const run = () => runDispatch(app, port, yard.siteId)
const queue = (changes = {}) => createPendingMove(app, yard.actor, yard.siteId, wish(changes))

/** Adds a truck that stands ready at a place. */
async function ready(truck: string, said: Parameters<typeof report>[2] = {}, changes = {}): Promise<string> {
  const id = await yard.addTruck(truck, changes)
  await trucks.fleet.reload()
  report({ app, port }, `${name}-${truck.toLowerCase()}`, said)
  return id
}

const codesOf = async (move: Move) => (await readMove(app, move.id)).waitReasons.map(({ code }) => code)

describe('dynamic no-go regions', () => {
  const closeZone = (zoneId: string) => createDynamicNoGoForZone(app, yard.actor, yard.siteId, zoneId)
  beforeEach(async () => {
    await app.db.kysely
      .updateTable('sites')
      .set({ config: JSON.stringify({ enableDynamicNoGo: true }) })
      .where('id', '=', yard.siteId)
      .execute()
  })

  it('MV-STA-17 MV-MUT-14 MV-MUT-15 a move that ends or starts within one waits with the reason, and goes when it is gone', async () => {
    await ready('AV-01')
    const { stall, dock, asked } = await stallAndDock(yard)
    const move = await queue(asked)
    const end = await closeZone(dock)
    await run()
    expect((await readMove(app, move.id)).waitReasons).toEqual([
      expect.objectContaining({
        code: 'destination_in_no_go',
        message: 'destination D1 lies in no-go region No-Go D1',
        zoneId: dock,
      }),
    ])
    await closeZone(stall)
    await run()
    expect(await codesOf(move)).toEqual(['start_in_no_go', 'destination_in_no_go'])
    await deleteDynamicNoGoZone(app, yard.actor, yard.siteId, end.id)
    await run()
    expect(await codesOf(move)).toEqual(['start_in_no_go'])
    const [start] = await listNoGoRegions(app.db.kysely, yard.siteId)
    await deleteDynamicNoGoZone(app, yard.actor, yard.siteId, start?.id ?? '')
    await run()
    expect((await readMove(app, move.id)).status).toBe('in_progress')
  })

  it('MV-STA-17 other moves go on, and so does one that is under way', async () => {
    await ready('AV-01')
    const driven = await queue((await stallAndDock(yard)).asked)
    await run()
    await closeZone((await readMove(app, driven.id)).toZone?.id ?? '')
    await ready('AV-02')
    const free = await queue((await stallAndDock(yard, '2')).asked)
    await run()
    expect((await readMove(app, driven.id)).status).toBe('in_progress')
    expect((await readMove(app, free.id)).status).toBe('in_progress')
  })
})

describe('stub trucks', () => {
  it('MV-ENT-21 MV-MUT-12 are given nothing by dispatch, and what they have is left alone', async () => {
    const stub = await yard.addTruck('PG-01')
    const internal_id = `pgTruck-${name}`
    await app.db.kysely.updateTable('trucks').set({ internal_id }).where('id', '=', stub).execute()
    await trucks.fleet.reload()
    report({ app, port }, internal_id)
    const waiting = await queue((await stallAndDock(yard)).asked)
    const given = await queue((await stallAndDock(yard, '2')).asked)
    await assignMoveToPlaygroundTruck(app, yard.actor, yard.siteId, { moveId: given.id, truckId: stub })
    const told = await run()
    expect([told?.jobs, told?.callBacks]).toEqual([[], []])
    expect(await codesOf(waiting)).toEqual(['no_available_truck'])
    expect((await readMove(app, given.id)).truck?.id).toBe(stub)
  })
})

describe('choosing a truck', () => {
  it('gives the move to the nearest ready truck, writes down why, and hands over a whole job', async () => {
    await ready('AV-01', { place: 20 })
    const near = await ready('AV-02', { place: 4 })
    const { stall, dock, trailer, asked } = await stallAndDock(yard, '1', { from: 5, to: 9 })
    const move = await queue({ ...asked, metadata: { enable_yard_inventory: true } })
    const told = await run()
    expect(await readMove(app, move.id)).toMatchObject({
      status: 'in_progress',
      truck: { id: near, name: 'AV-02' },
      inProgressAt: app.clock.now().toISOString(),
      waitReasons: [],
    })
    expect(told?.jobs).toEqual([
      {
        vehicle: { manufacturer: 'tractrix', serial: `${name}-av-02` },
        moveId: move.id,
        attempt: 1,
        kind: 'trailer',
        from: expect.objectContaining({
          zoneId: stall,
          name: 'P1',
          mapId: 'yard',
          zoneType: 'trailer_parking_spot',
        }),
        to: expect.objectContaining({ zoneId: dock, theta: Math.PI / 2 }),
        trailer: { id: trailer, scac: 'TEST', serial: '1', lengthMeters: 16.154, dimensionCode: 'standard' },
        metadata: { enable_yard_inventory: true },
      },
    ])
    expect(told?.jobs[0]?.from?.y).toBeCloseTo(50, 0)
    const assigned = (await eventsOf(app.db.kysely, move.id)).find(({ name }) => name === 'move.assigned')
    expect(assigned).toMatchObject({
      actorKind: 'dispatch',
      data: { reasons: [{ code: 'nearest', distanceMeters: 10 }] },
    })
  })

  it('MV-CST-03 serves by priority, then by age; a truck holds one move', async () => {
    await ready('AV-01')
    const wanted = []
    for (const [key, priority] of [
      ['old', 5],
      ['young', 5],
      ['urgent', 1],
    ] as const) {
      const { asked } = await stallAndDock(yard, key)
      wanted.push(await queue({ ...asked, priority }))
      app.clock.advance(1000)
    }
    report({ app, port }, `${name}-av-01`)
    const [old, young, urgent] = wanted as [Move, Move, Move]
    expect((await run())?.jobs.map(({ moveId }) => moveId)).toEqual([urgent.id])
    expect(await codesOf(old)).toEqual(['all_trucks_busy'])
    expect(await codesOf(young)).toEqual(['all_trucks_busy'])
    await ready('AV-02')
    expect((await run())?.jobs.map(({ moveId }) => moveId)).toEqual([old.id])
  })

  it('MV-OPEN-23 uses internal trucks, but neither unavailable nor read-only ones', async () => {
    await ready('AV-01', {}, { availability: 'unavailable' })
    await ready('AV-02', {}, { readOnly: true })
    const { asked } = await stallAndDock(yard)
    const move = await queue(asked)
    await run()
    expect(await codesOf(move)).toEqual(['no_available_truck'])
    const internal = await ready('AV-03', {}, { availability: 'internal' })
    await run()
    expect((await readMove(app, move.id)).truck?.id).toBe(internal)
  })

  it('prefers no truck of another site, however near', async () => {
    const other = await addYard(app, `other${yards}`)
    await other.addTruck('AV-01')
    await trucks.fleet.reload()
    report({ app, port }, `other${yards}-av-01`)
    const { asked } = await stallAndDock(yard)
    const move = await queue(asked)
    expect((await run())?.jobs).toEqual([])
    expect(await codesOf(move)).toEqual(['no_available_truck'])
  })

  it.each([
    ['its battery is low', { batteryPercentage: 19.9 }, 'trucks_low_battery', 'requested_truck_low_battery'],
    [
      'its emergency stop is pressed',
      { eStopReleased: false },
      'no_ready_truck',
      'requested_truck_not_ready',
    ],
    ['a person drives it', { autonomyActive: false }, 'no_ready_truck', 'requested_truck_not_ready'],
    ['it is paused', { paused: true }, 'no_ready_truck', 'requested_truck_not_ready'],
    ['it is in error', { truckState: 'error' }, 'no_ready_truck', 'requested_truck_not_ready'],
    ['it takes no orders', { taskable: false }, 'no_ready_truck', 'requested_truck_not_ready'],
    ['it is lost', { position: null }, 'no_ready_truck', 'requested_truck_not_ready'],
    [
      'it pulls a trailer',
      { trailerIsConnected: true },
      'truck_holds_trailer',
      'requested_truck_has_trailer',
    ],
    ['it works for somebody else', { activeMoveId: '1' }, 'all_trucks_busy', 'requested_truck_busy'],
    [
      'it works for somebody else and takes no orders meanwhile',
      { activeMoveId: '1', autonomyActive: false },
      'all_trucks_busy',
      'requested_truck_busy',
    ],
  ] as const)('waits while %s, and says so', async (_why, said, anyCode, requestedCode) => {
    const truck = await ready('AV-01', said)
    const anyTruck = await stallAndDock(yard, '1')
    const thisTruck = await stallAndDock(yard, '2')
    const free = await queue(anyTruck.asked)
    const bound = await queue({ ...thisTruck.asked, requestedTruckId: truck })
    expect((await run())?.jobs).toEqual([])
    expect(await codesOf(free)).toEqual([anyCode])
    expect(await codesOf(bound)).toEqual([requestedCode])
    expect((await readMove(app, bound.id)).waitReasons[0]).toMatchObject({
      truckId: truck,
      helps: 'show-truck',
    })
  })

  it('says that trucks are busy when one of them works, and not because another one stands about with a trailer', async () => {
    await ready('AV-01', { trailerIsConnected: true })
    await ready('AV-02', { activeMoveId: '1' })
    const move = await queue((await stallAndDock(yard, '1')).asked)
    await run()
    expect(await codesOf(move)).toEqual(['all_trucks_busy'])
  })

  it('MV-TRK-05 OP-CNB-02 waits for a truck that has fallen silent', async () => {
    const truck = await ready('AV-01')
    const { asked } = await stallAndDock(yard)
    const move = await queue({ ...asked, requestedTruckId: truck })
    app.clock.advance(7_000)
    await run()
    expect(await codesOf(move)).toEqual(['requested_truck_offline'])
    app.clock.advance(24_000)
    await run()
    expect(await codesOf(move)).toEqual(['requested_truck_stale'])
    report({ app, port }, `${name}-av-01`)
    expect((await run())?.jobs).toHaveLength(1)
  })

  it('takes the requested truck though another is nearer', async () => {
    const far = await ready('AV-01', { place: 50 })
    await ready('AV-02', { place: 5 })
    const { asked } = await stallAndDock(yard, '1', { from: 5 })
    const move = await queue({ ...asked, requestedTruckId: far })
    await run()
    expect((await readMove(app, move.id)).truck?.id).toBe(far)
  })

  it('sends a truck with a low battery to a charger when a person asks for it', async () => {
    const truck = await ready('AV-01', { batteryPercentage: 5 })
    const charger = await yard.addZone('C1', { zoneType: 'charging_station' })
    await queue({ type: 'go_to_charger', requestedTruckId: truck, toZoneId: charger })
    expect((await run())?.jobs).toMatchObject([
      { kind: 'go_to_charger', from: null, to: { zoneId: charger } },
    ])
  })

  it('gives an attached move to the truck that pulls its trailer', async () => {
    const trailer = await yard.addTrailer('7', { inTransit: true })
    const truck = await ready('AV-01', { trailerIsConnected: true }, { connectedTrailerId: trailer })
    const dock = await yard.addZone('D1', { zoneType: 'trailer_dock_spot' })
    await queue({ type: 'trailer_attached', requestedTruckId: truck, toZoneId: dock })
    expect((await run())?.jobs).toMatchObject([{ kind: 'trailer_attached', trailer: { id: trailer } }])
  })
})

describe('what the yard says', () => {
  const change = (table: 'zones' | 'trailers', id: string, values: object) =>
    app.db.kysely.updateTable(table).set(values).where('id', '=', id).execute()

  it('waits for a free and open destination, an open and filled start, a trailer that can move', async () => {
    await ready('AV-01')
    const { stall, dock, trailer, asked } = await stallAndDock(yard)
    const move = await queue(asked)
    const intruder = await yard.addTrailer('X')
    const waits = async (code: string) => {
      expect((await run())?.jobs).toEqual([])
      expect(await codesOf(move)).toEqual([code])
    }
    await change('trailers', intruder, { zone_id: dock })
    await waits('destination_occupied')
    expect((await readMove(app, move.id)).waitReasons).toEqual([
      {
        code: 'destination_occupied',
        message: 'destination D1 is occupied by TEST X',
        args: { zone: 'D1', trailer: 'TEST X' },
        zoneId: dock,
        trailerId: intruder,
        helps: 'move-trailer-away',
      },
    ])
    await change('trailers', intruder, { zone_id: null })
    await change('zones', dock, { enabled: false })
    await waits('destination_disabled')
    await change('zones', dock, { enabled: true })
    await change('zones', stall, { enabled: false })
    await waits('start_disabled')
    await change('zones', stall, { enabled: true })
    await change('trailers', trailer, { zone_id: null })
    await waits('start_empty')
    await change('trailers', intruder, { zone_id: stall })
    await waits('trailer_not_at_start')
    await change('trailers', intruder, { zone_id: null })
    await change('trailers', trailer, { in_transit: true })
    await waits('trailer_in_transit')
    await change('trailers', trailer, { in_transit: false, zone_id: stall, can_move: false })
    await waits('trailer_not_movable')
    await change('trailers', trailer, { can_move: true })
    expect((await run())?.jobs).toHaveLength(1)
  })

  it('MV-VAL-37 an attached trailer waits for its spot to become free', async () => {
    const trailer = await yard.addTrailer('7', { inTransit: true })
    const truck = await ready('AV-01', { trailerIsConnected: true }, { connectedTrailerId: trailer })
    const { stall } = await stallAndDock(yard)
    const move = await queue({ type: 'trailer_attached', requestedTruckId: truck, toZoneId: stall })
    await run()
    expect(await codesOf(move)).toEqual(['destination_occupied'])
  })

  it('writes and tells reasons only when they change', async () => {
    const { asked } = await stallAndDock(yard)
    const move = await queue(asked)
    const eventCount = async () => (await eventsOf(app.db.kysely, move.id)).length
    await run()
    const before = await eventCount()
    await run()
    await run()
    expect(await eventCount()).toBe(before)
    expect((await readMove(app, move.id)).updatedAt).toBe(move.updatedAt)
  })
})

describe('orders', () => {
  it('MV-STA-07 calls an order back once, and keeps the truck until it has stopped', async () => {
    await ready('AV-01')
    const first = await stallAndDock(yard, '1')
    const second = await stallAndDock(yard, '2')
    const move = await queue(first.asked)
    await run()
    await cancelMoves(app, yard.actor, yard.siteId, [move.id])
    const next = await queue(second.asked)
    expect((await run())?.callBacks.map(({ moveId, state }) => [moveId, state])).toEqual([
      [move.id, 'canceling'],
    ])
    expect((await run())?.callBacks).toEqual([])
    expect(await codesOf(next)).toEqual(['all_trucks_busy'])
  })

  it('many runs at once give one truck one move, in every round', async () => {
    for (let round = 0; round < 15; round++) {
      await ready(`AV-${round}`)
      const moves = []
      for (const key of ['a', 'b', 'c'])
        moves.push(await queue((await stallAndDock(yard, `${round}${key}`)).asked))
      const runs = await Promise.all([run(), run(), run(), run()])
      expect(runs.flatMap(one => one?.jobs ?? [])).toHaveLength(1)
      await cancelMoves(
        app,
        yard.actor,
        yard.siteId,
        moves.map(({ id }) => id),
      )
    }
  })

  it('a person cancels while dispatch assigns: the two always agree, in every round', async () => {
    for (let round = 0; round < 25; round++) {
      await ready(`AV-${round}`)
      const move = await queue((await stallAndDock(yard, `${round}`)).asked)
      await Promise.all([run(), cancelMoves(app, yard.actor, yard.siteId, [move.id])])
      await run()
      expect((await readMove(app, move.id)).status).toBe('canceled')
      const orders = await app.db.kysely
        .selectFrom('fleet_orders')
        .select('state')
        .where('move_id', '=', move.id)
        .execute()
      expect(orders.every(({ state }) => state === 'canceling')).toBe(true)
    }
  })

  it('does nothing, and reads almost nothing, where nothing waits', async () => {
    expect(await run()).toBeNull()
  })
})
