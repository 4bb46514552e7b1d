import { type DemoYard, demoId, demoYard } from '@tractrix/demo-yards'
import { outlinesOverlap, rigOutlines } from '../motion/footprint.ts'
import type { VirtualTruck } from '../trucks/virtual-truck.ts'
import { SimWorld, type StartChooser } from '../world/sim-world.ts'
import { rememberedStart, restoreTrailers, restoreWork, type YardMemory } from '../world/world-memory.ts'
import type { ParkingSpot } from '../yard/index.ts'

/** A demo yard with as many trucks as wanted. */
export function yardWithTrucks(alias: string, count: number): DemoYard {
  const yard = demoYard(alias)!
  const trucks = Array.from({ length: count }, (_, index) => {
    const internalId = `test-${String(index + 1).padStart(2, '0')}`
    return { id: demoId(internalId), internalId, name: internalId, manufacturer: 'tractrix' }
  })
  return { ...yard, trucks }
}

/** One yard and what a test asks of it. */
export class TestWorld {
  readonly world: SimWorld
  readonly trucks: VirtualTruck[]

  constructor({
    alias = 'baltimore',
    trucks = 1,
    seed = 1,
    faultRate = 0,
    memory = null,
  }: {
    alias?: string
    trucks?: number
    seed?: number
    faultRate?: number
    /** How the yard was left. */
    memory?: YardMemory | null
  } = {}) {
    const startOf: StartChooser = (ground, serial) => memory && rememberedStart(ground, memory, serial)
    this.world = new SimWorld([yardWithTrucks(alias, trucks)], seed, { faultRate, startOf })
    if (memory) {
      restoreTrailers(this.ground, memory)
      restoreWork(this.world.yards[0]!, memory)
    }
    this.trucks = this.world.trucks
  }

  get truck(): VirtualTruck {
    return this.trucks[0]!
  }

  get ground() {
    return this.world.yards[0]!.ground
  }

  spot(name: string): ParkingSpot {
    const spot = this.ground.yard.spots.find(each => each.name === name)
    if (spot === undefined) throw new Error(`no spot ${name}`)
    return spot
  }

  /** A stall with a trailer, counted from the first. */
  fullStall(index = 0): ParkingSpot {
    return this.#stalls(true)[index]!
  }

  emptyStall(index = 0): ParkingSpot {
    return this.#stalls(false)[index]!
  }

  trailerIn(spot: ParkingSpot): string {
    return this.ground.trailers.get(spot.id)!.id
  }

  /** Steps until something is so; throws when it is not within the given simulated time. */
  until(isSo: () => boolean, withinSeconds = 1_800): void {
    const end = this.world.seconds + withinSeconds
    while (!isSo()) {
      if (this.world.seconds >= end) throw new Error(`did not happen within ${withinSeconds} s`)
      this.world.step(0.2)
    }
  }

  run(seconds: number): void {
    this.world.step(seconds)
  }

  /** Pairs of trucks whose bodies share ground now. */
  collisions(): string[] {
    const bodies = this.trucks.map(({ driver }) => rigOutlines(driver.rig, driver.gear))
    return this.trucks.flatMap((one, index) =>
      this.trucks
        .slice(index + 1)
        .filter((_, other) =>
          bodies[index]!.some(a => bodies[index + 1 + other]!.some(b => outlinesOverlap(a, b))),
        )
        .map(other => `${one.serial} and ${other.serial}`),
    )
  }

  #stalls(full: boolean): ParkingSpot[] {
    return this.ground.yard.spots.filter(
      spot => spot.kind === 'stall' && this.ground.trailers.has(spot.id) === full,
    )
  }
}
