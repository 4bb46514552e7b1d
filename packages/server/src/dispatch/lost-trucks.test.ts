import { afterEach, describe, expect, it } from 'vitest'
import { ask } from '../moves/test-yard.ts'
import { placeOf } from './test-dispatch.ts'
import { RawFleet } from './test-raw-fleet.ts'

let fleet: RawFleet
afterEach(() => fleet.close())

const start = async () => {
  fleet = await new RawFleet('yard').start()
  const job = await fleet.ordered()
  await fleet.progress(job.order, [], { driving: true })
  return job
}
const GIVE_UP = 'mutation($id: ID!) { giveUpMove(id: $id) { status rejectedCode errorMessage } }'
const giveUp = (id: string, user = fleet.yard.operator) => ask(fleet.server.app, user, GIVE_UP, { id })

describe('a truck that never comes back', () => {
  it('MV-OPEN-81 before it picked anything up: its move goes back to the queue after two minutes, with history', async () => {
    const { move, order } = await start()
    await fleet.silence(115)
    expect((await fleet.move(move.id)).status).toBe('in_progress')
    await fleet.silence(6)
    expect(await fleet.move(move.id)).toMatchObject({
      status: 'pending',
      truck: null,
      inProgressAt: null,
      pendingAt: move.pendingAt,
    })
    expect((await fleet.eventsOf(move.id)).at(-1)).toBe('truck_lost')

    const asked = fleet.receivedCount('cancelOrder')
    await fleet.pass(20)
    expect(fleet.receivedCount('cancelOrder')).toBeGreaterThan(asked)
    expect(fleet.receivedCount('order')).toBe(1)
    expect((await fleet.move(move.id)).status).toBe('pending')
    await fleet.idle({
      driving: false,
      actionStates: [{ actionId: `${order.orderId}.cancel.1`, actionStatus: 'FINISHED' }],
    })
    await fleet.pass(2)
    expect((await fleet.truck.nextOrder()).orderId).toBe(`${move.id}.2`)
  })

  it('MV-OPEN-81 a truck that did the move after all completes it, when it comes back before another one took it', async () => {
    const { move, order, trailer, dock } = await start()
    await fleet.silence(130)
    expect((await fleet.move(move.id)).status).toBe('pending')
    await fleet.progress(order, ['pick', 'drop'], { driving: false })
    await fleet.pass(2)
    expect(await fleet.move(move.id)).toMatchObject({ status: 'complete', truck: { id: fleet.truckId } })
    expect((await placeOf(fleet.server.app, trailer)).zoneId).toBe(dock)
  })

  it('MV-OPEN-81 with the trailer: the row says since when, a person gives it up, and completes it by hand', async () => {
    const { move, order, trailer } = await start()
    fleet.hitch = { connected: true, trailerId: trailer }
    await fleet.progress(order, ['pick'], { loads: [{ loadId: trailer }] })
    const lastMessageAt = fleet.clock.now().toISOString()
    expect((await giveUp(move.id)).codes).toEqual(['MOVE_ACTION:NOT_ALLOWED'])
    await fleet.silence(130)
    expect(await fleet.move(move.id)).toMatchObject({
      status: 'in_progress',
      waitReasons: [
        {
          code: 'truck_lost',
          message: 'AV-01 is lost with TEST 1: nothing heard of it for 2 minutes',
          since: lastMessageAt,
          helps: 'give-up-move',
        },
      ],
    })
    expect((await giveUp(move.id)).data).toEqual({
      giveUpMove: {
        status: 'error',
        rejectedCode: 'system_exception',
        errorMessage: 'AV-01 is lost with TEST 1: nothing heard of it for 2 minutes.',
      },
    })
    expect(await placeOf(fleet.server.app, trailer)).toMatchObject({ inTransit: true, zoneId: null })
    const complete = 'mutation($id: ID!) { updateMoveStatus(id: $id, status: complete) { status } }'
    const done = await ask(fleet.server.app, fleet.yard.operator, complete, { id: move.id })
    expect(done.data).toEqual({ updateMoveStatus: { status: 'complete' } })

    // The truck comes back: it is stopped before anything else.
    const asked = fleet.receivedCount('cancelOrder')
    await fleet.pass(5)
    expect(fleet.receivedCount('cancelOrder')).toBeGreaterThan(asked)
    expect(fleet.receivedCount('order')).toBe(1)
  })

  it('MV-OPEN-81 with the trailer: a person who goes on waiting sees it carry on by itself', async () => {
    const { move, order, trailer } = await start()
    fleet.hitch = { connected: true, trailerId: trailer }
    await fleet.progress(order, ['pick'], { loads: [{ loadId: trailer }] })
    await fleet.silence(400)
    await fleet.pass(1)
    expect(await fleet.move(move.id)).toMatchObject({ status: 'in_progress', waitReasons: [] })
    expect((await giveUp(move.id)).codes).toEqual(['MOVE_ACTION:NOT_ALLOWED'])
    fleet.hitch = { connected: false, trailerId: null }
    await fleet.progress(order, ['pick', 'drop'], { loads: [], driving: false })
    await fleet.pass(1)
    expect((await fleet.move(move.id)).status).toBe('complete')
  })

  it('a server that was away counts the silence from its own start', async () => {
    const { move } = await start()
    await fleet.stopServer()
    for (let minute = 0; minute < 10; minute++) fleet.clock.advance(60_000)
    await fleet.startServer()
    await fleet.look()
    expect((await fleet.move(move.id)).status).toBe('in_progress')
    await fleet.pass(2)
    expect((await fleet.move(move.id)).status).toBe('in_progress')
    await fleet.silence(125)
    expect((await fleet.move(move.id)).status).toBe('pending')
  })
})
