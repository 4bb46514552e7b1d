import {
  type Action,
  type ActionState,
  type CommandState,
  INSTANT_ACTION_TYPES,
  type InstantActions,
  ORDER_ID_REFERENCE_KEY,
  type Order,
  parseTopic,
  readMessage,
  type VehicleError,
  type YardCommand,
} from '@tractrix/fleet-protocol'
import type { VirtualTruck } from '../trucks/virtual-truck.ts'
import { obey } from './obey.ts'
import { standingErrors } from './standing-errors.ts'

/** Instant actions of the past that are still reported, and acknowledged commands. */
const REMEMBERED_ACTIONS = 20
const REMEMBERED_COMMANDS = 10

/** Messages that the server asked the truck to send at once. */
export interface ReportRequests {
  state: boolean
  factsheet: boolean
}

/** The VDA 5050 end of one truck, without the network: reads the server's messages and keeps what the truck reports back. */
export class VehicleEndpoint {
  readonly truck: VirtualTruck
  readonly commandStates: CommandState[] = []
  requests: ReportRequests = { state: false, factsheet: false }
  #instantStates: ActionState[] = []
  #errors: VehicleError[] = []
  /** The cancel that is to be reported finished when the truck stands. */
  #openCancel: string | null = null

  constructor(truck: VirtualTruck) {
    this.truck = truck
  }

  /** Takes a message of one of the truck's four server topics. */
  receive(topic: string, payload: Uint8Array, nowMs: number): void {
    const parsed = parseTopic(topic)
    if (parsed === null) return
    const reading = readMessage(parsed, payload)
    if (!reading.ok) this.#report('validationError', `${parsed.topic}: ${reading.errors.join('; ')}`)
    else if (reading.topic === 'order') this.#order(reading.message)
    else if (reading.topic === 'instantActions') this.#instantActions(reading.message)
    else if (reading.topic === 'yardCommands') this.#command(reading.message, nowMs)
  }

  /** To be called after the truck has moved on. */
  followUp(): void {
    if (this.#openCancel === null || this.truck.canceling) return
    this.#instant(this.#openCancel).actionStatus = 'FINISHED'
    this.#openCancel = null
  }

  get actionStates(): ActionState[] {
    return [...(this.truck.run?.actionStates ?? []), ...this.#instantStates]
  }

  get errors(): VehicleError[] {
    return [...standingErrors(this.truck), ...this.#errors]
  }

  #order(order: Order): void {
    const problem = this.truck.take(order)
    if (problem !== null) {
      this.#report(problem.errorType, problem.description, order.orderId)
    } else if (this.truck.run?.order.orderId === order.orderId && this.truck.run.active) {
      this.#errors = []
      this.#instantStates = this.#instantStates.filter(({ actionStatus }) => actionStatus === 'RUNNING')
    }
    this.requests.state = true
  }

  #instantActions({ actions }: InstantActions): void {
    for (const action of actions) {
      // The same action sent again is the same action.
      if (this.#instantStates.some(({ actionId }) => actionId === action.actionId)) continue
      const state = this.#instant(action.actionId)
      state.actionType = action.actionType
      Object.assign(state, this.#perform(action))
    }
    this.#instantStates = this.#instantStates.slice(-REMEMBERED_ACTIONS)
    this.requests.state = true
  }

  #perform(action: Action): Pick<ActionState, 'actionStatus' | 'resultDescription'> {
    switch (action.actionType) {
      case INSTANT_ACTION_TYPES.cancelOrder: {
        if (this.truck.canceling) return { actionStatus: 'FINISHED', resultDescription: 'canceling already' }
        if (!this.truck.cancel()) {
          this.#report('noOrderToCancel', 'There is no active order.')
          return { actionStatus: 'FAILED', resultDescription: 'no order to cancel' }
        }
        this.#openCancel = action.actionId
        return { actionStatus: 'RUNNING' }
      }
      case INSTANT_ACTION_TYPES.startPause:
        this.truck.paused = true
        return { actionStatus: 'FINISHED' }
      case INSTANT_ACTION_TYPES.stopPause:
        this.truck.paused = false
        return { actionStatus: 'FINISHED' }
      case INSTANT_ACTION_TYPES.stateRequest:
        return { actionStatus: 'FINISHED' }
      case INSTANT_ACTION_TYPES.factsheetRequest:
        this.requests.factsheet = true
        return { actionStatus: 'FINISHED' }
      case 'stopCharging':
        this.truck.battery.charging = false
        return { actionStatus: 'FINISHED' }
      default:
        this.#report('instantActionError', `This truck does not know ${action.actionType}.`)
        return { actionStatus: 'FAILED', resultDescription: 'unknown action' }
    }
  }

  #command(command: YardCommand, nowMs: number): void {
    if (this.commandStates.some(state => state.commandId === command.commandId)) return
    this.commandStates.push({
      commandId: command.commandId,
      ...obey(this.truck.activeFaults, command, nowMs),
    })
    this.commandStates.splice(0, Math.max(0, this.commandStates.length - REMEMBERED_COMMANDS))
  }

  #instant(actionId: string): ActionState {
    const known = this.#instantStates.find(state => state.actionId === actionId)
    if (known !== undefined) return known
    const state: ActionState = { actionId, actionStatus: 'WAITING' }
    this.#instantStates.push(state)
    return state
  }

  #report(errorType: string, errorDescription: string, orderId?: string): void {
    const error: VehicleError = {
      errorType,
      errorDescription,
      errorLevel: 'WARNING',
      ...(orderId === undefined
        ? {}
        : { errorReferences: [{ referenceKey: ORDER_ID_REFERENCE_KEY, referenceValue: orderId }] }),
    }
    const same = (other: VehicleError) => JSON.stringify(other) === JSON.stringify(error)
    this.#errors = [...this.#errors.filter(other => !same(other)), error].slice(-5)
  }
}
