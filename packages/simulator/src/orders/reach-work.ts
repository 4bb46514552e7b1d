import { ORDER_ACTION_TYPES } from '@tractrix/fleet-protocol'
import type { Destination } from '../driving/destination.ts'
import { nearestEnd } from '../driving/nearest-end.ts'
import { hasLostItsEnd, Tour, towards } from '../driving/tour.ts'
import { pickRefusal, towRefusal } from '../ground/refusals.ts'
import { isInArea, type ParkingSpot } from '../yard/index.ts'
import { type Halt, passageAt, standsIn } from './halt.ts'
import type { OrderRun } from './order-run.ts'
import type { OrderStep } from './order-steps.ts'
import type { StepOutcome, StepWork } from './step-work.ts'
import type { WorkingTruck } from './working-truck.ts'

type Reach = Extract<OrderStep, { kind: 'reach' }>

/** Drives a truck to a node of its order. */
export class ReachWork implements StepWork {
  readonly handlingStep = null
  readonly #truck: WorkingTruck
  readonly #run: OrderRun
  readonly #step: Reach
  #tour: Tour | null = null
  /** Whether it has set out for the place. */
  #sent = false

  constructor(truck: WorkingTruck, run: OrderRun, step: Reach) {
    this.#truck = truck
    this.#run = run
    this.#step = step
  }

  step(seconds: number): StepOutcome {
    const { spot, halt } = this.#step
    const { driver, battery } = this.#truck
    if (halt !== null) return this.#haltSomewhere(halt, seconds)
    if (spot === null) return 'done'
    if (!this.#sent && this.#standsRight()) {
      const refusal = this.#destination(spot).refusal()
      return refusal === null ? 'done' : { failed: refusal }
    }
    if (this.#tour !== null || (!this.#sent && this.#onlyPasses(spot)))
      return this.#pass(spot.accesses[0]!, seconds)
    if (!this.#sent) {
      battery.charging = false
      driver.driveTo(this.#destination(spot))
      this.#sent = true
    }
    return this.#driveOn(seconds)
  }

  finish(): null {
    return null
  }

  /** Whether it stands where the step wants it. Having picked a trailer there it has to leave and come back (repark). */
  #standsRight(): boolean {
    const { spot, approach } = this.#step
    const { at } = this.#truck.driver
    if (at?.spot !== spot) return false
    if (approach === 'park' || approach === 'look') return true
    if (approach === 'tow') return this.#run.previousStep?.kind !== 'act'
    const there = this.#truck.ground.trailers.get(spot!.id)
    return at.parked !== null && there?.gear.lengthMeters === at.parked.lengthMeters
  }

  /** To look at a place, or where a trailer leaves no room, it is enough to come by in front. */
  #onlyPasses(spot: ParkingSpot): boolean {
    const { approach, node } = this.#step
    if (approach === 'look') return true
    const stays = node.actions.some(({ actionType }) => actionType === ORDER_ACTION_TYPES.truckControlledMove)
    return approach === 'park' && !stays && this.#truck.ground.trailers.has(spot.id)
  }

  #pass({ track, atMeters }: ParkingSpot['accesses'][number], seconds: number): StepOutcome {
    const { driver, ground, battery } = this.#truck
    const { lengthMeters } = ground.yard.tracks[track]!
    battery.charging = false
    this.#tour ??= new Tour(driver, [
      passageAt({ track, atMeters: Math.max(0, Math.min(atMeters, lengthMeters)) }),
    ])
    return this.#tour.step(seconds)
  }

  /** Into an area: to a place off the lanes, or over the lane nearest to its middle where it has no such place. */
  #haltSomewhere(halt: Halt, seconds: number): StepOutcome {
    const { driver, ground, battery } = this.#truck
    if (!this.#sent && this.#tour === null) {
      if (standsIn(halt, driver)) return 'done'
      battery.charging = false
      const { area } = halt
      const spot = area && nearestEnd(driver, [], ({ mouth }) => isInArea(ground.yard.origin, mouth, area))
      if (spot === null) this.#tour = new Tour(driver, [passageAt(halt.nearest)])
      else driver.driveTo(towards(spot, driver))
      this.#sent = true
    }
    if (this.#tour !== null) return this.#tour.step(seconds)
    const outcome = this.#driveOn(seconds)
    // Somebody else was quicker: it looks for another place.
    if (hasLostItsEnd(driver)) this.#sent = false
    return outcome
  }

  #driveOn(seconds: number): StepOutcome {
    const end = this.#truck.driver.step(seconds)
    if (end?.outcome === 'refused') return { failed: end.reason }
    return end?.outcome === 'arrived' ? 'done' : 'under way'
  }

  #destination(spot: ParkingSpot): Destination {
    const { approach, trailer } = this.#step
    const { ground, driver } = this.#truck
    if (approach === 'pick') {
      const gear = (ground.trailers.get(spot.id) ?? trailer)?.gear ?? null
      return { spot, parked: gear, refusal: () => pickRefusal(ground, spot, trailer) }
    }
    return { spot, parked: driver.gear, refusal: () => towRefusal(ground, spot) }
  }
}
