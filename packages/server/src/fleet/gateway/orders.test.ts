import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildJob, DOCK, MOVE_ID } from '../testing/build-job.ts'
import { FleetWorld } from '../testing/fleet-world.ts'
import { actionsOf, type WireTruck } from '../testing/wire-truck.ts'

let world: FleetWorld
let truck: WireTruck
const job = buildJob()

beforeEach(async () => {
  world = await new FleetWorld().start()
  truck = await world.truck()
  await truck.report()
  await world.telemetry()
})
afterEach(() => world.close())

/** Gives the job and has the truck take it. */
async function underWay() {
  await world.gateway.assign(job)
  const order = await truck.nextOrder()
  await truck.accept(order)
  await world.event('progress', ({ phase }) => phase === 'accepted')
  return order
}

describe('an order through the port', () => {
  it('starts where the truck stands, and is complete when all of it is done', async () => {
    await world.gateway.assign(job)
    const order = await truck.nextOrder()
    expect(order).toMatchObject({
      version: '2.1.0',
      orderId: `${MOVE_ID}.1`,
      orderUpdateId: 0,
      nodes: [
        { sequenceId: 0, nodePosition: { x: 10, y: 20, mapId: 'bwi2', allowedDeviationXY: 15 }, actions: [] },
        { sequenceId: 2, nodePosition: { x: 30, y: 40, theta: 1.5 }, actions: [{ actionType: 'pick' }] },
        { sequenceId: 4, nodeDescription: 'D3', actions: [{ actionType: 'drop' }] },
      ],
    })
    await truck.accept(order)
    expect(await world.event('progress')).toMatchObject({ moveId: MOVE_ID, attempt: 1, phase: 'accepted' })

    const [pick, drop] = actionsOf(order, 'FINISHED')
    const waiting = actionsOf(order, 'WAITING')
    await truck.report({
      lastNodeSequenceId: 2,
      edgeStates: order.edges.slice(1),
      actionStates: [pick!, waiting[1]!],
    })
    expect(await world.event('progress')).toMatchObject({ phase: 'picked_up' })

    // At the dock, but not yet rid of the trailer.
    await truck.report({ lastNodeSequenceId: 4, edgeStates: [], actionStates: [pick!, waiting[1]!] })
    await truck.report({ actionStates: [pick!, drop!], driving: false })
    expect(await world.event('progress')).toMatchObject({ phase: 'dropped' })
    expect(await world.result()).toEqual({
      type: 'result',
      vehicle: job.vehicle,
      moveId: MOVE_ID,
      attempt: 1,
      outcome: 'complete',
      reason: null,
    })
    expect(world.events.all.filter(event => event.type === 'result')).toHaveLength(1)
  })

  it('sends the identical order again until it is echoed, and only one for a job given twice', async () => {
    await world.gateway.assign(job)
    await world.gateway.assign(job)
    const first = await truck.nextOrder()
    world.clock.advance(4_000)
    const second = await truck.nextOrder()
    const { headerId: a, timestamp: b, ...content } = first
    expect(second).toMatchObject(content)
    expect(second.headerId).toBe(a + 1)
    expect(second.timestamp).not.toBe(b)
    await truck.accept(second)
    await world.event('progress')
    world.clock.advance(20_000)
    await truck.complete(second)
    await world.result()
    expect(truck.received.all.filter(({ topic }) => topic === 'order')).toHaveLength(2)
  })

  it('gives the move back when the truck never takes the order', async () => {
    await world.gateway.assign(job)
    for (let sent = 0; sent < 5; sent++) {
      await truck.nextOrder()
      world.clock.advance(4_000)
    }
    expect(await world.result()).toMatchObject({ outcome: 'rejected', reason: { code: 'no_echo' } })
    await truck.nextInstantAction('cancelOrder')
  })

  it('gives the move back with the words of a truck that refuses it', async () => {
    await world.gateway.assign(job)
    const { orderId } = await truck.nextOrder()
    await truck.report({
      errors: [
        {
          errorType: 'noRouteError',
          errorDescription: 'gate closed',
          errorLevel: 'WARNING',
          errorReferences: [{ referenceKey: 'orderId', referenceValue: orderId }],
        },
      ],
    })
    expect(await world.result()).toMatchObject({
      outcome: 'rejected',
      reason: { code: 'order_rejected', text: 'noRouteError: gate closed' },
    })
  })

  it('names the step that failed when the truck does not say why', async () => {
    const order = await underWay()
    const [pick] = actionsOf(order, 'FAILED')
    await truck.report({ actionStates: [pick!] })
    expect(await world.result()).toMatchObject({
      outcome: 'failed',
      reason: { code: 'action_failed', text: 'The truck could not carry out the step "pick".' },
    })
  })

  it('fails when an action fails, and stops what the truck still does of it', async () => {
    const order = await underWay()
    const [pick, drop] = actionsOf(order, 'FAILED')
    await truck.report({
      actionStates: [
        { ...pick!, resultDescription: 'no kingpin' },
        { ...drop!, actionStatus: 'WAITING' },
      ],
    })
    expect(await world.result()).toMatchObject({
      outcome: 'failed',
      reason: { code: 'action_failed', text: 'no kingpin' },
    })
    await world.gateway.adopt([])
    await truck.report()
    await truck.nextInstantAction('cancelOrder')
  })

  it('fails on a fatal error, not on a truck that is blocked and can be helped', async () => {
    await underWay()
    const blocked = {
      errorType: 'YARD_AV_BLOCKED',
      errorLevel: 'WARNING',
      errorReferences: [
        { referenceKey: 'avBlockedReason', referenceValue: '1001' },
        { referenceKey: 'orderId', referenceValue: `${MOVE_ID}.1` },
      ],
    } as const
    await truck.report({ errors: [{ ...blocked, errorReferences: [...blocked.errorReferences] }] })
    expect(
      await world.event('telemetry', event => event.telemetry.report.avBlockedReason === '1001'),
    ).toBeTruthy()
    await truck.report({ errors: [{ errorType: 'brakes', errorLevel: 'FATAL' }] })
    expect(await world.result()).toMatchObject({
      outcome: 'failed',
      reason: { code: 'fatal_error', text: 'brakes' },
    })
  })

  it('is lost, never complete, when the truck forgets it', async () => {
    await underWay()
    await truck.report({ orderId: '', lastNodeSequenceId: 4, edgeStates: [], actionStates: [] })
    expect(await world.result()).toMatchObject({ outcome: 'lost', reason: { code: 'order_forgotten' } })
  })

  it('is refused at once when the job lacks a place or the truck is busy', async () => {
    await world.gateway.assign(buildJob({ to: null }))
    expect(await world.result()).toMatchObject({ outcome: 'rejected', reason: { code: 'invalid_job' } })
    await underWay()
    await world.gateway.assign(buildJob({ moveId: MOVE_ID.replace('0b', '1c') }))
    expect(await world.result()).toMatchObject({ outcome: 'rejected', reason: { code: 'vehicle_busy' } })
  })
})

describe('taking a job back', () => {
  it('waits until the cancel is answered and the truck stands, then sends the next order', async () => {
    const order = await underWay()
    await world.gateway.cancel(job.vehicle, MOVE_ID, 1)
    const { actionId } = await truck.nextInstantAction('cancelOrder')
    await world.gateway.assign(buildJob({ attempt: 2, to: { ...DOCK, name: 'D4' } }))

    const cancelState = { actionId, actionType: 'cancelOrder', actionStatus: 'RUNNING' } as const
    await truck.report({ actionStates: [...actionsOf(order, 'FAILED'), cancelState] })
    await truck.report({
      actionStates: [...actionsOf(order, 'FAILED'), { ...cancelState, actionStatus: 'FINISHED' }],
    })
    world.clock.advance(500)
    // Answered, but rolling out still.
    await truck.report({ edgeStates: [], nodeStates: [] })
    expect(truck.received.all.filter(({ topic }) => topic === 'order')).toHaveLength(1)
    await truck.report({ driving: false })
    expect(await world.result()).toMatchObject({ attempt: 1, outcome: 'canceled', reason: null })
    expect(await truck.nextOrder()).toMatchObject({ orderId: `${MOVE_ID}.2` })
  })

  it('asks again when the cancel stays unanswered', async () => {
    await underWay()
    await world.gateway.cancel(job.vehicle, MOVE_ID, 1)
    const first = await truck.nextInstantAction('cancelOrder')
    world.clock.advance(4_000)
    const second = await truck.nextInstantAction('cancelOrder')
    expect(second.actionId).not.toBe(first.actionId)
  })

  it('is complete after all when the truck was faster than the cancel', async () => {
    const order = await underWay()
    await world.gateway.cancel(job.vehicle, MOVE_ID, 1)
    await truck.complete(order)
    expect(await world.result()).toMatchObject({ outcome: 'complete' })
  })

  it('is over at once when nothing was sent', async () => {
    const other = { manufacturer: 'tractrix', serial: 'bwi-av-09' }
    await world.gateway.assign(buildJob({ vehicle: other }))
    await world.gateway.cancel(other, MOVE_ID, 1)
    expect(await world.result()).toMatchObject({ vehicle: other, outcome: 'canceled' })
    await world.gateway.cancel(other, MOVE_ID, 7)
    expect(await world.result()).toMatchObject({ attempt: 7, outcome: 'canceled' })
  })
})

it('pauses, resumes and asks for the state', async () => {
  await world.gateway.pause(job.vehicle)
  await truck.nextInstantAction('startPause')
  await world.gateway.resume(job.vehicle)
  await truck.nextInstantAction('stopPause')
  await world.gateway.requestState(job.vehicle)
  await truck.nextInstantAction('stateRequest')
})
