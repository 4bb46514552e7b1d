import { ACTION_PARAMETERS, actionParameter, ORDER_ACTION_TYPES } from '@tractrix/fleet-protocol'
import { LookAround, type Sighting } from '../ground/look-around.ts'
import type { ParkingSpot } from '../yard/index.ts'
import type { OrderRun } from './order-run.ts'
import type { OrderStep } from './order-steps.ts'
import type { WorkingTruck } from './working-truck.ts'

type Act = Extract<OrderStep, { kind: 'act' }>

/** What a truck sees on its order: everything beside its path, or only the trailer that the order looks for. */
export class SearchedYard {
  /** Where it saw the trailer that it looks for; null: not yet. */
  found: ParkingSpot | null = null
  readonly #truck: WorkingTruck
  readonly #orderId: string
  readonly #search: Act | undefined
  readonly #look: LookAround

  constructor(truck: WorkingTruck, { order, steps }: OrderRun) {
    this.#truck = truck
    this.#orderId = order.orderId
    this.#search = steps.find(
      (step): step is Act =>
        step.kind === 'act' && step.action.actionType === ORDER_ACTION_TYPES.detectObject,
    )
    this.#look = new LookAround(truck.ground)
  }

  /** Looks around from where the truck is, and hands it what it has to report. */
  lookAround(): void {
    const { driver, sightings } = this.#truck
    for (const seen of this.#look.from(driver.rig)) {
      const isSought = this.#isSought(seen)
      if (isSought && seen.trailer !== null) this.found = seen.spot
      if (this.#search === undefined || isSought) sightings.push({ ...seen, orderId: this.#orderId })
    }
  }

  #isSought({ spot, trailer }: Omit<Sighting, 'orderId'>): boolean {
    const search = this.#search
    if (search === undefined) return false
    return search.trailer ? trailer?.id === search.trailer.id : spot === search.spot
  }
}

/** Whether an order asks the truck to report what it sees. */
export function looksAround({ steps }: OrderRun): boolean {
  return steps.some(
    step =>
      step.kind === 'act' &&
      (step.action.actionType === ORDER_ACTION_TYPES.yardInventory ||
        step.action.actionType === ORDER_ACTION_TYPES.detectObject ||
        actionParameter(step.action, ACTION_PARAMETERS.observeYard) === true),
  )
}
