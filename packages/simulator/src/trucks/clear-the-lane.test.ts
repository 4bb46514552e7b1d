import { describe, expect, it } from 'vitest'
import { buildOrder } from '../testing/build-order.ts'
import { TestWorld } from '../testing/build-world.ts'
import type { ParkingSpot } from '../yard/index.ts'
import type { VirtualTruck } from './virtual-truck.ts'

/** A world in which a truck with a trailer was canceled in the middle of a lane. */
function canceledOnALane({ trucks = 2, alias = 'baltimore' } = {}) {
  const world = new TestWorld({ trucks, alias })
  const { truck } = world
  const from = world.fullStall(3)
  const trailerId = world.trailerIn(from)
  const to = world.emptyStall(30)
  truck.take(
    buildOrder(truck, [
      { spot: from, action: 'pick', trailerId },
      { spot: to, action: 'drop', trailerId },
    ]),
  )
  world.until(
    () => truck.trailer !== null && truck.driver.section?.part === 'drive' && truck.driver.speed > 2,
  )
  truck.cancel()
  world.until(() => !truck.run!.active)
  expect(truck.driver.at).toBeNull()
  return { world, truck, trailerId }
}

const restsIn = (truck: VirtualTruck, kinds: ParkingSpot['kind'][]) =>
  kinds.includes(truck.driver.at?.spot.kind ?? 'waiting') && truck.driver.at?.spot.kind !== 'waiting'

describe('a truck whose order was canceled with its trailer on a lane', () => {
  it('MV-STA-07 drives on to a staging spot and keeps its trailer', () => {
    const { world, truck, trailerId } = canceledOnALane()
    world.until(() => restsIn(truck, ['staging']), 900)
    world.run(60)
    expect(truck.truckState).toBe('idle')
    expect(truck.taskable).toBe(true)
    expect(truck.trailer?.id).toBe(trailerId)
    expect(world.ground.spotOf(trailerId)).toBeNull()
  })

  it('stands in a stall where no staging spot is free, and where none of both is, at a door', () => {
    for (const [taken, rests] of [
      [['staging'], 'stall'],
      [['staging', 'stall'], 'dock'],
    ] as [ParkingSpot['kind'][], ParkingSpot['kind']][]) {
      const { world, truck } = canceledOnALane()
      const any = [...world.ground.trailers.values()][0]!
      for (const spot of world.ground.yard.spots) {
        if (taken.includes(spot.kind)) world.ground.trailers.set(spot.id, any)
      }
      world.until(() => restsIn(truck, [rests]), 900)
    }
  })

  it('looks for a place ever more rarely while all are taken, and finds one that is free again', () => {
    const { world, truck } = canceledOnALane()
    const { ground } = world
    const any = [...ground.trailers.values()][0]!
    const free = world.emptyStall(30)
    for (const spot of ground.yard.spots) ground.trailers.set(spot.id, any)
    let looks = 0
    const freeStagingSpots = ground.freeStagingSpots.bind(ground)
    ground.freeStagingSpots = from => {
      looks += 1
      return freeStagingSpots(from)
    }
    world.run(900)
    expect(looks).toBeGreaterThan(10)
    expect(looks).toBeLessThan(25)
    ground.trailers.delete(free.id)
    world.until(() => truck.parking, 61)
    world.until(() => restsIn(truck, ['stall']), 900)
  })

  it('lets others through: all of them get their moves done past the place where it stopped', () => {
    const { world, truck } = canceledOnALane({ trucks: 4 })
    const others = world.trucks.slice(1)
    const stopped = truck.driver.rig
    const nearby = world.ground.yard.spots
      .filter(spot => spot.kind === 'stall' && world.ground.trailers.has(spot.id))
      .sort(
        (a, b) =>
          Math.hypot(a.mouth.x - stopped.x, a.mouth.y - stopped.y) -
          Math.hypot(b.mouth.x - stopped.x, b.mouth.y - stopped.y),
      )
    others.forEach((other, index) => {
      const from = nearby[index * 2]!
      const trailerId = world.trailerIn(from)
      const order = buildOrder(other, [
        { spot: from, action: 'pick', trailerId },
        { spot: world.emptyStall(40 + 7 * index), action: 'drop', trailerId },
      ])
      expect(other.take(order)).toBeNull()
    })
    world.until(() => others.every(other => !other.run!.active), 1_800)
    expect(others.map(other => other.run!.end)).toEqual(['done', 'done', 'done'])
    expect(truck.trailer).not.toBeNull()
  }, 30_000)

  it('makes room again when another truck is sent to where it rests', () => {
    const { world, truck } = canceledOnALane()
    world.until(() => restsIn(truck, ['staging']), 900)
    const staging = truck.driver.at!.spot
    const other = world.trucks[1]!
    const from = world.fullStall(9)
    const trailerId = world.trailerIn(from)
    other.take(
      buildOrder(other, [
        { spot: from, action: 'pick', trailerId },
        { spot: staging, action: 'stage' },
      ]),
    )
    world.until(() => !other.run!.active, 2_400)
    expect(other.run!.end).toBe('done')
    expect(other.driver.at?.spot).toBe(staging)
    world.until(() => restsIn(truck, ['staging', 'stall', 'dock']), 900)
    expect(world.collisions()).toEqual([])
  }, 30_000)

  it('takes its next order on the way there', () => {
    const { world, truck, trailerId } = canceledOnALane()
    world.until(() => truck.parking && truck.driver.speed > 2, 300)
    const to = world.emptyStall(12)
    expect(truck.take(buildOrder(truck, [{ spot: to, action: 'drop', trailerId }]))).toBeNull()
    world.until(() => !truck.run!.active)
    expect(world.trailerIn(to)).toBe(trailerId)
  })
})
