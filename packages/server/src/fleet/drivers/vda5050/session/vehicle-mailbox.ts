import {
  type Action,
  type ActionParameter,
  createHeaderStamp,
  type HeaderStamp,
  INSTANT_ACTION_TYPES,
  type InstantActionType,
  ORDER_ACTION_TYPES,
  type ServerTopic,
  type Validation,
  type VehicleId,
  validateInstantActions,
  validateOrder,
} from '@tractrix/fleet-protocol'
import type { Job } from '../../../vehicles/vehicle-port.ts'
import { type Dialect, instantActionsInDialect, orderInDialect } from '../dialect/dialect.ts'
import type { JobStep } from '../orders/job-plan.ts'
import { orderFromJob, type StartPosition } from '../orders/order-from-job.ts'

export interface MailboxOptions {
  vehicle: VehicleId
  dialect: Dialect
  /** Milliseconds since 1970. */
  now: () => number
  publish: (topic: ServerTopic, message: unknown) => void
  /** Told when a message of ours breaks the standard; it is not sent. */
  onInvalid: (topic: ServerTopic, errors: string[]) => void
}

type InstantAction = InstantActionType | typeof ORDER_ACTION_TYPES.stopCharging

/** Writes to one vehicle: stamps, checks against the official schemas of 2.1.0, then spells it in its dialect. */
export class VehicleMailbox {
  readonly #options: MailboxOptions
  readonly #stamp: HeaderStamp
  /** Header version of the vehicle's own messages; null until it has sent one. */
  #vehicleVersion: string | null = null

  constructor(options: MailboxOptions) {
    this.#options = options
    this.#stamp = createHeaderStamp(options.now)
  }

  /** Takes the version in the vehicle's own messages; ours follows it within 2.x. */
  onVersion(version: string): void {
    if (/^2\.\d{1,3}\.\d{1,3}$/.test(version)) this.#vehicleVersion = version
  }

  /** @returns false when the job cannot be put into a valid order */
  sendOrder(job: Job, steps: JobStep[], start: StartPosition): boolean {
    const { dialect } = this.#options
    const order = orderFromJob(job, steps, start, dialect, this.#header('order'))
    return this.#send('order', validateOrder(order), message => orderInDialect(message, dialect))
  }

  sendInstantAction(
    actionType: InstantAction,
    actionId: string,
    actionParameters: ActionParameter[] = [],
  ): boolean {
    const { dialect } = this.#options
    const blockingType = HARD_ACTIONS.includes(actionType) ? 'HARD' : 'NONE'
    const action: Action = { actionType, actionId, blockingType, actionParameters }
    const message = { ...this.#header('instantActions'), actions: [action] }
    return this.#send('instantActions', validateInstantActions(message), checked =>
      instantActionsInDialect(checked, dialect),
    )
  }

  #header(topic: ServerTopic) {
    const version = this.#options.dialect.version ?? this.#vehicleVersion
    return this.#stamp(this.#options.vehicle, topic, version)
  }

  #send<T>(topic: ServerTopic, checked: Validation<T>, spell: (message: T) => unknown): boolean {
    if (checked.ok) this.#options.publish(topic, spell(checked.message))
    else this.#options.onInvalid(topic, checked.errors)
    return checked.ok
  }
}

/** Instant actions after which the vehicle must stand. */
const HARD_ACTIONS: InstantAction[] = [
  INSTANT_ACTION_TYPES.cancelOrder,
  INSTANT_ACTION_TYPES.startPause,
  ORDER_ACTION_TYPES.stopCharging,
]
