import { describe, expect, it } from 'vitest'
import { dockingError } from '../planning/docking.ts'
import { parkedPose } from '../planning/parked-axle.ts'
import { buildOrder } from '../testing/build-order.ts'
import { TestWorld } from '../testing/build-world.ts'
import type { VirtualTruck } from './virtual-truck.ts'

/** The states a truck goes through until its order has ended. */
function statesUntilEnd(world: TestWorld, truck: VirtualTruck): string[] {
  const states: string[] = []
  world.until(() => {
    if (truck.run!.active && states.at(-1) !== truck.truckState) states.push(truck.truckState)
    return !truck.run!.active
  })
  return states
}

function trailerMove(world: TestWorld, truck = world.truck) {
  const from = world.fullStall(3)
  const to = world.spot('E20')
  world.ground.trailers.delete(to.id)
  const trailerId = world.trailerIn(from)
  const order = buildOrder(truck, [
    { spot: from, action: 'pick', trailerId },
    { spot: to, action: 'drop', trailerId },
  ])
  return { from, to, trailerId, order }
}

describe('a trailer move', () => {
  it('MV-ENT-24 goes through the states of a yard truck in their order and takes the trailer along', () => {
    const world = new TestWorld()
    const { truck } = world
    const { from, to, trailerId, order } = trailerMove(world)
    expect(truck.take(order)).toBeNull()
    const states = statesUntilEnd(world, truck)
    expect(states.filter(state => state !== 'waiting_for_segment')).toEqual([
      'navigating',
      'backing_to_trailer',
      'hitching_to_trailer',
      'connecting_trailer',
      'pull_from_spot',
      'navigating',
      'backing_trailer',
      'unhitching_trailer',
      'disconnecting_trailer',
    ])
    expect(truck.run!.end).toBe('done')
    expect(truck.run!.actionStates.map(state => state.actionStatus)).toEqual(['FINISHED', 'FINISHED'])
    expect(world.ground.trailers.has(from.id)).toBe(false)
    expect(world.trailerIn(to)).toBe(trailerId)
  })

  it('takes the six to eight minutes of a good yard driver, at human speeds', () => {
    const world = new TestWorld()
    const { truck } = world
    truck.take(trailerMove(world).order)
    const start = world.world.seconds
    let fastest = 0
    let before = truck.driver.speed
    let hardest = 0
    world.until(() => {
      fastest = Math.max(fastest, truck.driver.speed)
      hardest = Math.max(hardest, (truck.driver.speed - before) / 0.2)
      before = truck.driver.speed
      return !truck.run!.active
    })
    expect(world.world.seconds - start).toBeGreaterThan(180)
    expect(world.world.seconds - start).toBeLessThan(600)
    expect(fastest).toBeLessThan(6.8)
    expect(hardest).toBeLessThan(0.65)
  })

  it('leaves the trailer within the tolerance of docking and then clears the door', () => {
    const world = new TestWorld()
    const { truck } = world
    const { to, order } = trailerMove(world)
    truck.take(order)
    world.until(() => truck.truckState === 'unhitching_trailer')
    const error = dockingError(truck.driver.rig, parkedPose(to, truck.trailer!.gear), truck.trailer!.gear)
    expect(Math.abs(error.lateralMeters)).toBeLessThan(0.15)
    expect(Math.abs(error.headingRadians)).toBeLessThan(0.1)
    world.until(() => truck.driver.at?.spot.kind === 'waiting')
    expect(truck.truckState).toBe('idle')
  })
})

describe('other kinds of moves', () => {
  it('trailer_attached drops what hangs on the truck; stage comes to rest with it', () => {
    const world = new TestWorld()
    const { truck } = world
    const from = world.fullStall()
    const trailerId = world.trailerIn(from)
    const staging = world.spot('STG2')
    truck.take(buildOrder(truck, [{ spot: from, action: 'pick', trailerId }]))
    world.until(() => !truck.run!.active)
    expect(truck.trailer?.id).toBe(trailerId)
    expect(truck.take(buildOrder(truck, [{ spot: staging, action: 'stage' }]))).toBeNull()
    world.until(() => !truck.run!.active)
    world.run(60)
    expect(truck.driver.at?.spot).toBe(staging)
    expect(truck.trailer?.id).toBe(trailerId)
    const to = world.emptyStall()
    expect(truck.take(buildOrder(truck, [{ spot: to, action: 'drop' }]))).toBeNull()
    world.until(() => !truck.run!.active)
    expect(world.trailerIn(to)).toBe(trailerId)
  })

  it('repark pulls the trailer out and backs it into the same spot again', () => {
    const world = new TestWorld()
    const { truck } = world
    const spot = world.fullStall(5)
    const trailerId = world.trailerIn(spot)
    truck.take(
      buildOrder(truck, [
        { spot, action: 'pick', trailerId },
        { spot, action: 'drop', trailerId },
      ]),
    )
    expect(statesUntilEnd(world, truck)).toContain('pull_from_spot')
    expect(truck.run!.end).toBe('done')
    expect(world.trailerIn(spot)).toBe(trailerId)
  })

  it('go_to_charger charges until the battery is full, and any order ends it', () => {
    const world = new TestWorld()
    const { truck } = world
    const charger = world.spot('CHG1')
    truck.battery.share = 0.5
    truck.take(buildOrder(truck, [{ spot: charger, action: 'startCharging' }]))
    world.until(() => !truck.run!.active)
    expect(truck.battery.charging).toBe(true)
    const before = truck.battery.share
    world.run(300)
    // 150 kW into 140 kWh for five minutes, less what the truck itself uses.
    expect(truck.battery.share - before).toBeCloseTo((150 - 2) / 12 / 140, 2)
    truck.take(trailerMove(world).order)
    world.run(5)
    expect(truck.battery.charging).toBe(false)
    truck.cancel()
  })

  it('the torture moves couple twice, or back in without leaving the trailer', () => {
    const world = new TestWorld()
    const { truck } = world
    const spot = world.fullStall(2)
    const trailerId = world.trailerIn(spot)
    truck.take(buildOrder(truck, [{ spot, action: 'hitchUnhitch', trailerId }]))
    const states = statesUntilEnd(world, truck)
    expect(states.filter(state => state === 'hitching_to_trailer')).toHaveLength(2)
    expect(world.trailerIn(spot)).toBe(trailerId)
    truck.take(buildOrder(truck, [{ spot, action: 'pick', trailerId }]))
    world.until(() => !truck.run!.active)
    truck.take(buildOrder(truck, [{ spot: world.emptyStall(8), action: 'backTrailerNoDrop' }]))
    expect(statesUntilEnd(world, truck)).toContain('back_trailer_no_drop')
    expect(truck.trailer?.id).toBe(trailerId)
  })

  it('driving uses the battery', () => {
    const world = new TestWorld()
    const { truck } = world
    const before = truck.battery.share
    truck.take(trailerMove(world).order)
    world.until(() => !truck.run!.active)
    const drivenKwh = (truck.driver.odometer / 1609.344) * 2.8
    expect(before - truck.battery.share).toBeGreaterThan(drivenKwh / 140)
    expect(before - truck.battery.share).toBeLessThan(0.02)
  })
})

describe('what a truck sees when it comes to the spot', () => {
  it('picking from an empty spot fails the action with the reason, and the truck goes to wait', () => {
    const world = new TestWorld()
    const { truck } = world
    const { from, order, trailerId } = trailerMove(world)
    truck.take(order)
    world.ground.trailers.set(world.emptyStall(40).id, world.ground.trailers.get(from.id)!)
    world.ground.trailers.delete(from.id)
    world.until(() => !truck.run!.active)
    expect(truck.run!.end).toBe('failed')
    const [pick, drop] = truck.run!.actionStates
    expect(pick).toMatchObject({ actionStatus: 'FAILED' })
    expect(pick!.resultDescription).toMatch(`There is no trailer in ${from.name}`)
    expect(drop!.actionStatus).toBe('FAILED')
    expect(trailerId).toBeTruthy()
    world.until(() => truck.driver.at?.spot.kind === 'waiting')
  })

  it('a trailer that no one has seen yet was brought by road and is taken', () => {
    const world = new TestWorld()
    const { truck } = world
    const spot = world.emptyStall(10)
    truck.take(buildOrder(truck, [{ spot, action: 'pick', trailerId: 'new-trailer' }]))
    world.until(() => !truck.run!.active)
    expect(truck.run!.end).toBe('done')
    expect(truck.trailer?.id).toBe('new-trailer')
  })

  it('does not back into a spot that filled up on the way', () => {
    const world = new TestWorld()
    const { truck } = world
    const { to, order } = trailerMove(world)
    truck.take(order)
    world.until(() => truck.trailer !== null)
    const other = world.fullStall(20)
    world.ground.trailers.set(to.id, world.ground.trailers.get(other.id)!)
    world.ground.trailers.delete(other.id)
    world.until(() => !truck.run!.active)
    expect(truck.run!.actionStates.at(-1)!.resultDescription).toMatch(`${to.name} is occupied by`)
    expect(truck.trailer).not.toBeNull()
  })
})

describe('stopping', () => {
  it('a pause stops the truck where it is, and it goes on after', () => {
    const world = new TestWorld()
    const { truck } = world
    truck.take(trailerMove(world).order)
    world.until(() => truck.driver.speed > 2)
    truck.paused = true
    world.run(8)
    const { x, y } = truck.driver.rig
    expect(truck.truckState).toBe('hold')
    expect(truck.driver.speed).toBe(0)
    world.run(30)
    expect(truck.driver.rig).toMatchObject({ x, y })
    truck.paused = false
    world.until(() => !truck.run!.active)
    expect(truck.run!.end).toBe('done')
  })

  it('an emergency stop is an error, refuses orders, and passes', () => {
    const world = new TestWorld()
    const { truck } = world
    truck.activeFaults.start('e-stop', 20)
    world.run(1)
    expect(truck.truckState).toBe('error')
    expect(truck.take(trailerMove(world).order)).toMatchObject({ errorType: 'orderError' })
    world.run(25)
    expect(truck.truckState).toBe('idle')
    expect(truck.taskable).toBe(true)
  })

  it.each([
    'navigating',
    'backing_to_trailer',
    'hitching_to_trailer',
    'connecting_trailer',
    'pull_from_spot',
    'backing_trailer',
    'unhitching_trailer',
    'disconnecting_trailer',
  ])('a cancel while %s leaves the truck standing, with what it had, and ready for more', phase => {
    const world = new TestWorld()
    const { truck } = world
    const { trailerId, order } = trailerMove(world)
    truck.take(order)
    world.until(() => truck.truckState === phase)
    world.run(3)
    const towed = truck.trailer?.id ?? null
    expect(truck.cancel()).toBe(true)
    world.until(() => !truck.run!.active, 30)
    expect(truck.run!.end).toBe('canceled')
    expect(truck.driver.speed).toBe(0)
    expect(truck.trailer?.id ?? null).toBe(towed)
    expect(truck.run!.nodeStates).toEqual([])
    expect(truck.run!.actionStates.every(state => ['FINISHED', 'FAILED'].includes(state.actionStatus))).toBe(
      true,
    )
    const to = world.emptyStall(30)
    const next =
      towed === null
        ? [
            { spot: world.ground.spotOf(trailerId)!, action: 'pick' as const, trailerId },
            { spot: to, action: 'drop' as const, trailerId },
          ]
        : [{ spot: to, action: 'drop' as const, trailerId }]
    expect(truck.take(buildOrder(truck, next))).toBeNull()
    world.until(() => !truck.run!.active)
    expect(truck.run!.end).toBe('done')
    expect(world.trailerIn(to)).toBe(trailerId)
  })
})

it('a failure on request fails the order and nothing else', () => {
  const world = new TestWorld()
  const { truck } = world
  truck.take(trailerMove(world).order)
  world.run(10)
  truck.activeFaults.start('order-failure', 0)
  world.run(1)
  expect(truck.run!.end).toBe('failed')
  world.until(() => truck.driver.at?.spot.kind === 'waiting')
})
