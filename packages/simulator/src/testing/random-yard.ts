import { seededRandom } from '@tractrix/demo-yards'
import type { VirtualTruck } from '../trucks/virtual-truck.ts'
import { rememberYard, type YardMemory } from '../world/world-memory.ts'
import { buildOrder } from './build-order.ts'
import { TestWorld } from './build-world.ts'

/** Gives trucks moves between random spots, now and then cancels, pauses or breaks one, and watches the bodies. */
export class RandomYard {
  test: TestWorld
  readonly collisions: string[] = []
  done = 0
  #random: ReturnType<typeof seededRandom>
  /** Spots of the orders at hand, by serial. */
  #reserved = new Map<string, string[]>()

  readonly #options: { alias?: string; trucks: number; seed: number }

  constructor(options: { alias?: string; trucks: number; seed: number }) {
    this.#options = options
    this.test = new TestWorld(options)
    this.#random = seededRandom(`random yard ${options.seed}`)
  }

  /** Seconds in steps of 0.4 s; with `trouble` trucks are also canceled, paused and stopped. */
  run(seconds: number, { orders, trouble }: { orders: boolean; trouble: boolean }): void {
    for (let step = 0; step < seconds / 0.4; step++) {
      for (const truck of this.test.trucks) {
        if (!truck.run?.active) this.#finish(truck)
        if (orders && !truck.run?.active && this.#random.chance(0.02)) this.#order(truck)
        if (trouble) this.#trouble(truck)
      }
      this.test.run(0.4)
      this.collisions.push(...this.test.collisions())
    }
  }

  /**
   * Trucks that tow without an order are given one, as a dispatcher would, so that all can come to rest.
   *
   * @returns the trucks that did not, in words
   */
  settle(withinSeconds: number): string[] {
    for (const truck of this.test.trucks) {
      truck.paused = false
      truck.activeFaults.clear()
    }
    const end = this.test.world.seconds + withinSeconds
    const resting = () =>
      this.test.trucks.every(
        truck => !truck.run?.active && truck.trailer === null && truck.driver.at !== null,
      )
    while (!resting() && this.test.world.seconds < end) {
      for (const truck of this.test.trucks) {
        if (!truck.run?.active && truck.trailer !== null) this.#order(truck)
      }
      this.run(2, { orders: false, trouble: false })
    }
    return this.test.trucks
      .filter(truck => truck.run?.active || truck.driver.at === null)
      .map(truck => `${truck.serial} ${truck.truckState} to ${truck.driver.destination?.spot.name}`)
  }

  /** The simulator ends and starts again: everything is as it was written down. */
  restart(): void {
    const memory = JSON.parse(JSON.stringify(rememberYard(this.test.world.yards[0]!))) as YardMemory
    this.test = new TestWorld({ ...this.#options, memory })
  }

  #finish(truck: VirtualTruck): void {
    if (this.#reserved.delete(truck.serial) && truck.run?.end === 'done') this.done += 1
  }

  #order(truck: VirtualTruck): void {
    const { ground } = this.test
    const reserved = new Set([...this.#reserved.values()].flat())
    const spots = this.#random
      .shuffle(ground.yard.spots.filter(spot => spot.kind === 'stall' || spot.kind === 'dock'))
      .filter(spot => !reserved.has(spot.id))
    const to = spots.find(spot => !ground.trailers.has(spot.id))!
    const from = spots.find(spot => ground.trailers.has(spot.id))!
    const towed = truck.trailer?.id
    const trailerId = towed ?? ground.trailers.get(from.id)!.id
    const drop = { spot: to, action: 'drop' as const, trailerId }
    const stops = towed === undefined ? [{ spot: from, action: 'pick' as const, trailerId }, drop] : [drop]
    if (truck.take(buildOrder(truck, stops)) === null) {
      this.#reserved.set(
        truck.serial,
        stops.map(stop => stop.spot.id),
      )
    }
  }

  #trouble(truck: VirtualTruck): void {
    if (this.#random.chance(0.0008)) truck.cancel()
    if (this.#random.chance(0.0006)) truck.paused = !truck.paused
    if (truck.paused && this.#random.chance(0.01)) truck.paused = false
    if (this.#random.chance(0.0002))
      truck.activeFaults.start(this.#random.pick(['e-stop', 'stall', 'order-failure']), 40)
  }
}
