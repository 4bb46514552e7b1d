import { afterEach, describe, expect, it, vi } from 'vitest'
import { giveUpMove } from '../moves/actions/give-up-move.ts'
import { placeOf } from './test-dispatch.ts'
import { type Breed, RawFleet } from './test-raw-fleet.ts'

let fleet: RawFleet
afterEach(() => fleet.close())

const start = async (breed: Breed) => {
  fleet = await new RawFleet(breed).start()
  return fleet.ordered()
}

/** What the truck says of its load, by all messages in which it tells. */
function holds(trailerId: string | null) {
  if (fleet.hitch) fleet.hitch = { connected: trailerId !== null, trailerId }
  // A plain vehicle calls its load what it likes.
  return { loads: trailerId === null ? [] : [{ loadId: 'RFID_77' }] }
}

describe.each(['plain', 'yard'] as const)('the word of a %s truck of its load', breed => {
  it('MV-OPEN-81 stops a move whose order the truck forgot when it holds no trailer, whatever our records say', async () => {
    const { move, order, trailer, stall } = await start(breed)
    await fleet.progress(order, [])
    await fleet.progress(order, ['pick'], holds(trailer))
    expect(await placeOf(fleet.server.app, trailer)).toEqual({
      zoneId: null,
      inTransit: true,
      truckId: fleet.truckId,
    })
    await fleet.idle(holds(null))
    await fleet.pass(20)
    const says = 'AV-01 says that it holds no trailer, but should hold TEST 1'
    expect(await fleet.reasonsOf(move.id)).toEqual([says])
    expect((await fleet.move(move.id)).waitReasons[0]?.helps).toBe('give-up-move')

    await fleet.stopServer()
    await fleet.startServer()
    await fleet.pass(20)
    expect(await fleet.reasonsOf(move.id)).toEqual([says])
    expect(fleet.receivedCount('order')).toBe(1)

    const { app } = fleet.server
    await giveUpMove(app, fleet.yard.actor, fleet.yard.siteId, move.id)
    expect(await fleet.move(move.id)).toMatchObject({
      status: 'error',
      rejectedCode: 'system_exception',
      errorMessage: `${says}.`,
      waitReasons: [],
    })
    await fleet.pass(20)
    // At rest the truck's word is what the records follow; where the trailer stands nobody has seen.
    expect(await placeOf(app, trailer)).toEqual({ zoneId: null, inTransit: false, truckId: null })
    expect(fleet.receivedCount('order')).toBe(1)
    expect(stall).not.toBeNull()
  })

  it('goes on with the rest of the order when its word agrees with our records', async () => {
    const { move, order, trailer, dock } = await start(breed)
    await fleet.progress(order, [])
    await fleet.progress(order, ['pick'], holds(trailer))
    await fleet.idle()
    await fleet.pass(2)
    const rest = await fleet.truck.nextOrder()
    expect(rest.orderId).toBe(`${move.id}.2`)
    await fleet.progress(rest, [])
    await fleet.progress(rest, ['drop'], holds(null))
    await fleet.pass(1)
    expect((await fleet.move(move.id)).status).toBe('complete')
    expect((await placeOf(fleet.server.app, trailer)).zoneId).toBe(dock)
  })

  it('decides whether a trailer was picked up: nothing is written, and after a while the move is an error', async () => {
    const { move, order, trailer, stall } = await start(breed)
    await fleet.progress(order, [])
    await fleet.progress(order, ['pick'], holds(null))
    await fleet.pass(3)
    expect(await fleet.eventsOf(move.id)).not.toContain('picked_up')
    await fleet.pass(4)
    expect(await fleet.move(move.id)).toMatchObject({
      status: 'error',
      rejectedCode: 'system_exception',
      errorMessage: 'The truck should hold the trailer of its order, but says that it holds none.',
    })
    expect((await placeOf(fleet.server.app, trailer)).zoneId).toBe(stall)
    await fleet.pass(1)
    expect(fleet.receivedCount('cancelOrder')).toBeGreaterThan(0)
  })

  it('decides whether a trailer was set down: a finished order does not put it in the dock', async () => {
    const { move, order, trailer } = await start(breed)
    await fleet.progress(order, [])
    await fleet.progress(order, ['pick'], holds(trailer))
    await fleet.progress(order, ['pick', 'drop'])
    await fleet.pass(3)
    expect((await fleet.move(move.id)).status).toBe('in_progress')
    await fleet.pass(4)
    expect(await fleet.move(move.id)).toMatchObject({
      status: 'error',
      rejectedCode: 'system_exception',
      errorMessage: 'The truck says that it set the trailer down and that it still holds one.',
    })
    await fleet.pass(20)
    expect(await placeOf(fleet.server.app, trailer)).toMatchObject({ zoneId: null, inTransit: true })
  })

  it('may come a moment after its order: a completion waits for it', async () => {
    const { move, order, trailer, dock } = await start(breed)
    await fleet.progress(order, [])
    await fleet.progress(order, ['pick'], holds(trailer))
    await fleet.progress(order, ['pick', 'drop'])
    await fleet.pass(3)
    await fleet.report(holds(null))
    await fleet.pass(1)
    expect((await fleet.move(move.id)).status).toBe('complete')
    expect((await placeOf(fleet.server.app, trailer)).zoneId).toBe(dock)
  })

  it('decides whether a move of an attached trailer is given to it', async () => {
    const { order, trailer, dock } = await start(breed)
    await fleet.progress(order, [])
    await fleet.progress(order, ['pick'], holds(trailer))
    await fleet.progress(order, ['pick', 'drop'], holds(null))
    await fleet.idle({ paused: true, ...holds(trailer) })
    await fleet.pass(1)
    const { kysely } = fleet.server.app.db
    // A record that nobody has seen come true.
    await kysely
      .updateTable('trailers')
      .set({ zone_id: null, in_transit: true })
      .where('id', '=', trailer)
      .execute()
    await kysely.updateTable('trucks').set({ connected_trailer_id: trailer }).execute()
    const asked = {
      type: 'trailer_attached',
      trailerId: trailer,
      toZoneId: dock,
      requestedTruckId: fleet.truckId,
    }
    // As soon as the truck's word has been written down.
    const attached = await vi.waitFor(() => fleet.queue(asked), { timeout: 5_000 })
    await fleet.report({ paused: false, ...holds(null) })
    expect(await fleet.reasonsOf(attached.id)).toEqual(['AV-01 is not connected to TEST 1'])
    expect(fleet.receivedCount('order')).toBe(1)
  })
})

it('an old word of a load is none: the rest of an order waits for a new one', async () => {
  const { move, order, trailer } = await start('yard')
  // Its `state` does not tell at all.
  fleet.truck.state = {}
  await fleet.progress(order, [])
  fleet.hitch = { connected: true, trailerId: trailer }
  await fleet.progress(order, ['pick'])
  await fleet.pass(1)
  const { hitch } = fleet
  fleet.hitch = undefined
  await fleet.pass(31)
  await fleet.idle()
  await fleet.pass(2)
  expect(await fleet.reasonsOf(move.id)).toEqual(['AV-01 has not said lately whether it holds TEST 1'])
  expect(fleet.receivedCount('order')).toBe(1)
  fleet.hitch = hitch
  await fleet.pass(2)
  expect((await fleet.truck.nextOrder()).orderId).toBe(`${move.id}.2`)
})
