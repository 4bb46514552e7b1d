import type { SeededRandom } from '@tractrix/demo-yards'
import { ACTION_PARAMETERS, type Action, actionParameter, ORDER_ACTION_TYPES } from '@tractrix/fleet-protocol'
import type { Destination } from '../driving/destination.ts'
import { nearestEnd } from '../driving/nearest-end.ts'
import { hasLostItsEnd, Tour, towards } from '../driving/tour.ts'
import type { RandomFault } from '../faults/random-faults.ts'
import type { VirtualTruck } from '../trucks/virtual-truck.ts'
import { isInArea, type ParkingSpot } from '../yard/index.ts'
import { type Halt, passageAt, standsIn } from './halt.ts'
import { type HandlingStep, handlingSteps } from './handling.ts'
import { LookAround } from './look-around.ts'
import type { OrderRun } from './order-run.ts'
import type { OrderStep } from './order-steps.ts'
import { pickRefusal, towRefusal } from './refusals.ts'
import { tourOfAction } from './tour-of-action.ts'

type Reach = Extract<OrderStep, { kind: 'reach' }>
type Act = Extract<OrderStep, { kind: 'act' }>
type Outcome = 'under way' | 'done' | { failed: string }

/** One truck at work on one order: drives to each place and does there what the order asks for. */
export class OrderWork {
  readonly run: OrderRun
  /** The handling step at hand; null: the truck drives or waits. */
  handlingStep: HandlingStep | null = null
  readonly #truck: VirtualTruck
  readonly #random: SeededRandom
  readonly #randomFault: RandomFault | null
  readonly #look: LookAround | null
  #handlingSteps: HandlingStep[] | null = null
  #tour: Tour | null = null
  /** Whether it has set out for the place of the present step. */
  #sent = false
  /** Where it saw the trailer that it looks for. */
  #found: ParkingSpot | null = null

  constructor(truck: VirtualTruck, run: OrderRun, random: SeededRandom, randomFault: RandomFault | null) {
    this.run = run
    this.#truck = truck
    this.#random = random
    this.#randomFault = randomFault
    this.#look = looksAround(run) ? new LookAround(truck.ground) : null
  }

  /**
   * Moves on by some time; what follows a finished step begins in the same moment.
   *
   * @returns why the order cannot go on, in words for people; null: it can
   */
  step(seconds: number): string | null {
    let left = seconds
    for (let before = -1; this.run.active && this.run.stepIndex !== before; left = 0) {
      before = this.run.stepIndex
      const step = this.run.step!
      const outcome = step.kind === 'reach' ? this.#reach(step, left) : this.#act(step, left)
      this.#lookAround()
      if (outcome === 'under way') return null
      if (outcome !== 'done') return outcome.failed
      if (this.#randomFault?.stepIndex === before) return this.#randomFault.text
      const failed = step.kind === 'act' ? this.#finishAction(step) : null
      if (failed !== null) return failed
      this.#tour = null
      this.#handlingSteps = null
      this.#sent = false
      this.run.finishStep()
    }
    return null
  }

  #reach(step: Reach, seconds: number): Outcome {
    const { spot, halt } = step
    const { driver, battery } = this.#truck
    if (halt !== null) return this.#haltSomewhere(halt, seconds)
    if (spot === null) return 'done'
    if (!this.#sent && this.#standsRight(step)) {
      const refusal = this.#destination(step, spot).refusal()
      return refusal === null ? 'done' : { failed: refusal }
    }
    if (this.#tour !== null || (!this.#sent && this.#onlyPasses(step, spot)))
      return this.#pass(spot.accesses[0]!, seconds)
    if (!this.#sent) {
      battery.charging = false
      driver.driveTo(this.#destination(step, spot))
      this.#sent = true
    }
    const end = driver.step(seconds)
    if (end?.outcome === 'refused') return { failed: end.reason }
    return end?.outcome === 'arrived' ? 'done' : 'under way'
  }

  /** Whether it stands where a step wants it. Having picked a trailer there it has to leave and come back (repark). */
  #standsRight({ spot, approach }: Reach): boolean {
    const { at } = this.#truck.driver
    if (at?.spot !== spot) return false
    if (approach === 'park' || approach === 'look') return true
    if (approach === 'tow') return this.run.previousStep?.kind !== 'act'
    const there = this.#truck.ground.trailers.get(spot!.id)
    return at.parked !== null && there?.gear.lengthMeters === at.parked.lengthMeters
  }

  /** To look at a place, or where a trailer leaves no room, it is enough to come by in front. */
  #onlyPasses({ approach, node }: Reach, spot: ParkingSpot): boolean {
    if (approach === 'look') return true
    const stays = node.actions.some(({ actionType }) => actionType === ORDER_ACTION_TYPES.truckControlledMove)
    return approach === 'park' && !stays && this.#truck.ground.trailers.has(spot.id)
  }

  #pass({ track, atMeters }: ParkingSpot['accesses'][number], seconds: number): Outcome {
    const { driver, ground, battery } = this.#truck
    const { lengthMeters } = ground.yard.tracks[track]!
    battery.charging = false
    this.#tour ??= new Tour(driver, [
      passageAt({ track, way: Math.max(0, Math.min(atMeters, lengthMeters)) }),
    ])
    return this.#tour.step(seconds)
  }

  /** Into an area: to a place off the lanes, or over the lane nearest to its middle where it has no such place. */
  #haltSomewhere(halt: Halt, seconds: number): Outcome {
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
    const end = driver.step(seconds)
    // Somebody else was quicker: it looks for another place.
    if (hasLostItsEnd(driver)) this.#sent = false
    if (end?.outcome === 'refused') return { failed: end.reason }
    return end?.outcome === 'arrived' ? 'done' : 'under way'
  }

  #destination({ approach, trailer }: Reach, spot: ParkingSpot): Destination {
    const { ground, driver } = this.#truck
    if (approach === 'pick') {
      const gear = (ground.trailers.get(spot.id) ?? trailer)?.gear ?? null
      return { spot, parked: gear, refusal: () => pickRefusal(ground, spot, trailer) }
    }
    return { spot, parked: driver.gear, refusal: () => towRefusal(ground, spot) }
  }

  #act({ action }: Act, seconds: number): Outcome {
    const { driver, ground } = this.#truck
    if (this.#handlingSteps === null) {
      const passages = tourOfAction(ground.yard, action)
      if ('failed' in passages) return passages
      this.#tour = new Tour(driver, passages, this.run.passagesDone)
      if (passages.length > 0) this.#truck.battery.charging = false
      this.#handlingSteps = handlingSteps(action.actionType, this.#random)
      this.run.mark(action.actionId, 'RUNNING')
    }
    if (this.#hasFound(action)) return 'done'
    const driven = this.#tour!.step(seconds)
    if (driven === 'done' && this.#tour!.isEmpty) driver.step(seconds)
    this.run.passagesDone = this.#tour!.done
    if (driven !== 'done') return driven
    if (driver.held) return 'under way'
    this.handlingStep = this.#handlingSteps[0] ?? null
    if (this.handlingStep !== null) {
      this.handlingStep.seconds -= seconds
      if (this.handlingStep.seconds > 0) return 'under way'
      this.#handlingSteps.shift()
      if (this.#handlingSteps.length > 0) return 'under way'
    }
    this.handlingStep = null
    this.run.passagesDone = 0
    return 'done'
  }

  /** Whether the trailer that the action looks for has been seen. */
  #hasFound({ actionType }: Action): boolean {
    return actionType === ORDER_ACTION_TYPES.detectObject && this.#found !== null
  }

  /** @returns why it came to nothing; null: it did not */
  #finishAction({ action, spot, trailer }: Act): string | null {
    const truck = this.#truck
    switch (action.actionType) {
      case ORDER_ACTION_TYPES.pick:
        return truck.hitch(spot!)
      case ORDER_ACTION_TYPES.drop:
        return truck.unhitch(spot!)
      case ORDER_ACTION_TYPES.startCharging:
        truck.battery.charging = true
        return null
      case ORDER_ACTION_TYPES.stopCharging:
        truck.battery.charging = false
        return null
      case ORDER_ACTION_TYPES.detectObject: {
        const name = trailer?.name ?? 'A trailer'
        if (this.#found === null) return `${name} was not found in this yard.`
        this.run.mark(action.actionId, 'RUNNING', `${name} stands in ${this.#found.name}.`)
        return null
      }
      default:
        return null
    }
  }

  #lookAround(): void {
    if (this.#look === null) return
    const { driver, sightings } = this.#truck
    const search = this.run.steps.find(
      (step): step is Act =>
        step.kind === 'act' && step.action.actionType === ORDER_ACTION_TYPES.detectObject,
    )
    for (const seen of this.#look.from(driver.rig)) {
      const isSought =
        search !== undefined &&
        (search.trailer ? seen.trailer?.id === search.trailer.id : seen.spot === search.spot)
      if (isSought && seen.trailer !== null) this.#found = seen.spot
      if (search === undefined || isSought) sightings.push({ ...seen, orderId: this.run.order.orderId })
    }
  }
}

/** Whether an order asks the truck to report what it sees. */
function looksAround({ steps }: OrderRun): boolean {
  return steps.some(
    step =>
      step.kind === 'act' &&
      (step.action.actionType === ORDER_ACTION_TYPES.yardInventory ||
        step.action.actionType === ORDER_ACTION_TYPES.detectObject ||
        actionParameter(step.action, ACTION_PARAMETERS.observeYard) === true),
  )
}
