import { seededRandom } from '@tractrix/demo-yards'
import { describe, expect, it } from 'vitest'
import { buildOrder } from '../testing/build-order.ts'
import { TestWorld } from '../testing/build-world.ts'
import type { VirtualTruck } from '../trucks/virtual-truck.ts'

/** Gives trucks moves between random spots, now and then cancels, pauses or breaks one, and watches the bodies. */
class RandomYard {
  readonly test: TestWorld
  readonly collisions: string[] = []
  done = 0
  #random: ReturnType<typeof seededRandom>
  #reserved = new Map<VirtualTruck, string[]>()

  constructor(options: { alias?: string; trucks: number; seed: number }) {
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

  /** Trucks that tow without an order are given one, as a dispatcher would, so that all can come to rest. */
  settle(withinSeconds: number): void {
    for (const truck of this.test.trucks) {
      truck.paused = false
      truck.ailments.heal()
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
    expect(
      this.test.trucks
        .filter(truck => truck.run?.active || truck.driver.at === null)
        .map(truck => `${truck.serial} ${truck.truckState} to ${truck.driver.destination?.berth.name}`),
    ).toEqual([])
  }

  #finish(truck: VirtualTruck): void {
    if (this.#reserved.delete(truck) && truck.run?.end === 'done') this.done += 1
  }

  #order(truck: VirtualTruck): void {
    const { ground } = this.test
    const reserved = new Set([...this.#reserved.values()].flat())
    const spots = this.#random
      .shuffle(ground.yard.berths.filter(berth => berth.kind === 'stall' || berth.kind === 'dock'))
      .filter(berth => !reserved.has(berth.id))
    const to = spots.find(berth => !ground.trailers.has(berth.id))!
    const from = spots.find(berth => ground.trailers.has(berth.id))!
    const towed = truck.trailer?.id
    const trailerId = towed ?? ground.trailers.get(from.id)!.id
    const drop = { berth: to, action: 'drop' as const, trailerId }
    const stops = towed === undefined ? [{ berth: from, action: 'pick' as const, trailerId }, drop] : [drop]
    if (truck.take(buildOrder(truck, stops)) === null) {
      this.#reserved.set(
        truck,
        stops.map(stop => stop.berth.id),
      )
    }
  }

  #trouble(truck: VirtualTruck): void {
    if (this.#random.chance(0.0008)) truck.cancel()
    if (this.#random.chance(0.0006)) truck.paused = !truck.paused
    if (truck.paused && this.#random.chance(0.01)) truck.paused = false
    if (this.#random.chance(0.0002))
      truck.ailments.suffer(this.#random.pick(['e-stop', 'stall', 'order-failure']), 40)
  }
}

describe('many trucks in one yard', () => {
  it.each([1, 2, 3])(
    'never touch each other and all get their moves done (seed %i)',
    seed => {
      const yard = new RandomYard({ trucks: 9, seed })
      yard.run(1_500, { orders: true, trouble: false })
      yard.settle(2_400)
      expect(yard.collisions).toEqual([])
      expect(yard.done).toBeGreaterThan(15)
    },
    120_000,
  )

  it.each([4, 5])(
    'also when orders are canceled, trucks pause and emergency stops are pressed (seed %i)',
    seed => {
      const yard = new RandomYard({ trucks: 9, seed })
      yard.run(1_800, { orders: true, trouble: true })
      yard.settle(3_600)
      expect(yard.collisions).toEqual([])
    },
    120_000,
  )

  it('also where there is little room: a small yard with six trucks', () => {
    const yard = new RandomYard({ alias: 'krems', trucks: 6, seed: 6 })
    yard.run(1_500, { orders: true, trouble: true })
    yard.settle(3_600)
    expect(yard.collisions).toEqual([])
  }, 120_000)
})

describe('a world', () => {
  const run = (seed: number) => {
    const yard = new RandomYard({ trucks: 4, seed: 7 })
    const test = new TestWorld({ trucks: 3, seed })
    yard.run(300, { orders: true, trouble: true })
    const from = test.fullStall()
    const to = test.emptyStall()
    const trailerId = test.trailerIn(from)
    test.truck.take(
      buildOrder(test.truck, [
        { berth: from, action: 'pick', trailerId },
        { berth: to, action: 'drop', trailerId },
      ]),
    )
    test.run(400)
    return JSON.stringify([
      ...yard.test.trucks.map(truck => [truck.driver.rig, truck.battery.share, truck.truckState]),
      ...test.trucks.map(truck => [truck.driver.rig, truck.battery.share, truck.truckState]),
    ])
  }

  it('is the same again for the same seed, and another for another', () => {
    expect(run(1)).toBe(run(1))
    expect(run(1)).not.toBe(run(2))
  }, 60_000)
})
