import type { State } from '@tractrix/fleet-protocol'
import type { ControlledVehicle, LiveState } from '../drivers/vda5050/orders/controlled-vehicle.ts'
import type { JobStep } from '../drivers/vda5050/orders/job-plan.ts'
import { expectationOf } from '../drivers/vda5050/orders/order-from-job.ts'
import type { Job } from '../vehicles/vehicle-port.ts'

interface TakenOrder {
  orderId: string
  actionIds: string[]
  done: number
}

/** A vehicle at the far end of a bad line: it obeys the standard, but messages to it may get lost, and so may its memory. */
export class FlawedVehicle implements ControlledVehicle {
  online = true
  /** False: what is sent to it does not arrive. */
  receives = true
  now = 0
  /** Orders that came while another was still being carried out: the server must never do that. */
  readonly collisions: string[] = []
  /** Orders that it really carried out to the end. */
  readonly completed = new Set<string>()
  #order: TakenOrder | null = null
  #active = false
  #cancels: string[] = []
  #live: LiveState | null = null

  isOnline = () => this.online
  liveState = () => this.#live
  loadReports = () => []
  startPosition = () => ({ x: 0, y: 0, mapId: 'm' })
  canDo = () => true
  stopsChargingFirst = () => false
  sendStopCharging = () => {}
  requestState = () => {}

  sendOrder(job: Job, steps: JobStep[]): boolean {
    const { orderId, actions } = expectationOf(job, steps)
    if (!this.receives || !this.online || this.#order?.orderId === orderId) return true
    if (this.#active) {
      this.collisions.push(orderId)
      return true
    }
    this.#cancels = []
    this.#order = { orderId, actionIds: actions.map(({ actionId }) => actionId), done: 0 }
    this.#active = true
    return true
  }

  sendCancel(actionId: string): void {
    if (!this.receives || !this.online) return
    this.#cancels = [actionId]
  }

  /** Carries out the next step of its order, or comes to a stop when that was canceled. */
  work(): void {
    if (this.#order === null || !this.#active) return
    if (this.#cancels.length > 0) {
      this.#active = false
      return
    }
    this.#order.done += 1
    if (this.#order.done < this.#order.actionIds.length) return
    this.#active = false
    this.completed.add(this.#order.orderId)
  }

  /** Restarts without its memory. */
  forget(): void {
    this.#order = null
    this.#active = false
    this.#cancels = []
  }

  report(): State {
    const order = this.#order
    const edges = order === null || !this.#active ? [] : order.actionIds.slice(order.done)
    const state: State = {
      headerId: 0,
      timestamp: new Date(this.now).toISOString(),
      version: '2.1.0',
      manufacturer: 'tractrix',
      serialNumber: 'bwi-av-01',
      orderId: order?.orderId ?? '',
      orderUpdateId: 0,
      lastNodeId: '',
      lastNodeSequenceId: order === null ? 0 : order.done * 2,
      driving: this.#active,
      operatingMode: 'AUTOMATIC',
      nodeStates: [],
      edgeStates: edges.map((edgeId, index) => ({ edgeId, sequenceId: index * 2 + 1, released: true })),
      actionStates: [
        ...(order?.actionIds.map((actionId, index) => ({ actionId, actionStatus: this.#statusOf(index) })) ??
          []),
        ...this.#cancels.map(actionId => ({
          actionId,
          actionStatus: this.#active ? ('RUNNING' as const) : ('FINISHED' as const),
        })),
      ],
      batteryState: { batteryCharge: 80, charging: false },
      errors: [],
      safetyState: { eStop: 'NONE', fieldViolation: false },
    }
    this.#live = { state, receivedAt: this.now }
    return state
  }

  /** A canceled order fails the actions that it did not get to, as the standard asks. */
  #statusOf(index: number) {
    if (index < this.#order!.done) return 'FINISHED' as const
    return this.#active ? ('WAITING' as const) : ('FAILED' as const)
  }
}
