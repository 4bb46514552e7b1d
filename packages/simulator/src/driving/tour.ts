import type { Passage } from '../planning/leg.ts'
import type { ParkingSpot } from '../yard/index.ts'
import { BackOff } from './back-off.ts'
import type { Driver } from './driver.ts'
import { nearestEnd } from './nearest-end.ts'

/** So many passages are planned at once: the one at hand, and the next, so that the truck goes on the right way. */
const PLANNED_AT_ONCE = 2

/** A truck that found no place to end at looks again after this time, the rarer the more often in vain, in seconds. */
const LOOK_AGAIN_SECONDS = { shortest: 5, longest: 60 }

/**
 * A drive over one passage after the other. Every leg of it ends at a place off the lanes, since a truck must never be
 * without a way to such a place; as soon as a passage lies behind the truck, it sets out for the next.
 */
export class Tour {
  /** Passages left behind. */
  done: number
  readonly #driver: Driver
  readonly #passages: readonly Passage[]
  /** The passage for which the driver was sent out; −1: none yet. */
  #sentFor = -1
  #lookIn = 0
  readonly #noPlace = new BackOff(LOOK_AGAIN_SECONDS)

  constructor(driver: Driver, passages: readonly Passage[], done = 0) {
    this.#driver = driver
    this.#passages = passages
    this.done = done
  }

  /** Whether there is nothing to drive over at all. */
  get isEmpty(): boolean {
    return this.#passages.length === 0
  }

  /** Moves on by some time. */
  step(seconds: number): 'under way' | 'done' | { failed: string } {
    if (this.done >= this.#passages.length) return 'done'
    if (this.#sentFor !== this.done || hasLostItsEnd(this.#driver)) this.#sendOut(seconds)
    const end = this.#driver.step(seconds)
    if (end?.outcome === 'refused') return { failed: end.reason }
    if (end?.outcome === 'passed') this.done += 1
    return this.done >= this.#passages.length ? 'done' : 'under way'
  }

  #sendOut(seconds: number): void {
    const driver = this.#driver
    this.#lookIn -= seconds
    if (this.#lookIn > 0) return
    const passages = this.#passages.slice(this.done, this.done + PLANNED_AT_ONCE)
    const spot = nearestEnd(driver, passages) ?? nearestEnd(driver, passages.slice(0, 1))
    if (spot === null) {
      this.#lookIn = this.#noPlace.failed()
      if (driver.destination !== null && !driver.driving) driver.giveUp()
      return
    }
    this.#noPlace.reset()
    this.#sentFor = this.done
    driver.driveTo({ ...towards(spot, driver), passages })
  }
}

/** A destination that only has to be free. */
export function towards(spot: ParkingSpot, { gear, ground }: Driver) {
  const refusal = () => {
    const there = gear === null ? undefined : ground.trailers.get(spot.id)
    return there === undefined ? null : `${spot.name} is occupied by ${there.name}.`
  }
  return { spot, parked: gear, refusal }
}

/** Whether somebody else has the place for which the truck was to set out. */
export function hasLostItsEnd({ driving, destination, ground, serial }: Driver): boolean {
  const reservedBy = destination === null ? undefined : ground.reservations.get(destination.spot.id)
  return !driving && reservedBy !== undefined && reservedBy !== serial
}
