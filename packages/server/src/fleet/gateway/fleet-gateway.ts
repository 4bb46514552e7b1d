import { jobReason } from '../vehicles/job-reason.ts'
import type { DrivenVehicle, VehicleAddress, VehicleDriver } from '../vehicles/vehicle-driver.ts'
import type {
  Job,
  OpenJob,
  VehicleEvent,
  VehiclePort,
  VehicleRef,
  VehicleStatus,
} from '../vehicles/vehicle-port.ts'
import type { GatewayTrouble } from './gateway-trouble.ts'
import { type BrokerCredentials, MqttLink } from './mqtt-link.ts'
import { TroubleLog } from './trouble-log.ts'

export interface FleetGatewayOptions<Address extends VehicleAddress = VehicleAddress> {
  /** How the vehicles are spoken with. */
  driver: VehicleDriver<Address>
  /** mqtt:// or mqtts:// */
  mqttUrl: string
  credentials: BrokerCredentials
  /** Whether a vehicle belongs to one of our sites. Others are reported once and otherwise ignored. */
  isKnown: (vehicle: VehicleRef) => boolean
  /**
   * Called with messages that could not be used and trouble with the broker, for the log. The same about one topic is reported
   * once a minute at most.
   */
  onTrouble: (trouble: GatewayTrouble) => void
  clock?: { now(): Date }
  /** Calls back regularly until the returned function is called; a real timer by default. */
  every?: (milliseconds: number, callback: () => void) => () => void
  /** True: begins by listening only, until the first `adopt`. */
  standsBy?: boolean
  /** Larger messages are not read. */
  maxPayloadBytes?: number
  /** Between attempts to connect again. */
  reconnectMilliseconds?: number
}

const TICK_MS = 500
const RECONNECT_MS = 1_000
const MAX_PAYLOAD_BYTES = 512 * 1024
/** Unknown vehicles are remembered up to this number, so that inventing names fills no memory. */
const MAX_UNKNOWN = 1_000
/** One that keeps sending is reported again after this long, in milliseconds: it may be registered by then. */
const UNKNOWN_AGAIN_MS = 60_000

/** All vehicles behind one broker. It keeps nothing that cannot be restored from the vehicles and the open jobs. */
export class FleetGateway<Address extends VehicleAddress> implements VehiclePort {
  /** Done when the broker has been reached for the first time. */
  readonly connected: Promise<void>
  readonly #options: FleetGatewayOptions<Address>
  readonly #link: MqttLink
  readonly #vehicles = new Map<string, DrivenVehicle<Address>>()
  /** When each unknown vehicle was last reported, milliseconds since 1970. */
  readonly #unknown = new Map<string, number>()
  readonly #listeners = new Set<(event: VehicleEvent) => void>()
  readonly #stopTicking: () => void
  readonly #troubles: TroubleLog
  #lastBrokerError: string | null = null
  #upSince: string | null = null
  #jobsAdopted = false
  #standsBy: boolean

  constructor(options: FleetGatewayOptions<Address>) {
    this.#options = options
    this.#troubles = new TroubleLog(options.onTrouble)
    this.#standsBy = options.standsBy ?? false
    let onUp = () => {}
    this.connected = new Promise(resolve => {
      onUp = resolve
    })
    this.#link = new MqttLink({
      url: options.mqttUrl,
      credentials: options.credentials,
      filters: options.driver.filters,
      optionalFilters: options.driver.optionalFilters,
      reconnectMilliseconds: options.reconnectMilliseconds ?? RECONNECT_MS,
      onMessage: (topic, payload, retained) => this.#onMessage(topic, payload, retained),
      onUp: () => {
        this.#upSince = new Date(this.#now()).toISOString()
        onUp()
      },
      onDown: () => this.#onDown(),
      onError: error => this.#onBrokerError(error),
    })
    this.#stopTicking = (options.every ?? realTimer)(TICK_MS, () => {
      for (const vehicle of this.#vehicles.values()) vehicle.tick()
    })
  }

  get lastBrokerError(): string | null {
    return this.#lastBrokerError
  }

  isConnected(): boolean {
    return this.#link.isUp
  }

  async assign(job: Job): Promise<void> {
    this.#assertLeads()
    const { moveId, attempt, vehicle } = job
    if (this.#options.isKnown(vehicle)) {
      this.#vehicle(vehicle).assign(job)
      return
    }
    const reason = jobReason('unknown_vehicle')
    this.#emit({ type: 'result', vehicle, moveId, attempt, outcome: 'rejected', reason })
  }

  async cancel(vehicle: VehicleRef, moveId: string, attempt: number): Promise<void> {
    this.#assertLeads()
    this.#vehicle(vehicle).cancel(moveId, attempt)
  }

  async release(vehicle: VehicleRef, moveId: string, attempt: number): Promise<void> {
    this.#assertLeads()
    this.#vehicle(vehicle).release(moveId, attempt)
  }

  async pause(vehicle: VehicleRef): Promise<void> {
    this.#assertLeads()
    this.#vehicle(vehicle).pause()
  }

  async resume(vehicle: VehicleRef): Promise<void> {
    this.#assertLeads()
    this.#vehicle(vehicle).resume()
  }

  async requestState(vehicle: VehicleRef): Promise<void> {
    this.#assertLeads()
    this.#vehicle(vehicle).requestState()
  }

  async adopt(jobs: OpenJob[]): Promise<void> {
    const cancelingFirst = jobs.toSorted(
      (a, b) => Number(b.state === 'canceling') - Number(a.state === 'canceling'),
    )
    this.#standsBy = false
    for (const open of cancelingFirst) this.#vehicle(open.job.vehicle).adopt(open)
    if (this.#jobsAdopted) return
    this.#jobsAdopted = true
    for (const vehicle of this.#vehicles.values()) vehicle.allJobsKnown()
  }

  standBy(): void {
    this.#standsBy = true
    this.#jobsAdopted = false
    for (const vehicle of this.#vehicles.values()) vehicle.standBy()
  }

  on(listener: (event: VehicleEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  snapshot(): VehicleStatus[] {
    return [...this.#vehicles.values()].map(vehicle => vehicle.status())
  }

  takeover(serial: string): void {
    for (const vehicle of this.#vehicles.values()) if (vehicle.ref.serial === serial) vehicle.takeover()
  }

  listeningSince(): string | null {
    return this.#upSince
  }

  async close(): Promise<void> {
    this.#stopTicking()
    await this.#link.close()
  }

  #onMessage(topic: string, payload: Uint8Array, retained: boolean): void {
    // An empty retained message is how a vehicle takes back what it had left on the broker.
    if (payload.length === 0) return
    const limit = this.#options.maxPayloadBytes ?? MAX_PAYLOAD_BYTES
    const address = this.#options.driver.addressOf(topic)
    if (address === null) this.#trouble('foreign-topic', topic, 'not a topic of a vehicle')
    else if (!this.#options.isKnown(address.vehicle)) this.#onUnknown(address.vehicle)
    else if (address.isUnderstood && payload.length > limit)
      this.#trouble('oversize', topic, `${payload.length} bytes, allowed are ${limit}`)
    else this.#vehicle(address.vehicle).receive(address, payload, retained)
  }

  #onUnknown(vehicle: VehicleRef): void {
    const key = keyOf(vehicle)
    const now = this.#now()
    const announcedAt = this.#unknown.get(key)
    if (announcedAt === undefined && this.#unknown.size >= MAX_UNKNOWN) this.#forgetOldUnknown(now)
    if (announcedAt === undefined ? this.#unknown.size >= MAX_UNKNOWN : now - announcedAt < UNKNOWN_AGAIN_MS)
      return
    this.#unknown.set(key, now)
    this.#emit({ type: 'unknown_vehicle', vehicle, at: new Date(now).toISOString() })
  }

  #forgetOldUnknown(now: number): void {
    for (const [key, announcedAt] of this.#unknown)
      if (now - announcedAt >= UNKNOWN_AGAIN_MS) this.#unknown.delete(key)
  }

  #onDown(): void {
    this.#upSince = null
    this.#trouble('broker', null, 'connection to the broker lost')
    for (const vehicle of this.#vehicles.values()) vehicle.linkLost()
  }

  #onBrokerError(error: Error): void {
    this.#lastBrokerError = error.message
    this.#trouble('broker', null, error.message)
  }

  #vehicle(ref: VehicleRef): DrivenVehicle<Address> {
    const known = this.#vehicles.get(keyOf(ref))
    if (known !== undefined) return known
    const vehicle = this.#options.driver.drive({
      vehicle: ref,
      now: () => this.#now(),
      publish: (topic, payload) => this.#publish(topic, payload),
      emit: event => this.#emit(event),
      onTrouble: ({ kind, topic, detail }) => this.#trouble(kind, topic, detail),
    })
    this.#vehicles.set(keyOf(ref), vehicle)
    if (this.#jobsAdopted) vehicle.allJobsKnown()
    return vehicle
  }

  #assertLeads(): void {
    if (this.#standsBy) throw new Error('another server leads the fleet')
  }

  /** While another server leads the fleet, two voices would only confuse the vehicles. */
  #publish(topic: string, payload: string): void {
    if (!this.#standsBy) this.#link.publish(topic, payload)
  }

  /** A listener that throws is a fault of its own and must not stop the others, nor the vehicle's message. */
  #emit(event: VehicleEvent): void {
    for (const listener of this.#listeners) {
      try {
        listener(event)
      } catch (error) {
        this.#trouble(
          'listener',
          null,
          error instanceof Error ? (error.stack ?? error.message) : String(error),
        )
      }
    }
  }

  #trouble(kind: GatewayTrouble['kind'], topic: string | null, detail: string): void {
    this.#troubles.add({ kind, topic, detail }, this.#now())
  }

  #now(): number {
    return this.#options.clock?.now().getTime() ?? Date.now()
  }
}

function realTimer(milliseconds: number, callback: () => void): () => void {
  const timer = setInterval(callback, milliseconds)
  return () => clearInterval(timer)
}

const keyOf = ({ manufacturer, serial }: VehicleRef): string => `${manufacturer}/${serial}`
