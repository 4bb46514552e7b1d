import type { Factsheet, Header, Reading, State, YardState } from '@tractrix/fleet-protocol'
import type { LoadReport, VehicleStatus, VehicleTelemetry } from '../../../vehicles/vehicle-port.ts'
import type { StartPosition } from '../orders/order-from-job.ts'
import { reportedOrder } from '../orders/reported-order.ts'
import { type LatestMessages, telemetryFrom } from './telemetry-from-state.ts'
import { isCoordinate } from './valid-values.ts'

type VehicleMessage = Extract<Reading, { ok: true }>

/** The latest message of each kind from one vehicle. */
export class VehicleMemory {
  #latest: LatestMessages | null = null
  #factsheet: Factsheet | null = null
  #route: VehicleStatus['route'] = null
  #trailerReport: MessageTimes | null = null
  readonly #loads: { state: TimedLoad | null; yardState: TimedLoad | null } = {
    state: null,
    yardState: null,
  }

  get factsheet(): Factsheet | null {
    return this.#factsheet
  }

  get route(): VehicleStatus['route'] {
    return this.#route
  }

  get yardState(): LatestMessages['yardState'] {
    return this.#latest?.yardState ?? null
  }

  /**
   * When the vehicle last reported whether a trailer is hitched, ISO: the newest `yardState`, for a plain vehicle the
   * newest `state`. Other messages make the telemetry newer, but not this report.
   * @param clockOffset the vehicle's clock minus ours in milliseconds, null: unknown; it dates retained messages
   */
  trailerReportedAt(clockOffset: number | null): string | null {
    return this.#trailerReport === null ? null : reportTime(this.#trailerReport, clockOffset)
  }

  /** Whether it has ever reported its load, and not left it out since. */
  get reportsLoad(): boolean {
    return this.#loads.state !== null || this.#loads.yardState !== null
  }

  /**
   * What it says of its load; the two messages may differ for a moment, or contradict each other.
   * @param clockOffset as for {@link trailerReportedAt}
   */
  loadReports(clockOffset: number | null): LoadReport[] {
    const { state, yardState } = this.#loads
    return [state, yardState]
      .filter(report => report !== null)
      .map(({ times, connected, trailerId }) => ({
        connected,
        trailerId,
        reportedAt: reportTime(times, clockOffset),
      }))
  }

  /** The order that it says it is carrying out; null: none, or it has not said. */
  get reportedOrderId(): string | null {
    const state = this.#latest?.state ?? null
    return state === null ? null : reportedOrder(state)
  }

  /** Null until the vehicle has said anything that telemetry is made of. */
  telemetry(online: boolean, clockOffset: number | null): VehicleTelemetry | null {
    return this.#latest === null ? null : telemetryFrom(this.#latest, online, clockOffset)
  }

  /** Where the vehicle was last seen; null while it does not know itself. */
  startPosition(): StartPosition | null {
    const position = this.#latest?.agvPosition ?? null
    if (position === null || !position.positionInitialized) return null
    if (!isCoordinate(position.x) || !isCoordinate(position.y)) return null
    return { x: position.x, y: position.y, mapId: position.mapId }
  }

  /**
   * Keeps what matters of a message.
   * @param now milliseconds since 1970, by our clock
   * @returns what has changed; null for a message that only has its moment
   */
  remember(reading: VehicleMessage, retained: boolean, now: number): 'telemetry' | 'route' | null {
    switch (reading.topic) {
      case 'state':
        this.#update(reading.message, retained, now, {
          state: reading.message,
          ...whereabouts(reading.message),
        })
        this.#loads.state = loadOf(reading.message, messageTimes(reading.message, retained, now))
        if (this.yardState === null) this.#trailerReport = messageTimes(reading.message, retained, now)
        return 'telemetry'
      case 'visualization':
        this.#update(reading.message, retained, now, whereabouts(reading.message))
        return 'telemetry'
      case 'yardState':
        this.#update(reading.message, retained, now, { yardState: reading.message })
        this.#trailerReport = messageTimes(reading.message, retained, now)
        this.#loads.yardState = hitchOf(reading.message, this.#trailerReport)
        return 'telemetry'
      case 'yardRequests':
        this.#update(reading.message, retained, now, { yardRequests: reading.message })
        return 'telemetry'
      case 'yardSensors':
        this.#update(reading.message, retained, now, { yardSensors: reading.message })
        return 'telemetry'
      case 'yardRoute': {
        const { moveId, points } = reading.message
        this.#route = { moveId, points: points.map(({ x, y, reverse }) => ({ x, y, reverse })) }
        return 'route'
      }
      case 'factsheet':
        this.#factsheet = reading.message
        return null
      default:
        return null
    }
  }

  /** Retained messages say nothing about the present, so only others set the time of receipt. */
  #update(header: Partial<Header>, retained: boolean, now: number, newer: Partial<LatestMessages>): void {
    const before = this.#latest ?? NO_MESSAGES
    const arrivedAt = new Date(now).toISOString()
    const reportedAt = header.timestamp === undefined ? null : new Date(header.timestamp).toISOString()
    const times = retained
      ? before.receivedAt === null && reportedAt !== null && reportedAt > (before.reportedAt ?? '')
        ? { reportedAt }
        : {}
      : { reportedAt, receivedAt: arrivedAt }
    this.#latest = { ...before, ...newer, ...times }
  }
}

/** When the vehicle reported its load: by its clock, and by ours when the report arrived, in milliseconds since 1970. */
interface MessageTimes {
  /** NaN when the message carries no time. */
  sentAt: number
  arrivedAt: number
  retained: boolean
}

const messageTimes = ({ timestamp = '' }: Partial<Header>, retained: boolean, now: number): MessageTimes => ({
  sentAt: Date.parse(timestamp),
  arrivedAt: now,
  retained,
})

/** What a message said of the load, and when. */
interface TimedLoad extends Omit<LoadReport, 'reportedAt'> {
  times: MessageTimes
}

/** Time of a load report, ISO by our clock: a retained one is as old as its timestamp, never newer than its arrival. */
function reportTime({ sentAt, arrivedAt, retained }: MessageTimes, clockOffset: number | null): string {
  if (!retained || !Number.isFinite(sentAt)) return new Date(arrivedAt).toISOString()
  return new Date(Math.min(arrivedAt, sentAt - (clockOffset ?? 0))).toISOString()
}

/** VDA 5050: no list of loads, it cannot tell; an empty one, it is unloaded. It may call its load what it likes. */
const loadOf = ({ loads }: State, times: MessageTimes): TimedLoad | null =>
  loads == null ? null : { times, connected: loads.length > 0, trailerId: null }

const hitchOf = ({ trailer: { connected, trailerId } }: YardState, times: MessageTimes): TimedLoad => ({
  times,
  connected,
  trailerId: connected ? trailerId : null,
})

/** Position and speed, where a message carries them. */
const whereabouts = ({
  agvPosition,
  velocity,
}: Partial<Pick<LatestMessages, 'agvPosition' | 'velocity'>>) => ({
  ...(agvPosition == null ? {} : { agvPosition }),
  ...(velocity == null ? {} : { velocity }),
})

const NO_MESSAGES: LatestMessages = {
  state: null,
  yardState: null,
  yardRequests: null,
  yardSensors: null,
  agvPosition: null,
  velocity: null,
  reportedAt: null,
  receivedAt: null,
}
