import { demoYard } from '@tractrix/demo-yards'
import { toSiteMeters } from '@tractrix/domain/platform'
import type { OrderActionType } from '@tractrix/fleet-protocol'
import { describe, expect, it } from 'vitest'
import { nearestTrackPlace } from '../planning/nearest-track-place.ts'
import { buildOrder, type Stop } from '../testing/build-order.ts'
import { TestWorld } from '../testing/build-world.ts'
import type { VirtualTruck } from '../trucks/virtual-truck.ts'
import { isInArea, routeTracks } from '../yard/index.ts'

/** Carries an order out to its end. */
function carryOut(world: TestWorld, stops: Stop[], truck = world.truck): VirtualTruck {
  expect(truck.take(buildOrder(truck, stops))).toBeNull()
  world.until(() => !truck.run!.active, 3_600)
  return truck
}

/** An action where the truck stands. */
const here = (action: OrderActionType, parameters: Record<string, string> = {}): Stop => ({
  action,
  parameters,
})

/** The lanes a truck comes over until its order has ended, each once in a row. */
function lanesDriven(world: TestWorld, stops: Stop[]): string[] {
  const { truck } = world
  const lanes: string[] = []
  expect(truck.take(buildOrder(truck, stops))).toBeNull()
  world.until(() => {
    if (truck.driver.section?.part === 'drive') {
      const { track } = nearestTrackPlace(world.ground.yard, truck.driver.rig)
      const { name } = world.ground.yard.tracks[track]!
      if (lanes.at(-1) !== name) lanes.push(name)
    }
    return !truck.run!.active
  }, 3_600)
  return lanes
}

/** Whether the names come in this order, whatever is between them. */
function inOrder(names: string[], wanted: string[]): boolean {
  let next = 0
  for (const name of names) if (name === wanted[next]) next += 1
  return next === wanted.length
}

const spotsOf = (world: TestWorld) =>
  world.ground.yard.spots.filter(({ kind }) => kind === 'stall' || kind === 'dock')

describe('run_route', () => {
  it('MV-ENT-04 run_route drives the lanes of the route in order and then clears the lane', () => {
    const world = new TestWorld()
    const lanes = lanesDriven(world, [
      here('runRoute', { routeName: 'East Court Loop', routeDirection: 'FORWARD' }),
    ])
    const route = world.ground.yard.routes.get('East Court Loop')!
    expect(world.truck.run!.end).toBe('done')
    expect(inOrder(lanes, [...route])).toBe(true)
    world.until(() => world.truck.driver.at?.spot.kind === 'waiting', 600)
  })

  it('MV-ENT-06 drives it the other way round in reverse', () => {
    const { yard } = new TestWorld().ground
    const lanes = yard.routes.get('East Court Loop')!
    const names = (direction: 'FORWARD' | 'REVERSE') =>
      routeTracks(yard, lanes, direction).map(track => yard.tracks[track]!.name)
    expect(names('REVERSE')).toEqual(names('FORWARD').reverse())
    expect(routeTracks(yard, lanes, 'REVERSE')).not.toEqual(routeTracks(yard, lanes, 'FORWARD').reverse())
    const world = new TestWorld()
    const driven = lanesDriven(world, [
      here('runRoute', { routeName: 'East Court Loop', routeDirection: 'REVERSE' }),
    ])
    expect(inOrder(driven, [...lanes].reverse())).toBe(true)
  })

  it.each(['baltimore', 'krems', 'seagirt'])(
    'MV-ENT-29 every surveyed route of %s can be driven',
    alias => {
      for (const { name } of demoYard(alias)!.staticRoutes) {
        for (const routeDirection of ['FORWARD', 'REVERSE']) {
          const world = new TestWorld({ alias })
          carryOut(world, [here('runRoute', { routeName: name, routeDirection })])
          expect(`${name} ${routeDirection} ${world.truck.run!.end} ${world.truck.run!.failure}`).toBe(
            `${name} ${routeDirection} done null`,
          )
          const { yard } = world.ground
          const lanes = yard.routes.get(name)!
          expect(routeTracks(yard, lanes, 'FORWARD')).toHaveLength(lanes.length)
        }
      }
    },
    120_000,
  )

  it('says which route it does not know, and the order fails', () => {
    const world = new TestWorld()
    const { run } = carryOut(world, [here('runRoute', { routeName: 'Moon' })])
    expect(run!.actionStates[0]).toMatchObject({
      actionStatus: 'FAILED',
      resultDescription: 'There is no route Moon in this yard.',
    })
  })

  it('goes on with its route after a pause, for another truck, and with a trailer behind it', () => {
    const world = new TestWorld({ trucks: 2 })
    const [truck, other] = world.trucks as [VirtualTruck, VirtualTruck]
    const from = world.fullStall(3)
    carryOut(world, [{ spot: from, action: 'pick', trailerId: world.trailerIn(from) }], truck)
    const route = here('runRoute', { routeName: 'Center Loop', routeDirection: 'FORWARD' })
    expect(truck.take(buildOrder(truck, [route]))).toBeNull()
    expect(other.take(buildOrder(other, [route]))).toBeNull()
    world.run(90)
    truck.paused = true
    world.run(60)
    truck.paused = false
    world.until(() => !truck.run!.active && !other.run!.active, 3_600)
    expect([truck.run!.end, other.run!.end]).toEqual(['done', 'done'])
    expect(truck.trailer).not.toBeNull()
  })
})

describe('yard_inventory', () => {
  it('MV-ENT-04 yard_inventory sees every spot along its route once, with what stands there', () => {
    const world = new TestWorld()
    const { truck } = carryOutInventory(world, 'East Docks')
    const doors = world.ground.yard.spots.filter(({ name }) => name.startsWith('E'))
    const seen = new Map(truck.sightings.map(({ spot, trailer }) => [spot, trailer?.id ?? null]))
    expect(doors.length).toBeGreaterThan(20)
    for (const door of doors) expect(seen.get(door)).toBe(world.ground.trailers.get(door.id)?.id ?? null)
    expect(seen.size).toBe(truck.sightings.length)
    expect(seen.size).toBeLessThan(spotsOf(world).length)
  })

  it.each(['krems', 'seagirt', 'baltimore'])(
    'MV-KIN-07 without a route it checks the whole yard of %s',
    alias => {
      const world = new TestWorld({ alias })
      const { truck } = carryOutInventory(world, null)
      const seen = new Set(truck.sightings.map(({ spot }) => spot.id))
      expect(
        spotsOf(world)
          .filter(({ id }) => !seen.has(id))
          .map(({ name }) => name),
      ).toEqual([])
    },
    60_000,
  )

  function carryOutInventory(world: TestWorld, routeName: string | null) {
    carryOut(world, [here('yardInventory', routeName === null ? {} : { routeName })])
    expect(world.truck.run!.end).toBe('done')
    return world
  }

  it('MV-ENT-05 enable_yard_inventory looks at the yard on the way of another move, and only then', () => {
    for (const observeYard of [true, false]) {
      const world = new TestWorld()
      const from = world.fullStall(3)
      const trailerId = world.trailerIn(from)
      const stops = [
        { spot: from, action: 'pick' as const, trailerId, parameters: { observeYard } },
        { spot: world.emptyStall(), action: 'drop' as const, trailerId },
      ]
      carryOut(world, stops)
      expect(world.truck.sightings.length > 10).toBe(observeYard)
    }
  })
})

describe('find_trailer', () => {
  const seek = (trailerId: string, spot?: ReturnType<TestWorld['spot']>): Stop => ({
    action: 'detectObject',
    trailerId,
    parameters: { trailerScac: 'SWFT', trailerSerial: '1' },
    ...(spot === undefined ? {} : { spot }),
  })

  it('MV-ENT-04 find_trailer finds it where it was said to be without driving on', () => {
    const world = new TestWorld()
    const spot = world.fullStall(7)
    const trailerId = world.trailerIn(spot)
    const { run, sightings } = carryOut(world, [seek(trailerId, spot)])
    expect(run!.actionStates[0]).toMatchObject({
      actionStatus: 'FINISHED',
      resultDescription: expect.stringMatching(`stands in ${spot.name}`),
    })
    expect(sightings.map(({ spot }) => spot)).toEqual([spot])
    world.until(() => world.truck.driver.at?.spot.kind === 'waiting', 600)
  })

  it('MV-ENT-04 find_trailer looks through the yard for one that is not there', () => {
    const world = new TestWorld()
    const spot = world.fullStall(120)
    const { run, sightings } = carryOut(world, [seek(world.trailerIn(spot), world.emptyStall())])
    expect(run!.end).toBe('done')
    expect(sightings.map(({ spot }) => spot)).toEqual([spot])
  })

  it('fails when it is nowhere', () => {
    const world = new TestWorld({ alias: 'krems' })
    const { run } = carryOut(world, [seek('lost')])
    expect(run!.failure).toBe('SWFT 1 was not found in this yard.')
  })
})

describe('go_to_zone', () => {
  it('MV-ENT-04 go_to_zone parks in a free spot, and comes by in front of one where a trailer stands', () => {
    const world = new TestWorld()
    const { truck } = world
    const free = world.emptyStall(4)
    carryOut(world, [{ spot: free, action: null }])
    expect(truck.driver.at?.spot).toBe(free)
    const full = world.fullStall(30)
    carryOut(world, [{ spot: full, action: null }])
    expect(truck.run!.end).toBe('done')
    const { x, y } = truck.driver.rig
    expect(Math.hypot(x - full.mouth.x, y - full.mouth.y)).toBeLessThan(30)
    expect(world.ground.trailers.has(full.id)).toBe(true)
    world.until(() => truck.driver.at?.spot.kind === 'waiting', 600)
  })

  it('MV-ENT-04 go_to_zone comes to a halt off the lanes of an area', () => {
    const yard = demoYard('baltimore')!
    for (const name of ['Operating area east', 'X-S2']) {
      const world = new TestWorld()
      const zone = yard.zones.find(each => each.name === name)!
      const corners = zone.polygon.map(corner => toSiteMeters(yard.origin, corner))
      const middle = (axis: 'x' | 'y') =>
        corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length
      // From the far end of the yard.
      carryOut(world, [
        { spot: world.ground.yard.spots.find(each => each.name.startsWith('N'))!, action: null },
      ])
      carryOut(world, [{ place: { id: zone.id, name, x: middle('x'), y: middle('y') }, action: null }])
      expect(world.truck.run!.end).toBe('done')
      const area = world.ground.yard.areas.find(({ id }) => id === zone.id)!
      const { rig } = world.truck.driver
      expect(
        isInArea(yard.origin, rig, area) || Math.hypot(rig.x - middle('x'), rig.y - middle('y')) < 25,
      ).toBe(true)
      world.until(() => world.truck.driver.at?.spot.kind === 'waiting', 600)
    }
  })
})

describe('the other moves', () => {
  it.each([
    ['DEFAULT', 'navigating'],
    ['MANUAL', 'manual'],
    ['BYPASS', 'not_autonomous'],
  ])('MV-ENT-07 truck_controlled_move in mode %s drives to its place as %s', (truckControlMode, state) => {
    const world = new TestWorld()
    const { truck } = world
    const to = world.emptyStall(9)
    truck.take(
      buildOrder(truck, [{ spot: to, action: 'truckControlledMove', parameters: { truckControlMode } }]),
    )
    const states = new Set<string>()
    world.until(() => {
      if (truck.driver.speed > 0) states.add(truck.truckState)
      return !truck.run!.active
    })
    expect(states).toContain(state)
    expect(truck.run!.end).toBe('done')
    expect(truck.driver.at?.spot).toBe(to)
  })

  it('MV-ENT-04 truck_controlled_move takes along a trailer that hangs on the truck and keeps it', () => {
    const world = new TestWorld()
    const from = world.fullStall(3)
    const trailerId = world.trailerIn(from)
    carryOut(world, [{ spot: from, action: 'pick', trailerId }])
    const to = world.emptyStall(12)
    carryOut(world, [{ spot: to, action: 'truckControlledMove' }])
    expect(world.truck.driver.at?.spot).toBe(to)
    expect(world.truck.trailer?.id).toBe(trailerId)
    expect(world.ground.trailers.has(to.id)).toBe(false)
  })

  it('MV-ENT-04 go_mission ends where it is sent, or drives the route it names', () => {
    const world = new TestWorld()
    expect(carryOut(world, [here('goMission')]).run!.end).toBe('done')
    const lanes = lanesDriven(world, [here('goMission', { routeName: 'Center Loop' })])
    expect(inOrder(lanes, [...world.ground.yard.routes.get('Center Loop')!])).toBe(true)
  })
})
