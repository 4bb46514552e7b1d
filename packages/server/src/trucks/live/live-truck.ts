import {
  isTelemetryStale,
  type TruckAlert,
  type TruckTelemetry,
  truckPresence,
} from '@tractrix/domain/trucks'
import type { VehicleFinding } from '../../fleet/index.ts'
import type { FleetTruck } from '../store/trucks.store.ts'
import { alertOfFinding, type StandingAlert, selectAlerts } from './truck-alerts.ts'
import { defaultReport, type ReceivedReport, type TruckReport } from './vehicle-to-telemetry.ts'

/** The live state of one truck: its newest words, when they came, and whether the broker holds its line. */
export class LiveTruck {
  readonly truck: FleetTruck
  #report: TruckReport
  #receivedAt: number | null = null
  #online = false
  /** What is wrong by its newest words, and with its messages. */
  #reported: { alerts: readonly StandingAlert[]; omitted: number }
  #found: readonly StandingAlert[] = []
  #alerts: { alerts: TruckAlert[]; omitted: number }
  /** How fresh it was when it was last published. */
  #published = ''

  constructor(truck: FleetTruck) {
    this.truck = truck
    // What an earlier version wrote down may lack fields.
    const { alerts = [], alertsOmitted = 0, ...written } = truck.telemetry ?? {}
    this.#report = { ...defaultReport(truck), ...written }
    this.#alerts = { alerts, omitted: alertsOmitted }
    this.#reported = this.#alerts
  }

  /**
   * Takes a newer report. A retained one, without a time of receipt, counts as old as the last report received.
   * @param receivedAt when it arrived here, milliseconds since 1970; null: the broker had retained it
   * @param now milliseconds since 1970
   */
  receive({ report, alerts, omitted }: ReceivedReport, receivedAt: number | null, now: number): void {
    const { updatedAt, isDefault } = this.#report
    this.#report = receivedAt === null && !isDefault ? { ...report, updatedAt } : report
    this.#receivedAt = receivedAt ?? this.#receivedAt
    this.#reported = { alerts, omitted }
    this.#updateAlerts(now)
  }

  /** Replaces all findings about its messages. @param now milliseconds since 1970 */
  find(findings: readonly VehicleFinding[], now: number): void {
    this.#found = findings.map(alertOfFinding)
    this.#updateAlerts(now)
  }

  /** What is wrong with it now. */
  get alerts(): readonly TruckAlert[] {
    return this.#alerts.alerts
  }

  setOnline(online: boolean): void {
    this.#online = online
  }

  /**
   * The telemetry as of `now`: stale by the time of receipt, never by the truck's own clock (MV-OPEN-94); connected while
   * the broker holds its connection and its last message came within 7 s (OP-CNB-02).
   */
  telemetry(now: number): TruckTelemetry {
    const { isDefault, updatedAt } = this.#report
    const receivedAt = this.#receivedAt
    return {
      ...this.#report,
      alerts: this.#alerts.alerts,
      alertsOmitted: this.#alerts.omitted,
      isStale: isDefault || isTelemetryStale(receivedAt ?? updatedAt, now),
      connected: this.#online && receivedAt !== null && truckPresence(receivedAt, now) !== 'disconnected',
    }
  }

  /** The telemetry as of `now`, remembered as what was last published. */
  publish(now: number): TruckTelemetry {
    const telemetry = this.telemetry(now)
    this.#published = freshness(telemetry)
    return telemetry
  }

  /** Whether its freshness has changed since it was last published, by time alone. */
  hasAged(now: number): boolean {
    return freshness(this.telemetry(now)) !== this.#published
  }

  #updateAlerts(now: number): void {
    const standing = [...this.#found, ...this.#reported.alerts]
    const selected = selectAlerts(standing, this.#alerts.alerts, new Date(now).toISOString())
    this.#alerts = { ...selected, omitted: selected.omitted + this.#reported.omitted }
  }

  /** What decides whether the truck could start a move; a change of it is news for dispatch. */
  get readiness(): string {
    const { truckState, autonomyActive, eStopReleased, paused, trailerIsConnected, activeMoveId } =
      this.#report
    return [
      this.#online,
      truckState,
      autonomyActive,
      eStopReleased,
      paused,
      trailerIsConnected,
      activeMoveId,
      this.#alerts.alerts.map(({ level, code, blocksMoves }) =>
        blocksMoves || level === 'fatal' ? code : '',
      ),
    ].join()
  }
}

const freshness = ({ isStale, connected }: TruckTelemetry) => `${isStale} ${connected}`
