import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SimConfig } from './config/sim-config.ts'
import { type RunningSimulator, runSimulator } from './run-simulator.ts'
import { buildOrder } from './testing/build-order.ts'
import { TestBroker } from './testing/test-broker.ts'

const SERIAL = 'krm-av-01'
let broker: TestBroker
let simulator: RunningSimulator
let folder: string

const start = async (change: Partial<SimConfig> = {}) => {
  const config = {
    mqttUrl: broker.url,
    rate: 60,
    seed: 1,
    fleetKey: 'key',
    sites: ['krems'],
    stateFolder: null,
    faultRate: 0,
  }
  const problems: string[] = []
  simulator = await runSimulator({ ...config, ...change }, message => problems.push(message))
  return simulator.world.yards[0]!
}

beforeEach(async () => {
  broker = await TestBroker.start()
  folder = mkdtempSync(join(tmpdir(), 'tractrix-sim-'))
})

afterEach(async () => {
  await simulator.stop()
  await broker.close()
  rmSync(folder, { recursive: true })
})

const online = () => broker.last(SERIAL, 'connection').connectionState === 'ONLINE'
const state = () => broker.last(SERIAL, 'state')
const text = (value: unknown) => JSON.stringify(value ?? null)
const actionStatuses = () =>
  ((state().actionStates ?? []) as { actionStatus: string }[]).map(action => action.actionStatus)

function instant(actionType: string, actionId: string) {
  return {
    headerId: 1,
    timestamp: new Date().toISOString(),
    version: '2.1.0',
    manufacturer: 'tractrix',
    serialNumber: SERIAL,
    actions: [{ actionType, actionId, blockingType: 'HARD', actionParameters: [] }],
  }
}

function moveOrder({ ground, trucks }: RunningSimulator['world']['yards'][number]) {
  const { spots } = ground.yard
  const from = spots.find(spot => spot.kind === 'stall' && ground.trailers.has(spot.id))!
  const to = spots.find(spot => spot.kind === 'dock' && !ground.trailers.has(spot.id))!
  const trailerId = ground.trailers.get(from.id)!.id
  const order = buildOrder(trucks[0]!, [
    { spot: from, action: 'pick', trailerId },
    { spot: to, action: 'drop', trailerId },
  ])
  return { from, to, trailerId, order }
}

describe('simulated trucks on a broker', () => {
  it('carry out a whole move, say only what the schemas allow, and keep the rhythm', async () => {
    const yard = await start()
    await broker.until(online)
    const { order, to, trailerId } = moveOrder(yard)
    await broker.publish(SERIAL, 'order', order)
    await broker.publish(SERIAL, 'order', order)
    await broker.until(
      () => state().orderId === order.orderId && actionStatuses().every(each => each === 'FINISHED'),
    )
    expect(state()).toMatchObject({
      lastNodeSequenceId: 4,
      edgeStates: [],
      nodeStates: [],
      errors: [],
      loads: [],
    })
    expect(yard.ground.trailers.get(to.id)?.id).toBe(trailerId)
    const yardStates = broker.of(SERIAL, 'yardState').map(each => each.message)
    expect(yardStates.some(each => (each.trailer as { trailerId: string }).trailerId === trailerId)).toBe(
      true,
    )
    expect(new Set(yardStates.map(each => each.truckState))).toContain('backing_trailer')
    const routes = broker.of(SERIAL, 'yardRoute').map(each => each.message.points as { reverse: boolean }[])
    expect(routes.some(points => points.some(point => point.reverse) && !points[0]!.reverse)).toBe(true)
    await broker.until(() => (broker.last(SERIAL, 'yardRoute').points as unknown[]).length === 0)
    const times = broker.of(SERIAL, 'state').map(each => each.at)
    const gaps = times.slice(1).map((at, index) => at - times[index]!)
    expect(Math.max(...gaps)).toBeLessThan(2_000)
    expect(times.length / ((times.at(-1)! - times[0]!) / 1000)).toBeLessThan(11)
    expect(broker.invalid).toEqual([])
  }, 60_000)

  it('stand still, answer and forget on a cancel, once for each', async () => {
    const yard = await start()
    await broker.until(online)
    const { order } = moveOrder(yard)
    await broker.publish(SERIAL, 'order', order)
    await broker.until(() => state().driving === true)
    await broker.publish(SERIAL, 'instantActions', instant('cancelOrder', 'c1'))
    await broker.publish(SERIAL, 'instantActions', instant('cancelOrder', 'c1'))
    const cancel = () =>
      (state().actionStates as { actionId: string; actionStatus: string }[]).filter(
        each => each.actionId === 'c1',
      )
    await broker.until(() => cancel()[0]?.actionStatus === 'FINISHED')
    expect(cancel()).toHaveLength(1)
    expect(state()).toMatchObject({ orderId: order.orderId, nodeStates: [], edgeStates: [] })
    await broker.publish(SERIAL, 'instantActions', instant('cancelOrder', 'c2'))
    await broker.until(() => text(state().errors).includes('noOrderToCancel'))
    // The order comes again although it was canceled: it does not begin anew.
    await broker.publish(SERIAL, 'order', order)
    await broker.publish(SERIAL, 'instantActions', instant('stateRequest', 's1'))
    await broker.until(() => text(state().actionStates).includes('s1'))
    expect(state().nodeStates).toEqual([])
    expect(broker.invalid).toEqual([])
  }, 30_000)

  it('refuse what they cannot read or do, and name the order', async () => {
    const yard = await start()
    await broker.until(online)
    const { order } = moveOrder(yard)
    await broker.publish(SERIAL, 'order', { hello: 'world' })
    await broker.until(() => text(state().errors).includes('validationError'))
    const far = structuredClone(order)
    far.nodes[0]!.nodePosition!.x += 100
    await broker.publish(SERIAL, 'order', far)
    await broker.until(() => text(state().errors).includes('noRouteError'))
    expect(text(state().errors)).toContain(order.orderId)
    expect(state().orderId).toBe('')
    expect(broker.invalid).toEqual([])
  }, 30_000)

  it('pause and go on', async () => {
    const yard = await start()
    await broker.until(online)
    await broker.publish(SERIAL, 'order', moveOrder(yard).order)
    await broker.until(() => state().driving === true)
    await broker.publish(SERIAL, 'instantActions', instant('startPause', 'p1'))
    await broker.until(() => state().paused === true && state().driving === false)
    await broker.publish(SERIAL, 'instantActions', instant('stopPause', 'p2'))
    await broker.until(() => state().paused === false && state().driving === true)
  }, 30_000)

  it('leave with a farewell, even when the broker is gone', async () => {
    await start()
    await broker.until(online)
    await simulator.stop()
    await broker.until(() => broker.last(SERIAL, 'connection').connectionState === 'OFFLINE')
    await start()
    await broker.until(online)
    const leaving = simulator.stop()
    await broker.close()
    await leaving
    broker = await TestBroker.start()
  }, 30_000)

  it('speak their last will when they vanish, and come back', async () => {
    await start()
    await broker.until(online)
    const command = {
      ...instant('x', 'y'),
      actions: undefined,
      profile: 'yard/1',
      commandId: 'f1',
      type: 'simulateFault',
      params: { fault: 'vanish', seconds: 60 },
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
    }
    await broker.publish(SERIAL, 'yardCommands', command)
    await broker.until(() => broker.last(SERIAL, 'connection').connectionState === 'CONNECTIONBROKEN')
    await broker.until(online)
    await broker.until(() => text(broker.last(SERIAL, 'yardState').commandStates).includes('FINISHED'))
    expect(broker.invalid).toEqual([])
  }, 30_000)
})

describe('a restart', () => {
  it('finds trucks, trailers and orders as they were, from the memory folder', async () => {
    const first = await start({ stateFolder: folder })
    await broker.until(online)
    const { order, to, trailerId } = moveOrder(first)
    await broker.publish(SERIAL, 'order', order)
    await broker.until(() => broker.last(SERIAL, 'yardState').truckState === 'backing_trailer')
    await simulator.stop()
    const { rig } = first.trucks[0]!.driver
    await broker.until(() => broker.last(SERIAL, 'connection').connectionState === 'OFFLINE')
    const second = await start({ stateFolder: folder })
    const truck = second.trucks[0]!
    expect(truck.trailer?.id).toBe(trailerId)
    expect(Math.hypot(truck.driver.rig.x - rig.x, truck.driver.rig.y - rig.y)).toBeLessThan(1)
    await broker.until(
      () =>
        online() && state().orderId === order.orderId && actionStatuses().every(each => each === 'FINISHED'),
    )
    expect(second.ground.trailers.get(to.id)?.id).toBe(trailerId)
  }, 60_000)

  it('MV-ENT-04 yard_inventory goes on with its route, and every sighting is told by valid events', async () => {
    const first = await start({ stateFolder: folder })
    await broker.until(online)
    const [truck] = first.trucks
    const order = buildOrder(truck!, [{ action: 'yardInventory', parameters: { routeName: 'Gesamter Hof' } }])
    await broker.publish(SERIAL, 'order', order)
    await broker.until(() => broker.of(SERIAL, 'yardEvents').length > 20)
    await broker.until(() => truck!.run!.passagesDone === 1)
    await simulator.stop()
    const before = broker.of(SERIAL, 'yardEvents').length
    const second = await start({ stateFolder: folder })
    const again = second.trucks[0]!
    expect(again.run!.passagesDone).toBe(1)
    await broker.until(() => state().orderId === order.orderId && actionStatuses().includes('FINISHED'))
    const events = broker.of(SERIAL, 'yardEvents').map(({ message }) => message)
    expect(events.length).toBeGreaterThan(before)
    const spots = second.ground.yard.spots.filter(({ kind }) => kind === 'stall' || kind === 'dock')
    expect(new Set(events.map(({ zoneId }) => zoneId)).size).toBe(spots.length)
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['trailerObserved', 'spotObserved']))
    expect(broker.invalid).toEqual([])
  }, 60_000)

  it('finds trucks where they last said they were, from the broker alone', async () => {
    const first = await start({ rate: 1 })
    await broker.until(online)
    const order = moveOrder(first)
    await broker.publish(SERIAL, 'order', order.order)
    await broker.until(() => state().driving === true)
    await broker.until(() => broker.of(SERIAL, 'yardState').length > 6)
    const { x, y } = first.trucks[0]!.driver.rig
    await simulator.stop()
    const second = await start({ rate: 1, seed: 99 })
    const { rig } = second.trucks[0]!.driver
    expect(Math.hypot(rig.x - x, rig.y - y)).toBeLessThan(8)
    expect(second.trucks[0]!.run).toBeNull()
  }, 60_000)
})
