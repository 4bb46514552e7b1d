import {
  type FleetMessages,
  type FleetTopic,
  INSTANT_ACTION_TYPES,
  type InstantActionType,
  ORDER_ACTION_TYPES,
  type ServerTopic,
  type VehicleId,
  vehicleTopic,
} from '@tractrix/fleet-protocol'
import type { DrivenVehicle, VehicleTrouble } from '../../vehicles/vehicle-driver.ts'
import type {
  Job,
  OpenJob,
  VehicleEvent,
  VehicleFinding,
  VehicleRef,
  VehicleStatus,
} from '../../vehicles/vehicle-port.ts'
import { canDoAction } from './dialect/capabilities.ts'
import type { Dialect } from './dialect/dialect.ts'
import { type ControlledVehicle, type LiveState, OrderController } from './orders/order-controller.ts'
import { ClockOffset } from './session/clock-offset.ts'
import { FactsheetRequests } from './session/factsheet-requests.ts'
import { MessageSequence } from './session/message-sequence.ts'
import { Presence } from './session/presence.ts'
import { readVehicleMessage, type VehicleMessage } from './session/read-vehicle-message.ts'
import { Takeovers } from './session/takeovers.ts'
import { TwinDetector } from './session/twin-detector.ts'
import { VehicleFindings } from './session/vehicle-findings.ts'
import { VehicleMailbox } from './session/vehicle-mailbox.ts'
import { VehicleMemory } from './telemetry/vehicle-memory.ts'

/** A vehicle that is ONLINE but silent for this long is asked for its state, in milliseconds. */
const SILENT_AFTER_MS = 4_000

const TWINS = 'Two clients send with its serial number; orders would reach both.'

export interface VehicleOptions {
  id: VehicleId
  dialect: Dialect
  /** Milliseconds since 1970. */
  now: () => number
  publish: (topic: ServerTopic, message: unknown) => void
  emit: (event: VehicleEvent) => void
  onTrouble: (trouble: VehicleTrouble) => void
}

/** One vehicle that speaks VDA 5050: what it said last, whether it is there, and its one job. */
export class Vda5050Vehicle implements DrivenVehicle {
  readonly ref: VehicleRef
  readonly #options: VehicleOptions
  readonly #mailbox: VehicleMailbox
  readonly #controller: OrderController
  readonly #memory = new VehicleMemory()
  readonly #presence = new Presence()
  readonly #sequence = new MessageSequence()
  readonly #clock = new ClockOffset()
  readonly #findings: VehicleFindings
  readonly #twins = new TwinDetector()
  readonly #takeovers = new Takeovers()
  readonly #factsheetRequests = new FactsheetRequests()
  #liveState: LiveState | null = null
  #reportedOnline = false
  /** When it last sent anything, milliseconds since 1970. */
  #lastMessageAt: number | null = null
  #askedAt = Number.NEGATIVE_INFINITY
  #instantActions = 0

  constructor(options: VehicleOptions) {
    this.#options = options
    this.ref = { manufacturer: options.id.manufacturer, serial: options.id.serialNumber }
    this.#findings = new VehicleFindings(findings =>
      options.emit({ type: 'findings', vehicle: this.ref, findings }),
    )
    this.#mailbox = new VehicleMailbox({
      vehicle: options.id,
      dialect: options.dialect,
      now: options.now,
      publish: options.publish,
      onInvalid: (topic, errors) => this.#onIgnored(topic, `not sent, invalid: ${errors.join('; ')}`),
    })
    this.#controller = new OrderController(this.#controlledVehicle(), {
      progress: (moveId, attempt, phase) =>
        options.emit({ type: 'progress', vehicle: this.ref, moveId, attempt, phase }),
      result: (moveId, attempt, outcome, reason) =>
        options.emit({ type: 'result', vehicle: this.ref, moveId, attempt, outcome, reason }),
    })
  }

  receive(topic: string, payload: Uint8Array, retained: boolean): void {
    const reading = readVehicleMessage(topic, payload)
    if (reading.ok) {
      this.#take(reading, retained)
      return
    }
    const { trouble, finding } = reading
    this.#options.onTrouble(trouble)
    this.#find(finding.code, finding.text, finding.about)
  }

  takeover(): void {
    const count = this.#takeovers.add(this.#options.now())
    if (count === null) return
    const text = `Its connection was taken over by another client with its serial number ${count} times in a minute: two clients use it, or its network breaks again and again.`
    this.#find('DUPLICATE_CLIENT', text, 'takeover')
  }

  assign(job: Job): void {
    this.#controller.assign(job, this.#options.now())
  }

  adopt(open: OpenJob): void {
    this.#controller.adopt(open, this.#options.now())
  }

  allJobsKnown(): void {
    this.#controller.cancelStrays()
    if (this.#isOnline()) this.requestState()
  }

  standBy(): void {
    this.#controller.standBy()
  }

  cancel(moveId: string, attempt: number): void {
    this.#controller.cancel(moveId, attempt, this.#options.now())
  }

  release(moveId: string, attempt: number): void {
    this.#controller.release(moveId, attempt, this.#options.now())
  }

  pause(): void {
    this.#instantAction(INSTANT_ACTION_TYPES.startPause)
  }

  resume(): void {
    this.#instantAction(INSTANT_ACTION_TYPES.stopPause)
  }

  requestState(): void {
    this.#askedAt = this.#options.now()
    this.#instantAction(INSTANT_ACTION_TYPES.stateRequest)
  }

  tick(): void {
    const now = this.#options.now()
    this.#findings.tick(now)
    this.#updatePresence()
    const silence = this.#presence.silence(now)
    const isSilent = silence === null || silence >= SILENT_AFTER_MS
    if (this.#isOnline() && isSilent) this.#requestStateSparingly()
    if (this.#factsheetRequests.isDue(now)) this.#requestFactsheet()
    this.#controller.tick(now)
  }

  linkLost(): void {
    // What the broker kept comes again with the connection, and is news then.
    this.#sequence.reset()
    this.#presence.unknown()
    this.#updatePresence()
  }

  status(): VehicleStatus {
    const online = this.#isOnline()
    return {
      vehicle: this.ref,
      online,
      telemetry: this.#memory.telemetry(online, this.#clock.milliseconds),
      findings: this.#findings.list,
      route: this.#memory.route,
      taskable: this.#memory.yardState?.taskable ?? true,
      reportsTrailer: this.#memory.reportsLoad,
      trailerReportedAt: this.#memory.trailerReportedAt(this.#clock.milliseconds),
      loadReports: this.#memory.loadReports(this.#clock.milliseconds),
      lastMessageAt: isoOrNull(this.#lastMessageAt),
      reportedOrderId: this.#memory.reportedOrderId,
      job: this.#controller.job,
      acceptedAt: isoOrNull(this.#controller.acceptedAt),
    }
  }

  #controlledVehicle(): ControlledVehicle {
    const { dialect } = this.#options
    return {
      isOnline: () => this.#isOnline(),
      liveState: () => this.#liveState,
      loadReports: () => this.#memory.loadReports(this.#clock.milliseconds),
      startPosition: () => this.#memory.startPosition(),
      canDo: actionType => {
        const { factsheet, yardState } = this.#memory
        return canDoAction(actionType, { dialect, factsheet, yardState })
      },
      stopsChargingFirst: () => dialect.stopsChargingFirst,
      sendOrder: (job, steps, start) => this.#mailbox.sendOrder(job, steps, start),
      sendCancel: actionId => this.#mailbox.sendInstantAction(INSTANT_ACTION_TYPES.cancelOrder, actionId),
      sendStopCharging: actionId =>
        this.#mailbox.sendInstantAction(ORDER_ACTION_TYPES.stopCharging, actionId),
      requestState: () => this.#requestStateSparingly(),
    }
  }

  /** Takes a message that passed its schema. A retained one informs, but proves neither life nor progress. */
  #take(reading: VehicleMessage, retained: boolean): void {
    const { topic, message } = reading
    const now = this.#options.now()
    if (!retained) this.#lookForTwins(reading, now)
    const arrival = this.#sequence.judge(topic, message, now)
    if (arrival !== 'new') {
      this.#onIgnored(topic, `${arrival} message ${message.headerId}`)
      return
    }
    this.#mailbox.onVersion(message.version ?? '')
    if (topic === 'connection') this.#onConnection(message, now)
    else if (!retained) this.#onSignOfLife(message, now)
    if (!retained) this.#lastMessageAt = now
    this.#updatePresence()
    this.#remember(reading, retained, now)
    if (topic === 'yardEvents') this.#emitObservation(message)
    if (topic === 'state' && !retained) {
      this.#liveState = { state: message, receivedAt: now }
      this.#controller.onState(message, now)
    }
    if (topic === 'yardState' && !retained) this.#controller.onLoadReport(now)
  }

  /** @param about tells findings of a kind apart, such as a topic */
  #find(code: VehicleFinding['code'], text: string, about?: string): void {
    this.#findings.add(code, text, this.#options.now(), about)
  }

  #onIgnored(topic: FleetTopic, why: string): void {
    this.#options.onTrouble({ kind: 'ignored', topic: vehicleTopic(this.#options.id, topic), detail: why })
  }

  #onConnection({ connectionState }: FleetMessages['connection'], now: number): void {
    // A vehicle that starts again counts its messages from the beginning.
    if (connectionState === 'ONLINE') this.#sequence.reset()
    this.#presence.connection(connectionState, now)
  }

  /** Two clients with one serial number would both carry out its orders. */
  #lookForTwins({ topic, message }: VehicleMessage, now: number): void {
    const sentAt = Date.parse(message.timestamp ?? '')
    const counter = message.headerId ? { headerId: message.headerId, sentAt } : null
    const place = 'agvPosition' in message ? (message.agvPosition ?? null) : null
    if (this.#twins.add(topic, counter, place, now)) this.#find('DUPLICATE_CLIENT', TWINS)
  }

  /** Its time tells how the vehicle's clock goes; a `connection` may be a last will that was written long before. */
  #onSignOfLife({ timestamp }: { timestamp?: string }, now: number): void {
    this.#presence.alive(now)
    if (timestamp !== undefined) this.#clock.add(Date.parse(timestamp), now)
  }

  #remember(reading: VehicleMessage, retained: boolean, now: number): void {
    const changed = this.#memory.remember(reading, retained, now)
    if (changed === 'telemetry') this.#emitTelemetry()
    const { route } = this.#memory
    if (changed === 'route' && route !== null) {
      this.#options.emit({ type: 'route', vehicle: this.ref, ...route })
    }
  }

  /** Emits an event when the vehicle comes online or goes offline; one that comes online is asked for its state. */
  #updatePresence(): void {
    const online = this.#isOnline()
    if (online === this.#reportedOnline) return
    this.#reportedOnline = online
    this.#liveState = null
    const at = new Date(this.#options.now()).toISOString()
    this.#options.emit({ type: 'presence', vehicle: this.ref, online, at })
    this.#emitTelemetry()
    this.#controller.onPresence()
    if (online) {
      this.#factsheetRequests.begin(this.#options.now())
      this.requestState()
    } else {
      this.#factsheetRequests.end()
    }
  }

  /** What it can do is told by its factsheet; one that left it on the broker need not be asked. */
  #requestFactsheet(): void {
    if (this.#memory.factsheet === null) this.#instantAction(INSTANT_ACTION_TYPES.factsheetRequest)
    else this.#factsheetRequests.end()
  }

  #emitObservation({ type, zoneId, moveId, details }: FleetMessages['yardEvents']): void {
    if ((type !== 'trailerObserved' && type !== 'spotObserved') || zoneId === null) return
    const trailer = type === 'trailerObserved' ? details : null
    this.#options.emit({ type: 'observed', vehicle: this.ref, zoneId, moveId, trailer })
  }

  #emitTelemetry(): void {
    const telemetry = this.#memory.telemetry(this.#isOnline(), this.#clock.milliseconds)
    if (telemetry !== null) this.#options.emit({ type: 'telemetry', vehicle: this.ref, telemetry })
  }

  #requestStateSparingly(): void {
    if (this.#options.now() - this.#askedAt >= SILENT_AFTER_MS) this.requestState()
  }

  #instantAction(actionType: InstantActionType): void {
    this.#instantActions += 1
    const actionId = `${actionType}.${this.#options.now()}.${this.#instantActions}`
    this.#mailbox.sendInstantAction(actionType, actionId)
  }

  #isOnline(): boolean {
    return this.#presence.isOnline(this.#options.now())
  }
}

const isoOrNull = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()
