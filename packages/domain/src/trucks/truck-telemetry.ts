import type { TruckAlert } from './truck-alert.ts'
import type { TruckState } from './truck-state.ts'

/** The software a truck runs (MV-OPEN-127). */
export interface ManifestVersion {
  source: string | null
  versionRef: string | null
  versionCommit: string | null
}

/**
 * What a truck reports about itself. The driver of its protocol makes it from the newest messages, and nobody converts it
 * again: the same fields reach the database, the API and the map.
 */
export interface TruckReport {
  /** The time in its newest message, by its own clock, ISO 8601 UTC, for differences only; null: it carried none. */
  reportedAt: string | null
  /** The truck's clock minus the server's, in seconds: positive when the truck is ahead; null: not measured yet. */
  clockOffsetSeconds: number | null
  /** The move it works on; null: none. */
  activeMoveId: string | null
  activeSegmentId: string | null
  missionSegmentType: string | null
  /** Operating mode AUTOMATIC or SEMIAUTOMATIC. */
  autonomyActive: boolean
  paused: boolean
  /** False while an emergency stop is pressed. */
  eStopReleased: boolean
  /** 0 to 100; null: unknown. */
  batteryPercentage: number | null
  /** Ground speed along the heading, negative in reverse; null: unknown. */
  speedMetersPerSecond: number | null
  trailerIsConnected: boolean
  /** Null: none hangs on it, or it does not know which. */
  connectedTrailerId: string | null
  /** Trailer heading minus tractor heading, counter-clockwise positive; null without a trailer. */
  trailerAngleRadians: number | null
  /** True while remote operators are asked for help. */
  hasRemoteAssist: boolean
  /** Used part of the disk in percent, 0 to 100; null: unknown. */
  hardDriveUtilization: number | null
  truckState: TruckState
  manifestVersion: ManifestVersion | null
  /** Reason code of a truck that cannot go on by itself, such as `1001`; null: not blocked, or no reason given. */
  avBlockedReason: string | null
}

/** Where a truck is, checked against its site; all null: unknown, or the reported place is not believed. */
export interface TruckPlace {
  latitudeDegrees: number | null
  longitudeDegrees: number | null
  /** Counter-clockwise from east. */
  headingRadians: number | null
}

/** The newest telemetry of a truck: what it reports, and what the server knows about it (MV-ENT-23, OP-ENT-17). */
export interface TruckTelemetry extends TruckReport, TruckPlace {
  truckId: string
  truckInternalId: string
  siteId: string
  /** True until the truck has reported anything: all values are placeholders. */
  isDefault: boolean
  isStale: boolean
  /** Whether the truck is connected to the broker. */
  connected: boolean
  /** What is wrong with it now, fatal first; at most `MAX_TRUCK_ALERTS`. */
  alerts: TruckAlert[]
  /** How many more there are than `alerts` shows. */
  alertsOmitted: number
  /** When its newest message arrived, by the server's clock; the year 1970: nothing was ever received. */
  updatedAt: string
}

/** The telemetry of a truck that has never reported anything: placeholders. */
export function defaultTelemetry(truck: { id: string; siteId: string; internalId: string }): TruckTelemetry {
  return {
    truckId: truck.id,
    truckInternalId: truck.internalId,
    siteId: truck.siteId,
    activeMoveId: null,
    activeSegmentId: null,
    missionSegmentType: null,
    isStale: true,
    isDefault: true,
    autonomyActive: false,
    paused: false,
    eStopReleased: true,
    batteryPercentage: null,
    latitudeDegrees: null,
    longitudeDegrees: null,
    headingRadians: null,
    trailerAngleRadians: null,
    speedMetersPerSecond: null,
    trailerIsConnected: false,
    connectedTrailerId: null,
    hasRemoteAssist: false,
    hardDriveUtilization: null,
    truckState: 'none',
    connected: false,
    manifestVersion: null,
    avBlockedReason: null,
    alerts: [],
    alertsOmitted: 0,
    clockOffsetSeconds: null,
    reportedAt: null,
    updatedAt: NEVER_RECEIVED,
  }
}

/** The time of receipt of what was never received: what the broker kept tells no age that could be trusted. */
export const NEVER_RECEIVED = '1970-01-01T00:00:00.000Z'
