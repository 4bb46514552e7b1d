import { isTelemetryStale, type TruckTelemetry, truckPresence } from '@tractrix/domain/trucks'
import type { FleetTruck } from './trucks.store.ts'
import { defaultReport, type TruckReport } from './vehicle-to-telemetry.ts'

/** The live state of one truck: its newest words, when they came, and whether the broker holds its line. */
export class LiveTruck {
  readonly truck: FleetTruck
  #report: TruckReport
  #receivedAt: number | null = null
  #online = false
  /** How fresh it was when it was told last. */
  #told = ''

  constructor(truck: FleetTruck) {
    this.truck = truck
    this.#report = truck.telemetry ?? defaultReport(truck)
  }

  /** Takes in newer words. @param receivedAt when they arrived here, milliseconds since 1970 */
  hear(report: TruckReport, receivedAt: number): void {
    this.#report = report
    this.#receivedAt = receivedAt
  }

  setOnline(online: boolean): void {
    this.#online = online
  }

  /**
   * The telemetry as of `now`: stale by the truck's own time or by silence (MV-OPEN-94), connected while the broker
   * holds its line and it was heard of within 7 s (OP-CNB-02).
   */
  telemetry(now: number): TruckTelemetry {
    const { isDefault, updatedAt } = this.#report
    const heard = this.#receivedAt
    return {
      ...this.#report,
      isStale: isDefault || isTelemetryStale(updatedAt, now, heard ?? updatedAt),
      connected: this.#online && heard !== null && truckPresence(heard, now) !== 'disconnected',
    }
  }

  /** The telemetry as of `now`, remembered as what everybody knows. */
  tell(now: number): TruckTelemetry {
    const telemetry = this.telemetry(now)
    this.#told = freshness(telemetry)
    return telemetry
  }

  /** Whether time alone has made it something else than what was told last. */
  hasAged(now: number): boolean {
    return freshness(this.telemetry(now)) !== this.#told
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
    ].join()
  }
}

const freshness = ({ isStale, connected }: TruckTelemetry) => `${isStale} ${connected}`
