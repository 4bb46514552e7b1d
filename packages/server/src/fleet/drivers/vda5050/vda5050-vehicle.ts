import {
  type FleetMessages,
  type FleetTopic,
  INSTANT_ACTION_TYPES,
  ORDER_ACTION_TYPES,
  type ServerTopic,
  type VehicleId,
  vehicleTopic,
} from '@tractrix/fleet-protocol'
import type { DrivenVehicle, VehicleTrouble } from '../../vehicles/vehicle-driver.ts'
import type { Job, OpenJob, VehicleEvent, VehicleRef, VehicleStatus } from '../../vehicles/vehicle-port.ts'
import { canDoAction } from './dialect/capabilities.ts'
import type { Dialect } from './dialect/dialect.ts'
import type { ControlledVehicle, LiveState } from './orders/controlled-vehicle.ts'
import { OrderController } from './orders/order-controller.ts'
import { readVehicleMessage, type VehicleMessage } from './session/read-vehicle-message.ts'
import type { Vda5050Address } from './session/vda5050-address.ts'
import { VehicleMailbox } from './session/vehicle-mailbox.ts'
import { VehicleRequests } from './session/vehicle-requests.ts'
import { VehicleSession } from './session/vehicle-session.ts'
import { VehicleMemory } from './telemetry/vehicle-memory.ts'

export interface VehicleOptions {
  id: VehicleId
  dialect: Dialect
  /** Milliseconds since 1970. */
  now: () => number
  publish: (topic: ServerTopic, message: unknown) => void
  emit: (event: VehicleEvent) => void
  onTrouble: (trouble: VehicleTrouble) => void
}

/** One vehicle that speaks VDA 5050: its session, what it said last, and its one job. */
export class Vda5050Vehicle implements DrivenVehicle<Vda5050Address> {
  readonly ref: VehicleRef
  readonly #options: VehicleOptions
  readonly #session: VehicleSession
  readonly #memory = new VehicleMemory()
  readonly #mailbox: VehicleMailbox
  readonly #requests: VehicleRequests
  readonly #controller: OrderController
  #liveState: LiveState | null = null
  #reportedOnline = false

  constructor(options: VehicleOptions) {
    const { id, dialect, now, publish, emit } = options
    this.#options = options
    this.ref = { manufacturer: id.manufacturer, serial: id.serialNumber }
    const vehicle = this.ref
    this.#session = new VehicleSession(findings => emit({ type: 'findings', vehicle, findings }))
    this.#mailbox = new VehicleMailbox({
      vehicle: id,
      dialect,
      now,
      publish,
      onInvalid: (topic, errors) => this.#onIgnored(topic, `not sent, invalid: ${errors.join('; ')}`),
    })
    this.#requests = new VehicleRequests(this.#mailbox, now)
    this.#controller = new OrderController(this.#controlledVehicle(), {
      progress: (moveId, attempt, phase) => emit({ type: 'progress', vehicle, moveId, attempt, phase }),
      result: (moveId, attempt, outcome, reason) =>
        emit({ type: 'result', vehicle, moveId, attempt, outcome, reason }),
    })
  }

  receive(address: Vda5050Address, payload: Uint8Array, retained: boolean): void {
    const reading = readVehicleMessage(address, payload)
    if (reading.ok) {
      this.#take(reading, retained)
      return
    }
    const { trouble, finding, about } = reading
    this.#options.onTrouble(trouble)
    this.#session.find(finding, this.#now(), about)
  }

  takeover(): void {
    this.#session.takeover(this.#now())
  }

  assign(job: Job): void {
    this.#controller.assign(job, this.#now())
  }

  adopt(open: OpenJob): void {
    this.#controller.adopt(open, this.#now())
  }

  allJobsKnown(): void {
    this.#controller.cancelStrays()
    if (this.#isOnline()) this.requestState()
  }

  standBy(): void {
    this.#controller.standBy()
  }

  cancel(moveId: string, attempt: number): void {
    this.#controller.cancel(moveId, attempt, this.#now())
  }

  release(moveId: string, attempt: number): void {
    this.#controller.release(moveId, attempt, this.#now())
  }

  pause(): void {
    this.#requests.pause()
  }

  resume(): void {
    this.#requests.resume()
  }

  requestState(): void {
    this.#requests.state()
  }

  tick(): void {
    const now = this.#now()
    this.#session.tick(now)
    this.#updatePresence()
    if (this.#session.isSilent(now)) this.#requests.stateSparingly()
    this.#requests.factsheetIfDue(() => this.#memory.factsheet !== null)
    this.#controller.tick(now)
  }

  linkLost(): void {
    this.#session.linkLost()
    this.#updatePresence()
  }

  status(): VehicleStatus {
    const online = this.#isOnline()
    const { clockOffset } = this.#session
    return {
      vehicle: this.ref,
      online,
      telemetry: this.#memory.telemetry(online, clockOffset),
      findings: this.#session.findings,
      route: this.#memory.route,
      taskable: this.#memory.yardState?.taskable ?? true,
      reportsTrailer: this.#memory.reportsLoad,
      trailerReportedAt: this.#memory.trailerReportedAt(clockOffset),
      loadReports: this.#memory.loadReports(clockOffset),
      lastMessageAt: isoOrNull(this.#session.lastMessageAt),
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
      loadReports: () => this.#memory.loadReports(this.#session.clockOffset),
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
      requestState: () => this.#requests.stateSparingly(),
    }
  }

  /** Takes a message that passed its schema. A retained one informs, but proves neither life nor progress. */
  #take(reading: VehicleMessage, retained: boolean): void {
    const { topic, message } = reading
    const now = this.#now()
    const arrival = this.#session.receive(reading, retained, now)
    if (arrival !== 'new') {
      this.#onIgnored(topic, `${arrival} message ${message.headerId}`)
      return
    }
    this.#mailbox.onVersion(message.version ?? '')
    this.#updatePresence()
    this.#remember(reading, retained, now)
    if (topic === 'yardEvents') this.#emitObservation(message)
    if (topic === 'state' && !retained) {
      this.#liveState = { state: message, receivedAt: now }
      this.#controller.onState(message, now)
    }
    if (topic === 'yardState' && !retained) this.#controller.onLoadReport(now)
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
    const at = new Date(this.#now()).toISOString()
    this.#options.emit({ type: 'presence', vehicle: this.ref, online, at })
    this.#emitTelemetry()
    this.#controller.onPresence()
    if (online) this.#requests.cameOnline()
    else this.#requests.wentOffline()
  }

  #emitObservation({ type, zoneId, moveId, details }: FleetMessages['yardEvents']): void {
    if ((type !== 'trailerObserved' && type !== 'spotObserved') || zoneId === null) return
    const trailer = type === 'trailerObserved' ? details : null
    this.#options.emit({ type: 'observed', vehicle: this.ref, zoneId, moveId, trailer })
  }

  #emitTelemetry(): void {
    const telemetry = this.#memory.telemetry(this.#isOnline(), this.#session.clockOffset)
    if (telemetry !== null) this.#options.emit({ type: 'telemetry', vehicle: this.ref, telemetry })
  }

  #onIgnored(topic: FleetTopic, why: string): void {
    this.#options.onTrouble({ kind: 'ignored', topic: vehicleTopic(this.#options.id, topic), detail: why })
  }

  #isOnline(): boolean {
    return this.#session.isOnline(this.#now())
  }

  #now(): number {
    return this.#options.now()
  }
}

const isoOrNull = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()
