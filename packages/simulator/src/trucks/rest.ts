import { BackOff } from '../driving/back-off.ts'
import type { Driver } from '../driving/driver.ts'
import { nearestEnd } from '../driving/nearest-end.ts'
import { hasLostItsEnd, towards } from '../driving/tour.ts'
import type { Battery } from '../motion/battery.ts'
import type { OrderRun } from '../orders/order-run.ts'
import type { ParkingSpot } from '../yard/index.ts'
import type { SimTrailer } from '../yard/sim-trailer.ts'

/** Seconds of standing about before a truck without work clears the place for others. */
const TIDY_UP_SECONDS = 4
const TIDY_UP_AFTER_TROUBLE_SECONDS = 12

/** How often a resting truck looks whether it should leave, in seconds. */
const LOOK_AGAIN_SECONDS = 1
/** How long it waits at most where it found no place to go to, since looking for one is costly, in seconds. */
const LONGEST_WAIT_SECONDS = 60

/** What of a truck its rest depends on. */
export interface RestingTruck {
  readonly driver: Driver
  readonly battery: Battery
  readonly trailer: SimTrailer | null
  /** Its last order; null: it has had none. */
  readonly run: OrderRun | null
}

/** What a truck does without an order: it finishes parking, and after a while leaves a place that others may need. */
export class Rest {
  /** True while it drives to a place off the lanes on its own. */
  parking = false
  /** Seconds since it last worked. */
  idleSeconds = 0
  readonly #truck: RestingTruck
  #lookIn = 0
  readonly #noPlace = new BackOff({ shortest: LOOK_AGAIN_SECONDS, longest: LONGEST_WAIT_SECONDS })

  constructor(truck: RestingTruck) {
    this.#truck = truck
  }

  /** An order begins. */
  end(): void {
    this.parking = false
    this.#lookIn = Math.min(this.#lookIn, LOOK_AGAIN_SECONDS)
    this.#noPlace.reset()
  }

  /** Moves on by some time. */
  step(seconds: number): void {
    const { driver, battery } = this.#truck
    this.idleSeconds += seconds
    const end = driver.step(seconds)
    if (end !== null && end.outcome !== 'passed') this.parking = false
    if (battery.full) battery.charging = false
    if (this.parking && hasLostItsEnd(driver)) this.#stopParking()
    if (this.parking || driver.held || driver.speed > 0) return
    this.#lookIn -= seconds
    if (this.#lookIn > 0) return
    this.#lookIn = LOOK_AGAIN_SECONDS
    if (this.#shouldLeave()) this.#leave()
  }

  #leave(): void {
    const { driver, trailer } = this.#truck
    const isOutOfTheWay = (spot: ParkingSpot) =>
      trailer === null || !driver.ground.isNextToGoal(spot, driver.serial)
    const spot = nearestEnd(driver, [], isOutOfTheWay)
    if (spot === null) {
      this.#lookIn = this.#noPlace.failed()
      return
    }
    this.#noPlace.reset()
    this.parking = true
    driver.driveTo(towards(spot, driver))
  }

  /**
   * Whether the place where it stands may be needed by others: the lanes after a short while, a spot without a trailer
   * likewise, a spot with a trailer or a charger when another truck cannot go where it is sent because of it.
   */
  #shouldLeave(): boolean {
    const { driver, run, trailer, battery } = this.#truck
    const spot = driver.at?.spot ?? null
    if (spot?.kind === 'waiting') return false
    const stays = battery.charging || (trailer !== null && spot !== null)
    if (stays && !driver.ground.isInTheWay(driver)) return false
    const trouble = run !== null && run.end !== 'done'
    return this.idleSeconds >= (trouble ? TIDY_UP_AFTER_TROUBLE_SECONDS : TIDY_UP_SECONDS)
  }

  #stopParking(): void {
    this.parking = false
    this.#truck.driver.giveUp()
  }
}
