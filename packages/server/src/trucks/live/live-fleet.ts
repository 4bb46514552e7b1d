import type { TruckTelemetry } from '@tractrix/domain/trucks'
import type {
  VehicleEvent,
  VehicleFinding,
  VehicleRef,
  VehicleStatus,
  VehicleTelemetry,
} from '../../fleet/index.ts'
import type { ServerContext } from '../../platform/context/index.ts'
import { liveTopic } from '../../platform/live/index.ts'
import { type FleetTruck, readFleet } from '../store/trucks.store.ts'
import { AlertLog } from './alert-log.ts'
import { LiveTruck } from './live-truck.ts'
import { TelemetryWriter } from './telemetry-writer.ts'

/** The trucks of one site that changed since the last tick; the first message to a newcomer holds all. */
export interface FleetTick {
  siteId: string
  /** ISO time of the tick. */
  at: string
  trucks: TruckTelemetry[]
}

/** Telemetry of a site's trucks; the channels are site ids. */
export const fleetTicks = liveTopic<FleetTick>('fleet-telemetry')

/** A truck can or can no longer take up work; the channels are site ids. */
export const truckReadiness = liveTopic<{ truckId: string }>('truck-readiness')

/** Telemetry is published at most this often: every 200 ms, five times a second. */
export const FLEET_TICK_MS = 200

/** How often the clock alone is asked whether a truck went stale or lost its line, in ticks. */
const TICKS_PER_AGE_CHECK = 5

/** The live state of every truck, in memory; each node builds its own from the broker, and from the database at start. */
export class LiveFleet {
  readonly #app: ServerContext
  readonly #writer: TelemetryWriter
  readonly #alertLog: AlertLog
  readonly #trucks = new Map<string, LiveTruck>()
  readonly #byName = new Map<string, LiveTruck>()
  readonly #changed = new Set<LiveTruck>()
  #timer: NodeJS.Timeout | undefined
  #ticks = 0

  constructor(app: ServerContext) {
    this.#app = app
    this.#writer = new TelemetryWriter(app)
    this.#alertLog = new AlertLog(app.log)
  }

  /** Restores what was last written down and starts telling. */
  async start(): Promise<void> {
    await this.reload()
    this.#timer = setInterval(() => this.tick(), FLEET_TICK_MS)
    this.#writer.start()
  }

  /** Stops telling; what is not written yet is written. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#writer.close()
  }

  /** Takes up trucks that were added since; known ones keep their state. */
  async reload(): Promise<void> {
    for (const truck of await readFleet(this.#app.db.kysely))
      if (!this.#trucks.has(truck.id)) this.#add(truck)
  }

  /** One truck's telemetry as of now; null for a truck that is not known here. */
  telemetry(truckId: string): TruckTelemetry | null {
    return this.#trucks.get(truckId)?.telemetry(this.#now()) ?? null
  }

  /** Every truck of the site as of now. */
  snapshot(siteId: string): FleetTick {
    const now = this.#now()
    const here = [...this.#trucks.values()].filter(({ truck }) => truck.siteId === siteId)
    return { siteId, at: new Date(now).toISOString(), trucks: here.map(truck => truck.telemetry(now)) }
  }

  /** The truck behind a vehicle of the wire; null for a stranger. */
  truckOf({ manufacturer, serial }: VehicleRef): FleetTruck | null {
    const truck = this.#byName.get(serial)?.truck ?? null
    return truck?.manufacturer === manufacturer ? truck : null
  }

  /** Handles an event of a vehicle. An unknown vehicle may be a truck added since: the trucks are read again. */
  receive(event: VehicleEvent): void {
    if (event.type === 'presence') this.#receivePresence(event.vehicle, event.online)
    if (event.type === 'telemetry') this.#receiveTelemetry(event.vehicle, event.telemetry)
    if (event.type === 'findings') this.#receiveFindings(event.vehicle, event.findings)
    if (event.type === 'unknown_vehicle') void this.#lookForTruck(event.vehicle)
  }

  /** Takes the current status of a vehicle, for a gateway that ran before this fleet did. */
  adopt({ vehicle, online, telemetry, findings }: VehicleStatus): void {
    if (telemetry) this.#receiveTelemetry(vehicle, telemetry)
    this.#receiveFindings(vehicle, findings)
    this.#receivePresence(vehicle, online)
  }

  /** Publishes what has changed since the last tick; called by the timer. */
  tick(): void {
    const now = this.#now()
    if (this.#ticks++ % TICKS_PER_AGE_CHECK === 0)
      for (const truck of this.#trucks.values()) if (truck.hasAged(now)) this.#changed.add(truck)
    const changed = [...this.#changed]
    this.#changed.clear()
    for (const siteId of new Set(changed.map(({ truck }) => truck.siteId))) {
      const trucks = changed.filter(({ truck }) => truck.siteId === siteId).map(truck => truck.publish(now))
      this.#app.live.publish(fleetTicks, siteId, { siteId, at: new Date(now).toISOString(), trucks })
    }
  }

  async #lookForTruck(vehicle: VehicleRef): Promise<void> {
    try {
      await this.reload()
      if (!this.truckOf(vehicle))
        this.#app.log.warn({ vehicle }, 'a vehicle that is no truck of ours talks on the broker')
    } catch (error) {
      this.#app.log.warn({ err: error }, 'the list of trucks could not be read')
    }
  }

  #receivePresence(vehicle: VehicleRef, online: boolean): void {
    this.#change(vehicle, truck => truck.setOnline(online))
  }

  #receiveTelemetry(vehicle: VehicleRef, telemetry: VehicleTelemetry): void {
    this.#change(vehicle, truck => {
      truck.receive(telemetry, this.#now())
      this.#writer.add(truck.telemetry(this.#now()))
    })
  }

  #receiveFindings(vehicle: VehicleRef, findings: readonly VehicleFinding[]): void {
    this.#change(vehicle, truck => truck.find(findings, this.#now()))
  }

  #change(vehicle: VehicleRef, change: (truck: LiveTruck) => void): void {
    const known = this.truckOf(vehicle)
    const truck = known && this.#trucks.get(known.id)
    if (!truck) return
    const before = truck.readiness
    change(truck)
    this.#changed.add(truck)
    this.#alertLog.note(truck.truck, truck.alerts, this.#now())
    if (truck.readiness !== before)
      this.#app.live.publish(truckReadiness, truck.truck.siteId, { truckId: truck.truck.id })
  }

  #add(truck: FleetTruck): void {
    const live = new LiveTruck(truck)
    this.#trucks.set(truck.id, live)
    this.#byName.set(truck.internalId, live)
  }

  #now(): number {
    return this.#app.clock.now().getTime()
  }
}
