import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildJob, MOVE_ID } from '../testing/build-job.ts'
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

async function underWay() {
  await world.gateway.assign(job)
  const order = await truck.nextOrder()
  await truck.accept(order)
  await world.event('progress', ({ phase }) => phase === 'accepted')
  return order
}

const ordersReceived = () => truck.received.all.filter(({ topic }) => topic === 'order').length

describe('the server restarts', () => {
  it('carries on with an order that the truck has taken, and sends it no second time', async () => {
    const order = await underWay()
    await world.gateway.close()
    await world.startGateway()
    await world.gateway.adopt([{ job, state: 'accepted' }])
    await world.presence(true)
    await truck.nextInstantAction('stateRequest')
    await truck.report({ lastNodeSequenceId: 2, actionStates: actionsOf(order, 'WAITING') })
    await truck.complete(order)
    expect(await world.result()).toMatchObject({ moveId: MOVE_ID, attempt: 1, outcome: 'complete' })
    expect(ordersReceived()).toBe(1)
  })

  it('learns from the next state that the order arrived which it had just sent', async () => {
    await world.gateway.assign(job)
    const order = await truck.nextOrder()
    await world.gateway.close()
    await truck.accept(order)
    await world.startGateway()
    await world.gateway.adopt([{ job, state: 'sent' }])
    await world.presence(true)
    await truck.report()
    expect(await world.event('progress')).toMatchObject({ phase: 'accepted' })
    expect(ordersReceived()).toBe(1)
  })

  it('sends an order again that did not arrive', async () => {
    await world.gateway.close()
    await world.startGateway()
    await world.gateway.adopt([{ job, state: 'sent' }])
    await world.presence(true)
    await truck.report()
    expect(await truck.nextOrder()).toMatchObject({ orderId: `${MOVE_ID}.1` })
  })

  it('goes on canceling', async () => {
    const order = await underWay()
    await world.gateway.close()
    await world.startGateway()
    await world.gateway.adopt([{ job, state: 'canceling' }])
    await world.presence(true)
    await truck.report()
    await world.telemetry()
    world.clock.advance(500)
    const { actionId } = await truck.nextInstantAction('cancelOrder')
    await truck.report({
      driving: false,
      edgeStates: [],
      actionStates: [...actionsOf(order, 'FAILED'), { actionId, actionStatus: 'FINISHED' }],
    })
    expect(await world.result()).toMatchObject({ outcome: 'canceled' })
  })

  it('does not cancel the next order when it had got that far but not written it down', async () => {
    const next = buildJob({ attempt: 2 })
    await world.gateway.assign(next)
    const order = await truck.nextOrder()
    await world.gateway.close()
    await truck.accept(order)
    await world.startGateway()
    await world.gateway.adopt([
      { job: next, state: 'sent' },
      { job, state: 'canceling' },
    ])
    await world.presence(true)
    world.clock.advance(500)
    await truck.report()
    expect(await world.result()).toMatchObject({ attempt: 1, outcome: 'canceled' })
    expect(await world.event('progress')).toMatchObject({ attempt: 2, phase: 'accepted' })
    await truck.complete(order)
    expect(await world.result()).toMatchObject({ attempt: 2, outcome: 'complete' })
    expect(truck.received.all.some(({ text }) => text.includes('cancelOrder'))).toBe(false)
  })

  it('never calls a move complete because the truck forgot it', async () => {
    await underWay()
    await world.gateway.close()
    await world.startGateway()
    await world.gateway.adopt([{ job, state: 'accepted' }])
    await world.presence(true)
    await truck.report({ orderId: '', edgeStates: [], actionStates: [], driving: false })
    expect(await world.result()).toMatchObject({ outcome: 'lost' })
  })

  it('stops an order that no open move stands for, but not before it knows its moves', async () => {
    await underWay()
    await world.gateway.close()
    await world.startGateway()
    await world.presence(true)
    await truck.report()
    await world.telemetry()
    await world.gateway.adopt([])
    expect(truck.received.all.some(({ text }) => text.includes('cancelOrder'))).toBe(false)
    await truck.report()
    expect((await truck.nextInstantAction('cancelOrder')).actionId).toContain(`${MOVE_ID}.1.stray`)
  })
})

describe('the broker restarts', () => {
  it('loses nothing of an order under way', async () => {
    const order = await underWay()
    const { port } = world.broker
    await world.broker.close()
    await world.presence(false)
    expect(world.gateway.isConnected()).toBe(false)
    await world.startBroker(port)
    await truck.connect(world.broker.url)
    await world.presence(true)
    await truck.complete(order)
    expect(await world.result()).toMatchObject({ outcome: 'complete' })
    expect(ordersReceived()).toBe(1)
  })

  it('sends an order again that got lost in it', async () => {
    await world.gateway.assign(job)
    await truck.nextOrder()
    const { port } = world.broker
    await world.broker.close()
    await world.presence(false)
    await world.startBroker(port)
    await truck.connect(world.broker.url)
    await world.presence(true)
    world.clock.advance(4_000)
    expect(await truck.nextOrder()).toMatchObject({ orderId: `${MOVE_ID}.1` })
  })
})

describe('a truck vanishes mid-order', () => {
  it('is offline by its last will, keeps its job and completes it when it is back', async () => {
    const order = await underWay()
    truck.vanish()
    expect(await world.presence(false)).toMatchObject({ vehicle: job.vehicle })
    world.clock.advance(120_000)
    expect(world.gateway.snapshot()).toMatchObject([
      { online: false, job: { moveId: MOVE_ID, state: 'accepted' } },
    ])
    await truck.connect(world.broker.url)
    await world.presence(true)
    await truck.nextInstantAction('stateRequest')
    await truck.report()
    await truck.complete(order)
    expect(await world.result()).toMatchObject({ outcome: 'complete' })
    expect(ordersReceived()).toBe(1)
  })

  it('gives a job back that waits for a truck which does not come', async () => {
    truck.vanish()
    await world.presence(false)
    await world.gateway.assign(job)
    world.clock.advance(30_500)
    expect(await world.result()).toMatchObject({ outcome: 'rejected', reason: { code: 'vehicle_offline' } })
  })

  it('is online again when it talks on after the will of an older connection', async () => {
    const will = { ...truck.header('connection'), connectionState: 'CONNECTIONBROKEN' }
    await truck.sendRaw(truck.topic('connection'), JSON.stringify(will), true)
    await world.presence(false)
    await truck.report()
    await world.presence(true)
  })

  it('is asked for its state after 4 s of silence, and gone after a minute', async () => {
    await truck.nextInstantAction('stateRequest')
    world.clock.advance(3_500)
    world.clock.advance(1_000)
    await truck.nextInstantAction('stateRequest')
    world.clock.advance(60_000)
    await world.presence(false)
  })
})

describe('messages twice and out of order', () => {
  it('takes a repeated state once and an overtaken one not at all', async () => {
    const order = await underWay()
    const early = JSON.stringify({ ...truck.header('state'), ...stateText({ orderId: '' }) })
    world.clock.advance(100)
    await truck.report({ lastNodeSequenceId: 2 })
    await world.telemetry()
    // This one left the truck before: it must not look as if the order were forgotten.
    await truck.sendRaw(truck.topic('state'), early)
    await truck.sendRaw(truck.topic('state'), early)
    expect(await world.troubles.next(({ detail }) => detail.startsWith('late'))).toMatchObject({
      kind: 'ignored',
    })
    await truck.complete(order)
    const last = world.events.all.length
    expect(await world.result()).toMatchObject({ outcome: 'complete' })
    expect(world.events.all.filter(({ type }) => type === 'result')).toHaveLength(1)
    expect(last).toBeGreaterThan(0)
  })

  it('names a duplicate', async () => {
    const text = JSON.stringify({ ...truck.header('state'), ...stateText({}) })
    await truck.sendRaw(truck.topic('state'), text)
    await truck.sendRaw(truck.topic('state'), text)
    expect(await world.troubles.next(({ kind }) => kind === 'ignored')).toMatchObject({
      topic: truck.topic('state'),
      detail: expect.stringContaining('duplicate'),
    })
  })
})

const stateText = (change: object) => ({
  orderUpdateId: 0,
  batteryState: { batteryCharge: 80, charging: false },
  ...change,
})
