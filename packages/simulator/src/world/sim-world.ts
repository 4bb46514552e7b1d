import { type DemoYard, type SeededRandom, seededRandom } from '@tractrix/demo-yards'
import { RandomFaults } from '../faults/random-faults.ts'
import { YardGround } from '../ground/yard-ground.ts'
import { parkedPose } from '../planning/parked-axle.ts'
import type { TruckStart } from '../trucks/truck-start.ts'
import { VirtualTruck } from '../trucks/virtual-truck.ts'
import type { ParkingSpot } from '../yard/index.ts'

/** Longest time that is worked out at once, in simulated seconds. */
const LONGEST_STEP_SECONDS = 0.2

/** One demo yard with its trucks. */
export interface WorldYard {
  demo: DemoYard
  ground: YardGround
  trucks: VirtualTruck[]
}

/** Where a truck is at the beginning instead of at its start place; null: at its start place. */
export type StartChooser = (ground: YardGround, serial: string) => TruckStart | null

/**
 * The simulated yards. All randomness comes from the seed and all time from `step`, so that the same calls always lead
 * to the same world.
 */
export class SimWorld {
  readonly yards: WorldYard[]
  /** Simulated seconds since the beginning. */
  seconds = 0

  /** @param faultRate share of orders that fail by chance, 0 to 1 */
  constructor(
    demoYards: readonly DemoYard[],
    seed: number,
    { startOf = () => null, faultRate = 0 }: { startOf?: StartChooser; faultRate?: number } = {},
  ) {
    this.yards = demoYards.map(demo => peopledYard(demo, { seed, startOf, faultRate }))
  }

  get trucks(): VirtualTruck[] {
    return this.yards.flatMap(yard => yard.trucks)
  }

  /** Moves the world on, in small steps. */
  step(seconds: number): void {
    const steps = Math.ceil(seconds / LONGEST_STEP_SECONDS - 1e-9)
    for (let step = 0; step < steps; step++) {
      for (const truck of this.trucks) truck.step(seconds / steps)
    }
    this.seconds += seconds
  }
}

function peopledYard(
  demo: DemoYard,
  { seed, startOf, faultRate }: { seed: number; startOf: StartChooser; faultRate: number },
): WorldYard {
  const ground = new YardGround(demo)
  const random = seededRandom(`${seed}/${demo.alias}`)
  const places = random.shuffle(ground.yard.spots.filter(spot => spot.kind === 'waiting'))
  const starts = demo.trucks.map(truck => startOf(ground, truck.internalId))
  for (const start of starts) if (start?.at) ground.reservations.set(start.at.spot.id, 'taken')
  const trucks = demo.trucks.map((truck, index) => {
    const start = starts[index] ?? startPlace(freePlace(ground, places), random)
    return new VirtualTruck(ground, truck.internalId, start, {
      random: seededRandom(`${seed}/${truck.internalId}`),
      // The seed keeps its name: the same seed makes the same faults in every version.
      randomFaults: new RandomFaults(faultRate, seededRandom(`${seed}/${truck.internalId}/mishaps`)),
    })
  })
  return { demo, ground, trucks }
}

function freePlace(ground: YardGround, places: ParkingSpot[]): ParkingSpot {
  const place = places.find(each => !ground.reservations.has(each.id))
  if (place === undefined) throw new Error(`the yard ${ground.yard.alias} has too few waiting places`)
  ground.reservations.set(place.id, 'taken')
  return place
}

function startPlace(spot: ParkingSpot, random: SeededRandom): TruckStart {
  return {
    rig: parkedPose(spot, null),
    trailer: null,
    at: { spot, parked: null },
    escape: null,
    batteryShare: random.between(0.55, 0.96),
  }
}
