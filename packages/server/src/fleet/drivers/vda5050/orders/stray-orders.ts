import { parseOrderId, type State } from '@tractrix/fleet-protocol'
import type { ControlledVehicle } from './controlled-vehicle.ts'
import { repeatPause } from './repeat-pause.ts'
import { reportedOrder } from './reported-order.ts'

/** Stops orders of ours that no open job stands for: given up here, but still carried out over there. */
export class StrayOrders {
  readonly #vehicle: Pick<ControlledVehicle, 'sendCancel'>
  /** The order that nobody knows, how often and when last the vehicle was asked to stop it. */
  #stray = { orderId: '', asked: 0, at: Number.NEGATIVE_INFINITY }
  #isAllowed = false

  constructor(vehicle: Pick<ControlledVehicle, 'sendCancel'>) {
    this.#vehicle = vehicle
  }

  /** Not before the server has taken up all its jobs: until then nobody can tell a stray. */
  cancelThem(isAllowed: boolean): void {
    this.#isAllowed = isAllowed
  }

  /** The vehicle came or went: it is asked again without the pauses of before. */
  askAnew(): void {
    this.#stray = { ...this.#stray, asked: 0 }
  }

  onState(state: State, now: number): void {
    const { orderId } = state
    const isStray = parseOrderId(orderId) !== null && reportedOrder(state) !== null
    if (!this.#isAllowed || !isStray) return
    if (this.#stray.orderId !== orderId) this.#stray = { orderId, asked: 0, at: Number.NEGATIVE_INFINITY }
    if (now - this.#stray.at < repeatPause(this.#stray.asked)) return
    this.#stray = { orderId, asked: this.#stray.asked + 1, at: now }
    this.#vehicle.sendCancel(`${orderId}.stray.${now}`)
  }
}
