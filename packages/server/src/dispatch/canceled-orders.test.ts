import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cancelMoves } from '../moves/actions/cancel-moves.ts'
import { ask, personAt } from '../moves/test-yard.ts'
import { stallAndDock } from './test-dispatch.ts'
import { RawFleet } from './test-raw-fleet.ts'

let fleet: RawFleet
beforeEach(async () => {
  fleet = await new RawFleet('plain').start()
})
afterEach(() => fleet.close())

const SET_FREE = 'mutation($truckId: ID!) { setTruckFree(truckId: $truckId) { id } }'
const setFree = (user = fleet.yard.operator) =>
  ask(fleet.server.app, user, SET_FREE, { truckId: fleet.truckId })

/** A move that is canceled while its truck drives. */
async function canceled() {
  const { move, order } = await fleet.ordered()
  await fleet.progress(order, [], { driving: true })
  await cancelMoves(fleet.server.app, fleet.yard.actor, fleet.yard.siteId, [move.id])
  await fleet.look()
  await fleet.pass(1)
  await reached(1)
  return { move, order }
}

/** Waits until the truck has received so many cancels: what was sent is a moment on its way. */
const reached = (count: number) =>
  vi.waitFor(() => expect(fleet.receivedCount('cancelOrder')).toBe(count), { timeout: 10_000 })

const FOREIGN = { orderId: 'ORDER-4711', edgeStates: [{ edgeId: 'e', sequenceId: 1, released: true }] }

describe('a cancel that the truck does not confirm', () => {
  it('MV-STA-07 is asked for ever more rarely, and not for ever', async () => {
    const { move } = await canceled()
    const asked: number[] = []
    for (let second = 0; second < 600; second += 4) {
      await fleet.pass(4)
      asked.push(fleet.receivedCount('cancelOrder'))
    }
    // After 4, 8, 16, 32 s, then every minute.
    expect(asked[0]).toBeLessThanOrEqual(2)
    expect(asked[60 / 4 - 1]).toBeLessThanOrEqual(5)
    await reached(12)
    await fleet.pass(90)
    expect(fleet.receivedCount('cancelOrder')).toBe(12)
    const [reason] = (await fleet.move(move.id)).waitReasons
    expect(reason).toMatchObject({
      code: 'cancel_unanswered',
      message: 'AV-01 has not confirmed that it stopped: asked 12 times, it says that it still drives it',
      truckId: fleet.truckId,
      helps: 'set-truck-free',
    })
    expect(Date.parse(reason?.since ?? '')).toBeLessThan(fleet.clock.now().getTime() - 600_000)
  }, 60_000)

  it('MV-STA-07 keeps count over a restart, and tells nothing once it is confirmed', async () => {
    const { move, order } = await canceled()
    await fleet.pass(14)
    await reached(3)
    await fleet.stopServer()
    await fleet.startServer()
    await fleet.pass(2)
    expect((await fleet.reasonsOf(move.id))[0]).toMatch(/asked 4 times/)
    const { actionId } = await fleet.truck.nextInstantAction('cancelOrder')
    expect(actionId).toBe(`${order.orderId}.cancel.1`)
    await fleet.report({
      driving: false,
      edgeStates: [],
      actionStates: [{ actionId: `${order.orderId}.cancel.4`, actionStatus: 'FINISHED' }],
    })
    await fleet.pass(1)
    expect(await fleet.reasonsOf(move.id)).toEqual([])
    expect(await fleet.eventsOf(move.id)).toContain('cancel_confirmed')
  })

  it('never stops an order of somebody else: it tells which, and a person sets the truck free', async () => {
    const { move } = await canceled()
    const asked = fleet.receivedCount('cancelOrder')
    await fleet.report({ ...FOREIGN, driving: true, actionStates: [] })
    await fleet.pass(90)
    expect(fleet.receivedCount('cancelOrder')).toBe(asked)
    expect(await fleet.reasonsOf(move.id)).toEqual([
      'AV-01 has not confirmed that it stopped: asked once, it says that it drives order ORDER-4711',
    ])

    const stranger = personAt('Operator elsewhere', [])
    expect((await setFree(stranger)).codes).toEqual(['UNAUTHORIZED'])
    expect((await setFree()).data).toEqual({ setTruckFree: { id: fleet.truckId } })
    await fleet.look()
    expect(await fleet.reasonsOf(move.id)).toEqual([])
    expect((await fleet.eventsOf(move.id)).at(-1)).toBe('set_free')
    expect((await setFree()).codes).toEqual(['TRUCK_NOT_HELD'])

    const next = await fleet.queue((await stallAndDock(fleet.yard, '2')).asked)
    await fleet.pass(40)
    expect(await fleet.move(next.id)).toMatchObject({ status: 'pending' })
    expect(fleet.receivedCount('order')).toBe(1)
    await fleet.idle({ driving: false })
    await fleet.pass(2)
    expect((await fleet.truck.nextOrder()).orderId).toBe(`${next.id}.1`)
  })

  it('a truck that is set free with its old order is stopped before it gets another one', async () => {
    const { order } = await canceled()
    await fleet.pass(12)
    await setFree()
    const next = await fleet.queue((await stallAndDock(fleet.yard, '2')).asked)
    await fleet.pass(10)
    expect(fleet.receivedCount('order')).toBe(1)
    expect(await fleet.reasonsOf(next.id)).toEqual(['no available truck is online and ready'])
    const stray = fleet.truck.received.all.findLast(({ topic }) => topic === 'instantActions')
    expect(JSON.stringify(stray?.message)).toContain(`${order.orderId}.stray.`)
    await fleet.idle({ driving: false })
    await fleet.pass(2)
    expect((await fleet.truck.nextOrder()).orderId).toBe(`${next.id}.1`)
  })
})
