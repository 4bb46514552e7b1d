import type { Order } from '@tractrix/fleet-protocol'
import { describe, expect, it } from 'vitest'
import { buildOrder } from '../testing/build-order.ts'
import { TestWorld } from '../testing/build-world.ts'

const world = new TestWorld({ trucks: 2 })
const [truck, other] = world.trucks as [(typeof world.trucks)[number], (typeof world.trucks)[number]]

const pickOrder = (change: Partial<Order> = {}) => {
  const spot = world.fullStall()
  return buildOrder(truck, [{ spot, action: 'pick', trailerId: world.trailerIn(spot) }], change)
}

describe('an order is not taken', () => {
  it.each([
    ['with a hole in its chain', 'validationError', { edges: [] }],
    ['without nodes', 'validationError', { nodes: [], edges: [] }],
  ])('%s', (_, errorType, change) => {
    expect(truck.take(pickOrder(change))).toMatchObject({ errorType })
  })

  it('that starts too far away', () => {
    const order = pickOrder()
    order.nodes[0]!.nodePosition!.x += 16
    expect(truck.take(order)).toMatchObject({ errorType: 'noRouteError' })
  })

  it('for another map', () => {
    const order = pickOrder()
    order.nodes[0]!.nodePosition!.mapId = 'elsewhere'
    expect(truck.take(order)).toMatchObject({ errorType: 'noRouteError' })
  })

  it('to a place that is not there', () => {
    const order = pickOrder()
    order.nodes[1]!.nodeId = 'nowhere'
    order.nodes[1]!.nodePosition!.x += 500
    order.nodes[1]!.actions[0]!.actionParameters = []
    expect(truck.take(order)).toMatchObject({ errorType: 'noRouteError' })
  })

  it('with an action it does not know', () => {
    const order = pickOrder()
    order.nodes[1]!.actions[0]!.actionType = 'dance'
    expect(truck.take(order)).toMatchObject({ errorType: 'orderError' })
  })

  it('that is not released to the end', () => {
    const order = pickOrder()
    order.nodes[1]!.released = false
    expect(truck.take(order)).toMatchObject({ errorType: 'orderError' })
  })

  it('to drop without a trailer, or to stage where one stands', () => {
    const drop = buildOrder(truck, [{ spot: world.emptyStall(), action: 'drop' }])
    expect(truck.take(drop)).toMatchObject({ description: 'No trailer is hitched.' })
    const full = world.fullStall(1)
    const from = world.fullStall()
    const order = buildOrder(truck, [
      { spot: from, action: 'pick', trailerId: world.trailerIn(from) },
      { spot: full, action: 'stage' },
    ])
    expect(truck.take(order)?.description).toMatch(`${full.name} is occupied by`)
  })

  it('to charge where no charger is', () => {
    const order = buildOrder(truck, [{ spot: world.emptyStall(), action: 'startCharging' }])
    expect(truck.take(order)).toMatchObject({ errorType: 'orderError' })
  })
})

describe('an order that is taken', () => {
  it('is found by the place of its nodes when they name no zone', () => {
    const order = pickOrder()
    order.nodes[1]!.nodeId = 'n1'
    order.nodes[1]!.actions[0]!.actionParameters = []
    expect(
      other.take({
        ...order,
        nodes: order.nodes.map((node, index) => (index === 0 ? startOf(other) : node)),
      }),
    ).toBeNull()
    other.cancel()
    world.run(20)
  })

  it('may come twice, but not in an older or newer version, and no other beside it', () => {
    const order = pickOrder({ orderUpdateId: 3 })
    expect(truck.take(order)).toBeNull()
    const { run } = truck
    expect(truck.take(structuredClone(order))).toBeNull()
    expect(truck.run).toBe(run)
    expect(truck.take({ ...order, orderUpdateId: 2 })).toMatchObject({ errorType: 'orderUpdateError' })
    expect(truck.take({ ...order, orderUpdateId: 4 })).toMatchObject({ errorType: 'orderUpdateError' })
    expect(truck.take(pickOrder())).toMatchObject({ errorType: 'orderError' })
    truck.cancel()
    world.run(20)
    // Its echo still answers a late repetition; a canceled order does not begin again.
    expect(truck.take(structuredClone(order))).toBeNull()
    expect(truck.run!.end).toBe('canceled')
  })
})

function startOf(own: typeof truck) {
  return buildOrder(own, []).nodes[0]!
}
