import {
  defaultTelemetry,
  isTelemetryStale,
  type TruckAlert,
  type TruckTelemetry,
  truckPresence,
} from '@tractrix/domain/trucks'
import type { VehicleFinding, VehicleTelemetry } from '../../fleet/index.ts'
import type { FleetTruck } from '../store/trucks.store.ts'
import { checkPlace, placeFields } from './check-place.ts'
import {
  alertOfFinding,
  foundAlerts,
  reportedAlerts,
  type StandingAlert,
  selectAlerts,
} from './truck-alerts.ts'

/** The live state of one truck: its newest report, when it came, what the server finds, and whether it is connected. */
export class LiveTruck {
  readonly truck: FleetTruck
  /** As of the newest report or finding, changed in place: whoever reads it gets a copy with the freshness of the moment. */
  readonly #telemetry: TruckTelemetry
  #receivedAt: number | null = null
  #online = false
  /** What is wrong by its newest report, and with its messages. */
  #reported: { alerts: readonly StandingAlert[]; omitted: number }
  #found: readonly StandingAlert[] = []
  /** How fresh it was when it was last published. */
  #published = ''

  constructor(truck: FleetTruck) {
    this.truck = truck
    const { id: truckId, internalId: truckInternalId, siteId } = truck
    // What an earlier version wrote down may lack fields; the truck may have got another name or site since.
    this.#telemetry = {
      ...defaultTelemetry(truck),
      ...truck.telemetry,
      truckId,
      truckInternalId,
      siteId,
    }
    const { alerts, alertsOmitted } = this.#telemetry
    this.#reported = { alerts, omitted: alertsOmitted }
  }

  /**
   * Takes a newer report. A retained one, without a time of receipt, counts as old as the last report received.
   * @param now milliseconds since 1970
   */
  receive(received: VehicleTelemetry, now: number): void {
    const { report, receivedAt } = received
    const { place, problem } = checkPlace(this.truck, received.place)
    Object.assign(this.#telemetry, report, placeFields(this.truck, received.place, place))
    this.#telemetry.isDefault = false
    if (receivedAt !== null) {
      this.#telemetry.updatedAt = receivedAt
      this.#receivedAt = Date.parse(receivedAt)
    }
    this.#reported = {
      alerts: [...foundAlerts(received, problem), ...reportedAlerts(received)],
      omitted: received.errorsOmitted,
    }
    this.#updateAlerts(now)
  }

  /** Replaces all findings about its messages. @param now milliseconds since 1970 */
  find(findings: readonly VehicleFinding[], now: number): void {
    this.#found = findings.map(alertOfFinding)
    this.#updateAlerts(now)
  }

  /** What is wrong with it now. */
  get alerts(): readonly TruckAlert[] {
    return this.#telemetry.alerts
  }

  setOnline(online: boolean): void {
    this.#online = online
  }

  /** The telemetry as of `now`. */
  telemetry(now: number): TruckTelemetry {
    return { ...this.#telemetry, ...this.#freshness(now) }
  }

  /** The telemetry as of `now`, remembered as what was last published. */
  publish(now: number): TruckTelemetry {
    const telemetry = this.telemetry(now)
    this.#published = freshnessKey(telemetry)
    return telemetry
  }

  /** Whether its freshness has changed since it was last published, by time alone. */
  hasAged(now: number): boolean {
    return freshnessKey(this.#freshness(now)) !== this.#published
  }

  /** What decides whether the truck could start a move; a change of it wakes dispatch. */
  get readiness(): string {
    const { truckState, autonomyActive, eStopReleased, paused, trailerIsConnected, activeMoveId, alerts } =
      this.#telemetry
    return [
      this.#online,
      truckState,
      autonomyActive,
      eStopReleased,
      paused,
      trailerIsConnected,
      activeMoveId,
      alerts.map(({ level, code, blocksMoves }) => (blocksMoves || level === 'fatal' ? code : '')),
    ].join()
  }

  /**
   * Stale by the time of receipt, never by the truck's own clock (MV-OPEN-94); connected while the broker holds its
   * connection and its last message came within 7 s (OP-CNB-02).
   */
  #freshness(now: number): Freshness {
    const { isDefault, updatedAt } = this.#telemetry
    const receivedAt = this.#receivedAt
    return {
      isStale: isDefault || isTelemetryStale(receivedAt ?? updatedAt, now),
      connected: this.#online && receivedAt !== null && truckPresence(receivedAt, now) !== 'disconnected',
    }
  }

  #updateAlerts(now: number): void {
    const standing = [...this.#found, ...this.#reported.alerts]
    const selected = selectAlerts(standing, this.#telemetry.alerts, new Date(now).toISOString())
    this.#telemetry.alerts = selected.alerts
    this.#telemetry.alertsOmitted = selected.omitted + this.#reported.omitted
  }
}

type Freshness = Pick<TruckTelemetry, 'isStale' | 'connected'>

const freshnessKey = ({ isStale, connected }: Freshness) => `${isStale} ${connected}`
