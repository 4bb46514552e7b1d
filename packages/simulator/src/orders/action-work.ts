import type { SeededRandom } from '@tractrix/demo-yards'
import { ORDER_ACTION_TYPES } from '@tractrix/fleet-protocol'
import { Tour } from '../driving/tour.ts'
import { type HandlingStep, handlingSteps } from './handling.ts'
import type { OrderRun } from './order-run.ts'
import type { OrderStep } from './order-steps.ts'
import type { SearchedYard } from './searched-yard.ts'
import type { StepOutcome, StepWork } from './step-work.ts'
import { tourOfAction } from './tour-of-action.ts'
import type { WorkingTruck } from './working-truck.ts'

type Act = Extract<OrderStep, { kind: 'act' }>

/** Does an action of an order where the truck stands, or along the route that the action names. */
export class ActionWork implements StepWork {
  handlingStep: HandlingStep | null = null
  readonly #truck: WorkingTruck
  readonly #run: OrderRun
  readonly #step: Act
  readonly #random: SeededRandom
  readonly #search: SearchedYard | null
  #begun: { tour: Tour; handling: HandlingStep[] } | null = null

  /** @param search what the order looks for; null: it looks for nothing */
  constructor(
    truck: WorkingTruck,
    run: OrderRun,
    step: Act,
    { random, search }: { random: SeededRandom; search: SearchedYard | null },
  ) {
    this.#truck = truck
    this.#run = run
    this.#step = step
    this.#random = random
    this.#search = search
  }

  step(seconds: number): StepOutcome {
    const begun = this.#begun ?? this.#begin()
    if ('failed' in begun) return begun
    this.#begun = begun
    if (this.#hasFound()) return 'done'
    const { driver } = this.#truck
    const driven = begun.tour.step(seconds)
    if (driven === 'done' && begun.tour.isEmpty) driver.step(seconds)
    this.#run.passagesDone = begun.tour.done
    if (driven !== 'done') return driven
    if (driver.held) return 'under way'
    return this.#handle(begun.handling, seconds)
  }

  finish(): string | null {
    const truck = this.#truck
    const { action, spot } = this.#step
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
      case ORDER_ACTION_TYPES.detectObject:
        return this.#reportFound()
      default:
        return null
    }
  }

  #begin(): { tour: Tour; handling: HandlingStep[] } | { failed: string } {
    const { action } = this.#step
    const { driver, ground, battery } = this.#truck
    const passages = tourOfAction(ground.yard, action)
    if ('failed' in passages) return passages
    const tour = new Tour(driver, passages, this.#run.passagesDone)
    if (passages.length > 0) battery.charging = false
    const handling = handlingSteps(action.actionType, this.#random)
    this.#run.mark(action.actionId, 'RUNNING')
    return { tour, handling }
  }

  #handle(left: HandlingStep[], seconds: number): StepOutcome {
    this.handlingStep = left[0] ?? null
    if (this.handlingStep !== null) {
      this.handlingStep.seconds -= seconds
      if (this.handlingStep.seconds > 0) return 'under way'
      left.shift()
      if (left.length > 0) return 'under way'
    }
    this.handlingStep = null
    this.#run.passagesDone = 0
    return 'done'
  }

  /** Whether the trailer that the action looks for has been seen. */
  #hasFound(): boolean {
    return this.#step.action.actionType === ORDER_ACTION_TYPES.detectObject && this.#found !== null
  }

  #reportFound(): string | null {
    const { action, trailer } = this.#step
    const name = trailer?.name ?? 'A trailer'
    if (this.#found === null) return `${name} was not found in this yard.`
    this.#run.mark(action.actionId, 'RUNNING', `${name} stands in ${this.#found.name}.`)
    return null
  }

  get #found() {
    return this.#search?.found ?? null
  }
}
