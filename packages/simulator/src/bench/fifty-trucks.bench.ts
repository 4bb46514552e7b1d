import { seededRandom } from '@tractrix/demo-yards'
import { buildOrder } from '../testing/build-order.ts'
import { yardWithTrucks } from '../testing/build-world.ts'
import type { VirtualTruck } from '../trucks/virtual-truck.ts'
import { SimWorld } from '../world/sim-world.ts'

/** Trucks per yard: more than one yard of this size would ever use at once. */
const YARDS = [
  { alias: 'baltimore', trucks: 20 },
  { alias: 'seagirt', trucks: 22 },
  { alias: 'krems', trucks: 8 },
] as const

const WARM_UP_SECONDS = 120
const MEASURED_SECONDS = 300

/** Fifty trucks, all with work, in real time on one core: CPU seconds per simulated second, at most 1. */
export async function run(): Promise<{
  name: string
  figures: { label: string; value: number; unit: string }[]
  ratio: number
  goal: number
}> {
  const world = new SimWorld(
    YARDS.map(({ alias, trucks }) => {
      const yard = yardWithTrucks(alias, trucks)
      const own = yard.trucks.map(truck => ({ ...truck, internalId: `${alias}-${truck.internalId}` }))
      return { ...yard, trucks: own }
    }),
    1,
  )
  const random = seededRandom('fifty trucks')
  drive(world, WARM_UP_SECONDS, random)
  const before = process.cpuUsage()
  let longest = 0
  for (let second = 0; second < MEASURED_SECONDS; second++) {
    const start = performance.now()
    drive(world, 1, random)
    longest = Math.max(longest, performance.now() - start)
  }
  const used = process.cpuUsage(before)
  const ratio = (used.user + used.system) / 1e6 / MEASURED_SECONDS
  return {
    name: 'Fifty simulated trucks in real time on one core',
    figures: [
      { label: 'trucks', value: world.trucks.length, unit: '' },
      { label: 'trucks with an order at the end', value: world.trucks.filter(busy).length, unit: '' },
      { label: 'CPU per simulated second', value: ratio, unit: 's' },
      { label: 'longest simulated second', value: longest, unit: 'ms' },
    ],
    ratio,
    goal: 1,
  }
}

function busy(truck: VirtualTruck): boolean {
  return truck.run?.active ?? false
}

function drive(world: SimWorld, seconds: number, random: ReturnType<typeof seededRandom>): void {
  for (let step = 0; step < seconds; step++) {
    for (const { ground, trucks } of world.yards) {
      for (const truck of trucks) if (!busy(truck)) order(truck, ground, random)
    }
    world.step(1)
  }
}

function order(
  truck: VirtualTruck,
  ground: SimWorld['yards'][number]['ground'],
  random: ReturnType<typeof seededRandom>,
): void {
  const spots = random.shuffle(
    ground.yard.spots.filter(spot => spot.kind === 'stall' || spot.kind === 'dock'),
  )
  const from = spots.find(spot => ground.trailers.has(spot.id) && !ground.reservations.has(spot.id))
  const to = spots.find(spot => !ground.trailers.has(spot.id) && !ground.reservations.has(spot.id))
  if (from === undefined || to === undefined) return
  const trailerId = ground.trailers.get(from.id)!.id
  truck.take(
    buildOrder(truck, [
      { spot: from, action: 'pick', trailerId },
      { spot: to, action: 'drop', trailerId },
    ]),
  )
}
