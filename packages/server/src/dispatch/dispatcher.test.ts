import { type Move, manualCompleteReasons } from '@tractrix/domain/moves'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Job } from '../fleet/index.ts'
import { cancelMoves } from '../moves/actions/cancel-moves.ts'
import { completeMove } from '../moves/actions/complete-move.ts'
import { createPendingMove } from '../moves/actions/create-move.ts'
import { forceDeleteMoves } from '../moves/actions/delete-moves.ts'
import { addYard, type TestYard, wish } from '../moves/test-yard.ts'
import { historyOf } from '../platform/event-log/test-events.ts'
import type { LiveTrucks } from '../trucks/index.ts'
import { setZoneEnabled } from '../zones/index.ts'
import { createDynamicNoGoForZone, deleteDynamicNoGoZone } from '../zones/no-go-regions.ts'
import { Dispatcher } from './dispatcher.ts'
import {
  placeOf,
  readMove,
  report,
  type ScriptedPort,
  stallAndDock,
  testDispatch,
  testFleet,
} from './test-dispatch.ts'

let server: Awaited<ReturnType<typeof testDispatch>>
let yard: TestYard
let name: string
let port: ScriptedPort
let trucks: LiveTrucks
let dispatcher: Dispatcher
let yards = 0

/** The slow timer must not do what news should. */
const NEVER_MS = 3_600_000

beforeAll(async () => {
  server = await testDispatch()
})
afterAll(() => server.close())
beforeEach(async () => {
  name = `drive${++yards}`
  yard = await addYard(server.app, name)
  const fleet = await testFleet(server.app)
  port = fleet.port
  trucks = fleet.trucks
  dispatcher = new Dispatcher(server.app, port, { everyMs: NEVER_MS })
  await dispatcher.start()
})
afterEach(async () => {
  await dispatcher.close()
  await trucks.close()
})

const serial = () => `${name}-av-01`
const queue = (changes = {}) => createPendingMove(server.app, yard.actor, yard.siteId, wish(changes))
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 8_000, interval: 10 })
const untilStatus = (move: Move, status: string) =>
  until(async () => expect((await readMove(server.app, move.id)).status).toBe(status))
const jobOf = async (move: Move, attempt = 1): Promise<Job> => {
  const wanted = () => port.assigned.find(job => job.moveId === move.id && job.attempt === attempt)
  await until(() => expect(wanted()).toBeDefined())
  return wanted()!
}
const eventsOf = (move: Move) => historyOf(server.app.db.kysely, move.id)

async function readyTruck(): Promise<string> {
  const id = await yard.addTruck('AV-01')
  await trucks.fleet.reload()
  report({ app: server.app, port }, serial())
  return id
}

/** A trailer move that the one truck has accepted. */
async function underWay() {
  const truck = await readyTruck()
  const places = await stallAndDock(yard)
  const move = await queue(places.asked)
  const job = await jobOf(move)
  port.progress(job, 'accepted')
  await until(async () => expect(await eventsOf(move)).toContain('accepted'))
  return { ...places, truck, move, job }
}

describe('a move that a testing tool deletes', () => {
  it('MV-OPEN-93 calls its truck back, keeps the trailer where it really is, and frees the truck', async () => {
    const { move, job, truck, trailer } = await underWay()
    port.progress(job, 'picked_up')
    await until(async () => expect(await eventsOf(move)).toContain('picked_up'))
    await forceDeleteMoves(server.app, yard.actor, yard.siteId, [move.id])
    await until(() => expect(port.canceled).toEqual([{ serial: serial(), moveId: move.id, attempt: 1 }]))
    port.progress(job, 'dropped')
    await until(async () =>
      expect(await placeOf(server.app, trailer)).toMatchObject({ inTransit: false, truckId: null }),
    )
    port.result(job, 'canceled')
    const next = await queue((await stallAndDock(yard, '2')).asked)
    await untilStatus(next, 'in_progress')
    expect((await readMove(server.app, next.id)).truck?.id).toBe(truck)
    expect(await eventsOf(move)).toEqual([
      'created',
      'assigned',
      'accepted',
      'picked_up',
      'deleted',
      'dropped',
    ])
  })

  it('MV-MUT-15 a zone that opens again starts what waited for it', async () => {
    await readyTruck()
    await server.app.db.kysely
      .updateTable('sites')
      .set({ config: JSON.stringify({ enableDynamicNoGo: true }) })
      .where('id', '=', yard.siteId)
      .execute()
    const { dock, asked } = await stallAndDock(yard)
    const region = await createDynamicNoGoForZone(server.app, yard.actor, yard.siteId, dock)
    const move = await queue(asked)
    await until(async () => expect((await readMove(server.app, move.id)).waitReasons).toHaveLength(1))
    await deleteDynamicNoGoZone(server.app, yard.actor, yard.siteId, region.id)
    await untilStatus(move, 'in_progress')
  })
})

describe('a move that goes well', () => {
  it('MV-ENT-02 moves the trailer along and ends complete with its duration', async () => {
    const { move, job, truck, trailer, dock } = await underWay()
    server.app.clock.advance(30_000)
    port.progress(job, 'picked_up')
    await until(async () =>
      expect(await placeOf(server.app, trailer)).toEqual({ zoneId: null, inTransit: true, truckId: truck }),
    )
    server.app.clock.advance(45_000)
    port.progress(job, 'dropped')
    port.result(job, 'complete')
    await untilStatus(move, 'complete')
    expect(await placeOf(server.app, trailer)).toEqual({ zoneId: dock, inTransit: false, truckId: null })
    expect(await readMove(server.app, move.id)).toMatchObject({
      completedAt: server.app.clock.now().toISOString(),
      moveDuration: 75,
      truck: { id: truck },
    })
    expect(await eventsOf(move)).toEqual([
      'created',
      'assigned',
      'accepted',
      'picked_up',
      'dropped',
      'completed',
    ])
  })

  it('counts everything that is told twice once', async () => {
    const { move, job, trailer, dock } = await underWay()
    for (const phase of ['accepted', 'picked_up', 'picked_up', 'dropped', 'picked_up', 'dropped'] as const)
      port.progress(job, phase)
    port.result(job, 'complete')
    port.progress(job, 'picked_up')
    port.result(job, 'complete')
    port.result(job, 'failed')
    await dispatcher.idle()
    await untilStatus(move, 'complete')
    expect(await placeOf(server.app, trailer)).toEqual({ zoneId: dock, inTransit: false, truckId: null })
    expect(await eventsOf(move)).toEqual([
      'created',
      'assigned',
      'accepted',
      'picked_up',
      'dropped',
      'completed',
    ])
  })

  it('puts the trailer down even when the word of it was lost', async () => {
    const { move, job, trailer, dock } = await underWay()
    port.result(job, 'complete')
    await untilStatus(move, 'complete')
    expect((await placeOf(server.app, trailer)).zoneId).toBe(dock)
  })

  it('believes the truck when our record had another trailer in the spot', async () => {
    const { move, job, trailer, dock } = await underWay()
    port.progress(job, 'picked_up')
    const ghost = await yard.addTrailer('ghost', { zoneId: dock })
    port.progress(job, 'dropped')
    port.result(job, 'complete')
    await untilStatus(move, 'complete')
    expect((await placeOf(server.app, trailer)).zoneId).toBe(dock)
    expect((await placeOf(server.app, ghost)).zoneId).toBeNull()
  })

  it('starts the next move as soon as the truck is free', async () => {
    const { move, job } = await underWay()
    const next = await queue((await stallAndDock(yard, '2')).asked)
    await until(async () =>
      expect((await readMove(server.app, next.id)).waitReasons[0]?.code).toBe('all_trucks_busy'),
    )
    port.result(job, 'complete')
    await untilStatus(move, 'complete')
    expect((await jobOf(next)).vehicle.serial).toBe(serial())
  })

  it('looks again when a zone opens', async () => {
    const { dock, asked } = await stallAndDock(yard)
    const move = await queue(asked)
    const setDock = (enabled: boolean) =>
      setZoneEnabled(server.app, yard.actor, yard.siteId, { id: dock, enabled, enabledSource: 'human' })
    await setDock(false)
    await readyTruck()
    await until(async () =>
      expect((await readMove(server.app, move.id)).waitReasons[0]?.code).toBe('destination_disabled'),
    )
    await setDock(true)
    expect((await jobOf(move)).to?.zoneId).toBe(dock)
  })
})

describe('a move that goes wrong', () => {
  it('ends in error with the words of the truck, and frees it', async () => {
    const { move, job } = await underWay()
    port.result(job, 'failed', 'action_failed', 'no kingpin')
    await untilStatus(move, 'error')
    expect(await readMove(server.app, move.id)).toMatchObject({
      errorMessage: 'no kingpin',
      erroredAt: server.app.clock.now().toISOString(),
    })
    const next = await queue((await stallAndDock(yard, '2')).asked)
    await jobOf(next)
  })

  it('goes back to the queue when the truck refuses, says why, and tries again after a while', async () => {
    const { move, job, truck } = await underWay()
    port.result(job, 'rejected', 'order_rejected', 'no fuel')
    await untilStatus(move, 'pending')
    await until(async () =>
      expect((await readMove(server.app, move.id)).waitReasons).toEqual([
        {
          code: 'truck_rejected',
          message: 'AV-01 did not accept the move: no fuel',
          args: { truck: 'AV-01', detail: 'no fuel' },
          truckId: truck,
          helps: 'show-truck',
        },
      ]),
    )
    expect(await readMove(server.app, move.id)).toMatchObject({
      truck: null,
      inProgressAt: null,
      pendingAt: move.pendingAt,
    })
    expect(port.assigned).toHaveLength(1)
    server.app.clock.advance(30_000)
    report({ app: server.app, port }, serial())
    dispatcher.askAll()
    expect(await jobOf(move, 2)).toMatchObject({ attempt: 2, kind: 'trailer' })
  })

  it('MV-OPEN-81 MV-OPEN-83 MV-ACT-02 the third refusal is an error with a rejected code, from where it is completed by hand', async () => {
    const { move } = await underWay()
    for (const [attempt, pauseMs] of [
      [1, 30_000],
      [2, 60_000],
    ] as const) {
      // Not a refusal: the truck was never asked.
      port.result(await jobOf(move, 2 * attempt - 1), 'rejected', 'vehicle_offline')
      await untilStatus(move, 'pending')
      server.app.clock.advance(600_000)
      report({ app: server.app, port }, serial())
      dispatcher.askAll()
      port.result(await jobOf(move, 2 * attempt), 'rejected', 'order_rejected', 'no fuel.')
      await untilStatus(move, 'pending')
      server.app.clock.advance(600_000 + pauseMs)
      report({ app: server.app, port }, serial())
      dispatcher.askAll()
    }
    port.result(await jobOf(move, 5), 'rejected', 'no_echo', 'The truck did not take the order.')
    await untilStatus(move, 'error')
    const now = server.app.clock.now().toISOString()
    const refused = await readMove(server.app, move.id)
    expect(refused).toMatchObject({
      rejectedCode: 'system_exception',
      rejectedAt: now,
      erroredAt: now,
      reassignedAt: null,
      errorMessage: 'The move was refused 3 times, last by AV-01: The truck did not take the order.',
    })
    expect(manualCompleteReasons(refused)).toEqual([])
  })

  it('a refusal with the trailer already on the truck is an error', async () => {
    const { move, job, trailer, truck } = await underWay()
    port.progress(job, 'picked_up')
    port.result(job, 'rejected', 'order_rejected')
    await untilStatus(move, 'error')
    expect(await placeOf(server.app, trailer)).toMatchObject({ inTransit: true, truckId: truck })
  })

  it('carries on from the start when the truck lost its order before it had the trailer', async () => {
    const { move, job } = await underWay()
    port.result(job, 'lost', 'order_forgotten')
    expect(await jobOf(move, 2)).toMatchObject({ kind: 'trailer', from: { name: 'P1' } })
    expect((await readMove(server.app, move.id)).status).toBe('in_progress')
  })

  it('carries on with the rest of the way when the truck lost its order with the trailer, once it is back', async () => {
    const { move, job, trailer } = await underWay()
    port.progress(job, 'picked_up')
    report({ app: server.app, port }, serial(), { truckState: 'manual', trailerIsConnected: true })
    port.result(job, 'lost', 'order_forgotten')
    await until(async () => expect(await eventsOf(move)).toContain('lost'))
    await dispatcher.idle()
    expect(port.assigned).toHaveLength(1)
    report({ app: server.app, port }, serial(), { trailerIsConnected: true })
    const rest = await jobOf(move, 2)
    expect(rest).toMatchObject({ kind: 'trailer_attached', from: null, to: { name: 'D1' } })
    port.result(rest, 'complete')
    await untilStatus(move, 'complete')
    expect((await placeOf(server.app, trailer)).inTransit).toBe(false)
  })

  it('a refusal of the rest of the way is an error: in the queue it would wait for ever', async () => {
    const { move, job, trailer } = await underWay()
    port.progress(job, 'picked_up')
    report({ app: server.app, port }, serial(), { trailerIsConnected: true })
    port.result(job, 'lost', 'order_forgotten')
    port.result(await jobOf(move, 2), 'rejected', 'order_rejected', 'no way to the dock')
    await untilStatus(move, 'error')
    expect((await readMove(server.app, move.id)).errorMessage).toBe('no way to the dock')
    expect((await placeOf(server.app, trailer)).inTransit).toBe(true)
  })

  it('believes a truck that hitched the trailer and forgot to say so, and goes on from there', async () => {
    const { move, job, trailer, truck } = await underWay()
    const hitched = { trailerIsConnected: true, connectedTrailerId: trailer }
    report({ app: server.app, port }, serial(), hitched)
    port.result(job, 'lost', 'order_forgotten')
    expect(await jobOf(move, 2)).toMatchObject({ kind: 'trailer_attached', to: { name: 'D1' } })
    expect(await placeOf(server.app, trailer)).toEqual({ zoneId: null, inTransit: true, truckId: truck })
  })

  it('ends a move that was begun with a battery that is low by now', async () => {
    const { move, job } = await underWay()
    report({ app: server.app, port }, serial(), { batteryPercentage: 12 })
    port.result(job, 'lost', 'order_forgotten')
    expect(await jobOf(move, 2)).toMatchObject({ kind: 'trailer' })
  })

  it('is complete when the truck forgot the order after it had set the trailer down', async () => {
    const { move, job, trailer, dock } = await underWay()
    for (const phase of ['picked_up', 'dropped'] as const) port.progress(job, phase)
    port.result(job, 'lost', 'order_forgotten')
    await untilStatus(move, 'complete')
    expect((await placeOf(server.app, trailer)).zoneId).toBe(dock)
  })

  it('gives a truck that forgets again and again more and more time', async () => {
    const { move, job } = await underWay()
    const look = async () => {
      report({ app: server.app, port }, serial())
      dispatcher.askAll()
      await dispatcher.idle()
      return port.assigned.length
    }
    port.result(job, 'lost', 'order_forgotten')
    port.result(await jobOf(move, 2), 'lost', 'order_forgotten')
    await dispatcher.idle()
    expect(await look()).toBe(2)
    server.app.clock.advance(29_000)
    expect(await look()).toBe(2)
    server.app.clock.advance(1_000)
    expect(await look()).toBe(3)
    port.result(await jobOf(move, 3), 'lost', 'order_forgotten')
    await dispatcher.idle()
    server.app.clock.advance(59_000)
    expect(await look()).toBe(3)
    server.app.clock.advance(1_000)
    expect(await look()).toBe(4)
  })

  it('leaves a truck that refuses every move alone, however many are queued', async () => {
    await readyTruck()
    for (let place = 0; place < 12; place++) await queue((await stallAndDock(yard, `${place}`)).asked)
    const refuseAll = async () => {
      for (let told = -1; told < port.assigned.length; ) {
        told = port.assigned.length
        const last = port.assigned.at(-1)
        if (last) port.result(last, 'rejected', 'order_rejected', 'no')
        await dispatcher.idle()
        dispatcher.askAll()
        await dispatcher.idle()
      }
      return port.assigned.length
    }
    expect(await refuseAll()).toBe(3)
    server.app.clock.advance(29_000)
    report({ app: server.app, port }, serial())
    expect(await refuseAll()).toBe(3)
    const [waiting] = await server.app.db.kysely
      .selectFrom('moves')
      .select('wait_reasons')
      .where('site_id', '=', yard.siteId)
      .where('attempt', '=', 0)
      .execute()
    expect(waiting?.wait_reasons).toMatchObject([
      { message: 'AV-01 did not accept the move: it has refused several moves in a row' },
    ])
    server.app.clock.advance(1_000)
    report({ app: server.app, port }, serial())
    expect(await refuseAll()).toBe(4)
    server.app.clock.advance(59_000)
    report({ app: server.app, port }, serial())
    expect(await refuseAll()).toBe(4)
  })

  it('a truck that cannot do one kind of move still gets the others', async () => {
    await readyTruck()
    for (let place = 0; place < 5; place++) await queue((await stallAndDock(yard, `${place}`)).asked)
    for (let told = 1; told <= 5; told++) {
      await until(() => expect(port.assigned).toHaveLength(told))
      port.result(port.assigned.at(-1)!, 'rejected', 'unsupported_action')
      await dispatcher.idle()
    }
  })

  it('leaves a move in progress while its truck is away, and tells why it hangs until the truck is back', async () => {
    const { move } = await underWay()
    const vehicle = { manufacturer: 'tractrix', serial: serial() }
    const reasons = async () => {
      dispatcher.askAll()
      await dispatcher.idle()
      const { status, waitReasons } = await readMove(server.app, move.id)
      return [status, ...waitReasons.map(({ message }) => message)]
    }
    expect(await reasons()).toEqual(['in_progress'])
    port.emit({ type: 'presence', vehicle, online: false, at: server.app.clock.now().toISOString() })
    server.app.clock.advance(60_000)
    expect(await reasons()).toEqual(['in_progress', 'AV-01 has not reported for 1 minute'])
    server.app.clock.advance(59_000)
    expect(await reasons()).toEqual(['in_progress', 'AV-01 has not reported for 1 minute'])
    expect(port.assigned).toHaveLength(1)
    report({ app: server.app, port }, serial(), { activeMoveId: move.id, truckState: 'navigating' })
    expect(await reasons()).toEqual(['in_progress'])
  })

  it('tells why a truck that lost its order does not get it again, and forgets that when the move ends', async () => {
    const { move, job } = await underWay()
    report({ app: server.app, port }, serial(), { truckState: 'manual' })
    port.result(job, 'lost', 'order_forgotten')
    const told = async () => (await readMove(server.app, move.id)).waitReasons.map(({ message }) => message)
    await until(async () => expect(await told()).toEqual(['AV-01 is not ready: it is in state Manual']))
    report({ app: server.app, port }, serial())
    port.result(await jobOf(move, 2), 'lost', 'order_forgotten')
    const forgot = 'AV-01 forgot the order more than once and is asked again in a while'
    await until(async () => expect(await told()).toEqual([forgot]))
    server.app.clock.advance(30_000)
    report({ app: server.app, port }, serial())
    dispatcher.askAll()
    port.result(await jobOf(move, 3), 'failed', 'action_failed')
    await untilStatus(move, 'error')
    expect(await told()).toEqual([])
  })

  it('a move that ends while its truck cannot go on has no reason to wait any more', async () => {
    const { move, job } = await underWay()
    report({ app: server.app, port }, serial(), { paused: true, activeMoveId: move.id })
    const told = async () => (await readMove(server.app, move.id)).waitReasons.map(({ message }) => message)
    await until(async () => expect(await told()).toEqual(['AV-01 cannot go on: it is paused']))
    port.result(job, 'complete')
    await untilStatus(move, 'complete')
    expect(await told()).toEqual([])
  })

  it('ignores reports of vehicles on orders that they were not given', async () => {
    const { move, job, trailer, stall } = await underWay()
    await yard.addTruck('AV-02')
    await trucks.fleet.reload()
    const stranger = { ...job, vehicle: { manufacturer: 'tractrix', serial: `${name}-av-02` } }
    port.progress(stranger, 'picked_up')
    port.result(stranger, 'complete')
    port.result({ ...job, attempt: 9 }, 'complete')
    port.result({ ...job, moveId: '00000000-0000-4000-8000-000000000000' }, 'complete')
    await dispatcher.idle()
    expect((await readMove(server.app, move.id)).status).toBe('in_progress')
    expect((await placeOf(server.app, trailer)).zoneId).toBe(stall)
  })
})

describe('cancel', () => {
  it('MV-STA-07 is told to the truck; the truck is free when it says that it stopped', async () => {
    const { move, job } = await underWay()
    await cancelMoves(server.app, yard.actor, yard.siteId, [move.id])
    await until(() => expect(port.canceled).toEqual([{ serial: serial(), moveId: move.id, attempt: 1 }]))
    const next = await queue((await stallAndDock(yard, '2')).asked)
    await until(async () => expect((await readMove(server.app, next.id)).waitReasons).not.toEqual([]))
    port.result(job, 'canceled')
    await jobOf(next)
    expect((await readMove(server.app, move.id)).status).toBe('canceled')
    expect(await eventsOf(move)).toContain('cancel_confirmed')
  })

  it('MV-STA-07 a truck that was faster has still moved the trailer; the move stays canceled', async () => {
    const { move, job, trailer, dock } = await underWay()
    await cancelMoves(server.app, yard.actor, yard.siteId, [move.id])
    port.progress(job, 'picked_up')
    port.progress(job, 'dropped')
    port.result(job, 'complete')
    await dispatcher.idle()
    await until(async () => expect((await placeOf(server.app, trailer)).zoneId).toBe(dock))
    expect((await readMove(server.app, move.id)).status).toBe('canceled')
  })

  it('MV-STA-09 a move completed by hand is called back from its truck', async () => {
    const { move } = await underWay()
    await completeMove(server.app, yard.actor, yard.siteId, {
      id: move.id,
      toZoneId: null,
      truckId: null,
      expectedUpdatedAt: null,
    })
    await until(() => expect(port.canceled).toHaveLength(1))
  })

  it('is told again when the line to the fleet was down', async () => {
    const { move } = await underWay()
    port.isDown = true
    await cancelMoves(server.app, yard.actor, yard.siteId, [move.id])
    await until(async () => {
      const order = await server.app.db.kysely
        .selectFrom('fleet_orders')
        .select('state')
        .where('move_id', '=', move.id)
        .executeTakeFirst()
      expect(order?.state).toBe('canceling')
    })
    await dispatcher.idle()
    expect(port.canceled).toEqual([])
    port.isDown = false
    dispatcher.askAll()
    await until(() => expect(port.canceled).toHaveLength(1))
  })

  it('a stop at the truck that nobody here asked for cancels the move', async () => {
    const { move, job } = await underWay()
    port.result(job, 'canceled')
    await untilStatus(move, 'canceled')
  })
})

it('an open order that nobody looks after is taken up by the next run, and only once', async () => {
  const { job } = await underWay()
  const look = async () => {
    dispatcher.askAll()
    await dispatcher.idle()
    return port.adopted.filter(({ job: open }) => open.moveId === job.moveId)
  }
  expect(await look()).toEqual([])
  port.jobs.clear()
  expect(await look()).toEqual([{ job, state: 'accepted', cancels: 0 }])
  expect(await look()).toHaveLength(1)
})

describe('start', () => {
  it('hands the open orders to the fleet, asks the trucks, and carries on', async () => {
    const { move, job, trailer, dock } = await underWay()
    await dispatcher.close()
    await trucks.close()
    const fleet = await testFleet(server.app)
    port = fleet.port
    trucks = fleet.trucks
    dispatcher = new Dispatcher(server.app, port, { everyMs: NEVER_MS })
    await dispatcher.start()
    expect(port.adopted.filter(({ job: open }) => open.moveId === move.id)).toEqual([
      { job, state: 'accepted', cancels: 0 },
    ])
    expect(port.asked).toContain(serial())
    port.progress(job, 'picked_up')
    port.progress(job, 'dropped')
    port.result(job, 'complete')
    await untilStatus(move, 'complete')
    expect((await placeOf(server.app, trailer)).zoneId).toBe(dock)
  })
})
