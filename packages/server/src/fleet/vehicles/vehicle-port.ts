import type { JOB_REASONS, MoveMetadata, MoveType } from '@tractrix/domain/moves'
import type { LatLon, Sentence, SitePoint } from '@tractrix/domain/platform'
import type { TruckReport } from '@tractrix/domain/trucks'
import type { ZoneType } from '@tractrix/domain/zones'

/** Who a vehicle is on the wire; `serial` is the truck's `internalId`. */
export interface VehicleRef {
  manufacturer: string
  serial: string
}

/** A place to drive to: site meters, and the direction that the truck's nose shall have there. */
export interface Stop extends SitePoint {
  zoneId: string
  name: string
  /** Radians counter-clockwise from the site's x axis; null: any. */
  theta: number | null
  mapId: string
  zoneType: ZoneType
}

/** The trailer of a job, as far as the truck needs to know it. */
export interface JobTrailer {
  id: string
  scac: string
  serial: string
  lengthMeters: number | null
  dimensionCode: string | null
}

/** One try to have one truck do one move. */
export interface Job {
  vehicle: VehicleRef
  moveId: string
  /** Counted from 1; a new try, also one to a new spot, has the next number. */
  attempt: number
  kind: MoveType
  from: Stop | null
  to: Stop | null
  trailer: JobTrailer | null
  metadata: MoveMetadata
}

/** How far a job was when the server last wrote it down. */
export interface OpenJob {
  job: Job
  state: 'sent' | 'accepted' | 'canceling'
  /** How often the vehicle has been asked to stop so far; left out: never. */
  cancels?: number
}

export type JobPhase = 'accepted' | 'picked_up' | 'dropped'
export type JobOutcome = 'complete' | 'failed' | 'rejected' | 'canceled' | 'lost'

/** Why a job did not end well: a code of `JOB_REASONS` and words for people. */
export interface JobReason {
  code: JobReasonCode
  text: string
}

export type JobReasonCode = keyof typeof JOB_REASONS.texts

/** Where a vehicle says that it is. */
export interface ReportedPlace {
  /** Site meters and heading in radians counter-clockwise from the site's x axis; null when not localized. */
  position: (SitePoint & { theta: number; mapId: string }) | null
  /** As the vehicle itself measured it; null when it reports meters only. */
  latLon: LatLon | null
  /** World frame, radians counter-clockwise from east, as the vehicle reports it; null when it reports meters only. */
  headingRadians: number | null
}

/** What a driver makes of the newest messages of a vehicle: the report that everybody reads, and what the server judges. */
export interface VehicleTelemetry {
  /** Passed on as it is: the truck's part of its telemetry. */
  report: TruckReport
  /** Time when the newest live message arrived here, ISO 8601 UTC; null: nothing came but what the broker had kept. */
  receivedAt: string | null
  place: ReportedPlace
  sensors: { name: string; value: number | string | boolean | null }[]
  /** Errors and warnings that stand in its newest state, as it words them; at most 20, fatal first. */
  errors: VehicleErrorReport[]
  /** How many more it reports. */
  errorsOmitted: number
  /** Numbers that no vehicle can have; they are left out of the report and the place. */
  invalidValues: InvalidValue[]
}

/** An error of a vehicle in its own words, cut to a length for people. */
export interface VehicleErrorReport {
  type: string
  level: 'WARNING' | 'FATAL'
  /** Empty when it gave none. */
  text: string
}

/** A number out of its range: the field of the message, and what stood there. */
export interface InvalidValue {
  field: string
  value: number
}

/** Something odd about the messages of a vehicle, whatever they say; it stands until it has not recurred for a while. */
export interface VehicleFinding {
  code: 'INVALID_MESSAGE' | 'DUPLICATE_CLIENT' | 'UNSUPPORTED_VERSION'
  sentence: Sentence
}

/** One point of a planned path, site meters. */
export interface VehicleRoutePoint extends SitePoint {
  reverse: boolean
}

/** What a vehicle saw in a zone. */
export interface Observation {
  zoneId: string
  /** The move for which it looked; null: none. */
  moveId: string | null
  /** What the vehicle tells of a trailer there, by the names of MV-ENT-15; null: it saw that the zone is empty. */
  trailer: Record<string, unknown> | null
}

/** Reports from the vehicles. Progress and results may be repeated after a restart: delivery is «at least once». */
export type VehicleEvent =
  | { type: 'presence'; vehicle: VehicleRef; online: boolean; at: string }
  | { type: 'telemetry'; vehicle: VehicleRef; telemetry: VehicleTelemetry }
  /** All findings that stand now, each time as a whole. */
  | { type: 'findings'; vehicle: VehicleRef; findings: readonly VehicleFinding[] }
  | { type: 'route'; vehicle: VehicleRef; moveId: string | null; points: VehicleRoutePoint[] }
  | { type: 'progress'; vehicle: VehicleRef; moveId: string; attempt: number; phase: JobPhase }
  | {
      type: 'result'
      vehicle: VehicleRef
      moveId: string
      attempt: number
      outcome: JobOutcome
      /** Null when the job is complete or was canceled as asked. */
      reason: JobReason | null
    }
  | ({ type: 'observed'; vehicle: VehicleRef } & Observation)
  /** A vehicle that nobody registered sends messages; reported once a minute at most, and ignored. */
  | { type: 'unknown_vehicle'; vehicle: VehicleRef; at: string }

/** A vehicle's own report of its load. */
export interface LoadReport {
  connected: boolean
  /** One of our trailers; null: none, it does not know which, or it is a plain vehicle that has names of its own. */
  trailerId: string | null
  /** When the vehicle reported it, ISO by our clock; a retained message is as old as its own time says. */
  reportedAt: string
}

/** The present status of one vehicle. */
export interface VehicleStatus {
  vehicle: VehicleRef
  online: boolean
  /** Null until it has said anything. */
  telemetry: VehicleTelemetry | null
  findings: readonly VehicleFinding[]
  route: { moveId: string | null; points: VehicleRoutePoint[] } | null
  /** False when the truck says that it would refuse an order now. */
  taskable: boolean
  /** Whether it reports if a trailer is hitched: vehicles of the yard profile do, others may leave out their load. */
  reportsTrailer: boolean
  /**
   * When it last reported whether a trailer is hitched, ISO, by our clock; for a retained message by the vehicle's
   * clock minus the measured offset; null: never.
   */
  trailerReportedAt: string | null
  /** Its load as reported by `state` and by `yardState`; empty: it reports none. */
  loadReports: LoadReport[]
  /** When its last message arrived that was not retained, ISO by our clock; null: none since this server listens. */
  lastMessageAt: string | null
  /** The order that it says it is carrying out, ours or somebody else's; null: none. */
  reportedOrderId: string | null
  /** `cancels`: how often it has been asked to stop. */
  job: {
    moveId: string
    attempt: number
    state: OpenJob['state'] | 'waiting'
    cancels: number
  } | null
  /** When it last took an order of ours, ISO; null: not since this server leads the fleet. */
  acceptedAt: string | null
}

/** Job-level interface to all vehicles, whatever their protocol. It hides nodes, edges and orders. */
export interface VehiclePort {
  /**
   * Gives a job to its vehicle. Resolves when the order is on its way or waits for the vehicle; how it went is told
   * by events. The same job given twice is one job. After a cancel the next job waits until the vehicle stands idle.
   */
  assign(job: Job): Promise<void>
  /** Takes a job back; a result follows (`canceled`, or what happened before the cancel arrived). */
  cancel(vehicle: VehicleRef, moveId: string, attempt: number): Promise<void>
  /**
   * Lets go of a job that is being canceled, because a person has closed it. No result follows. The vehicle is only
   * given another job once it reports no order any more.
   */
  release(vehicle: VehicleRef, moveId: string, attempt: number): Promise<void>
  pause(vehicle: VehicleRef): Promise<void>
  resume(vehicle: VehicleRef): Promise<void>
  /** Asks a vehicle to report now. */
  requestState(vehicle: VehicleRef): Promise<void>
  /**
   * Takes up jobs that somebody else began, such as an earlier run of the server, and leads the fleet from now on;
   * nothing is repeated that the vehicle already has.
   */
  adopt(jobs: OpenJob[]): Promise<void>
  /**
   * Lets go of all jobs without a word to the vehicles, and only listens from now on: another server leads the fleet.
   * Until the next `adopt` nothing can be sent to a vehicle; the methods reject.
   */
  standBy(): void
  /** @returns a function that stops listening */
  on(listener: (event: VehicleEvent) => void): () => void
  snapshot(): VehicleStatus[]
  /** Since when everything that vehicles send arrives here, ISO; null: the broker cannot be reached. */
  listeningSince(): string | null
}
