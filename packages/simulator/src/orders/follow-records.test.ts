import { describe, expect, it } from 'vitest'
import { buildOrder } from '../testing/build-order.ts'
import { TestWorld } from '../testing/build-world.ts'

/** A world with a truck that is told to bring a trailer from one stall to another. */
function twoStalls({ to }: { to: 'full' | 'empty' }) {
  const world = new TestWorld()
  const from = world.fullStall(3)
  const other = to === 'full' ? world.fullStall(5) : world.emptyStall(5)
  const trailerId = world.trailerIn(from)
  const order = buildOrder(world.truck, [
    { spot: from, action: 'pick', trailerId },
    { spot: other, action: 'drop', trailerId },
  ])
  return { world, from, to: other, trailerId, order }
}

describe('what people wrote down before the order', () => {
  it('MV-VAL-36 a trailer that was checked out is gone: its spot can be dropped in', () => {
    const { world, to, trailerId, order } = twoStalls({ to: 'full' })
    const checkedOut = world.trailerIn(to)
    expect(world.truck.take(order)).toBeNull()
    expect(world.ground.spotOf(checkedOut)).toBeNull()
    world.until(() => !world.truck.run!.active)
    expect(world.truck.run!.end).toBe('done')
    expect(world.trailerIn(to)).toBe(trailerId)
  })

  it('a trailer that was moved by hand stands where the order says', () => {
    const { world, to, trailerId } = twoStalls({ to: 'empty' })
    const from = world.ground.spotOf(trailerId)!
    const order = buildOrder(world.truck, [
      { spot: to, action: 'pick', trailerId },
      { spot: from, action: 'drop', trailerId },
    ])
    expect(world.truck.take(order)).toBeNull()
    expect(world.ground.spotOf(trailerId)).toBe(to)
    world.until(() => !world.truck.run!.active)
    expect(world.trailerIn(from)).toBe(trailerId)
  })

  it('a trailer that was checked in where another one stood has taken its place', () => {
    const { world, to } = twoStalls({ to: 'full' })
    const before = world.trailerIn(to)
    const order = buildOrder(world.truck, [{ spot: to, action: 'pick', trailerId: 'brought-by-road' }])
    expect(world.truck.take(order)).toBeNull()
    world.until(() => !world.truck.run!.active)
    expect(world.truck.trailer?.id).toBe('brought-by-road')
    expect(world.ground.spotOf(before)).toBeNull()
  })

  it('does not take a trailer off another truck', () => {
    const world = new TestWorld({ trucks: 2 })
    const [one, other] = world.trucks
    const spot = world.fullStall(3)
    const trailerId = world.trailerIn(spot)
    one!.take(buildOrder(one!, [{ spot, action: 'pick', trailerId }]))
    world.until(() => !one!.run!.active)
    other!.take(buildOrder(other!, [{ spot: world.emptyStall(9), action: 'pick', trailerId }]))
    world.until(() => !other!.run!.active)
    expect(other!.run!.failure).toMatch('hangs on a truck')
    expect(one!.trailer?.id).toBe(trailerId)
  })
})

it('repark and an order that is refused change nothing of the yard', () => {
  const { world, from, to, trailerId } = twoStalls({ to: 'full' })
  const there = world.trailerIn(to)
  const tooFar = buildOrder(world.truck, [{ spot: to, action: 'drop', trailerId }])
  expect(world.truck.take(tooFar)).not.toBeNull()
  expect(world.trailerIn(to)).toBe(there)
  const repark = [
    { spot: from, action: 'pick' as const, trailerId },
    { spot: from, action: 'drop' as const },
  ]
  expect(world.truck.take(buildOrder(world.truck, repark))).toBeNull()
  expect(world.trailerIn(from)).toBe(trailerId)
  world.until(() => !world.truck.run!.active)
  expect(world.trailerIn(from)).toBe(trailerId)
})

it('what changes after the order was taken is judged by what the truck sees', () => {
  const { world, to, order } = twoStalls({ to: 'empty' })
  world.truck.take(order)
  world.until(() => world.truck.trailer !== null)
  const other = world.fullStall(20)
  world.ground.trailers.set(to.id, world.ground.trailers.get(other.id)!)
  world.ground.trailers.delete(other.id)
  world.until(() => !world.truck.run!.active)
  expect(world.truck.run!.failure).toMatch(`${to.name} is occupied by`)
})

it('a trailer that is driven away while the truck couples to it fails the order', () => {
  const { world, from, order } = twoStalls({ to: 'empty' })
  world.truck.take(order)
  world.until(() => world.truck.truckState === 'connecting_trailer')
  world.ground.trailers.delete(from.id)
  world.until(() => !world.truck.run!.active)
  expect(world.truck.run!.failure).toBe(`The trailer in ${from.name} was driven away.`)
})
