import { titleCase } from '../platform/index.ts'
import type { TruckAlert } from './truck-alert.ts'
import type { TruckState } from './truck-state.ts'

/** Whether dispatch may use a truck; `internal` is used like `available` (MV-ENT-22, MV-OPEN-23). */
export const TRUCK_AVAILABILITIES = ['unavailable', 'available', 'internal'] as const
export type TruckAvailability = (typeof TRUCK_AVAILABILITIES)[number]

/** `Available`, `Internal`, `Unavailable` (MV-OPEN-107). */
export function truckAvailabilityLabel(availability: TruckAvailability): string {
  return titleCase(availability)
}

/** Trucks whose internal id starts so are stubs for tests of integrations (MV-ENT-21). */
export const PLAYGROUND_TRUCK_PREFIX = 'pgTruck'

/** Whether a truck is such a stub. */
export function isPlaygroundTruck(truck: { internalId: string }): boolean {
  return truck.internalId.startsWith(PLAYGROUND_TRUCK_PREFIX)
}

/** The software a truck runs (MV-OPEN-127). */
export interface ManifestVersion {
  source: string | null
  versionRef: string | null
  versionCommit: string | null
}

/** The newest word from a truck (MV-ENT-23, OP-ENT-17). */
export interface TruckTelemetry {
  truckId: string
  truckInternalId: string
  siteId: string
  activeMoveId: string | null
  activeSegmentId: string | null
  missionSegmentType: string | null
  isStale: boolean
  /** True until the truck has said anything: all values are placeholders. */
  isDefault: boolean
  autonomyActive: boolean
  paused: boolean
  /** False while an emergency stop is pressed. */
  eStopReleased: boolean
  /** 0 to 100; null: unknown. */
  batteryPercentage: number | null
  latitudeDegrees: number | null
  longitudeDegrees: number | null
  /** Counter-clockwise from east. */
  headingRadians: number | null
  /** Trailer heading minus tractor heading, counter-clockwise positive; null without a trailer. */
  trailerAngleRadians: number | null
  /** Along the heading; negative in reverse. */
  speedMetersPerSecond: number | null
  trailerIsConnected: boolean
  connectedTrailerId: string | null
  hasRemoteAssist: boolean
  /** Used part of the disk in percent, 0 to 100; null: unknown. */
  hardDriveUtilization: number | null
  truckState: TruckState
  /** Whether the truck is connected to the broker. */
  connected: boolean
  manifestVersion: ManifestVersion | null
  /** Reason code of a truck that cannot go on by itself, such as `1001`; null: not blocked, or no reason given. */
  avBlockedReason: string | null
  /** What is wrong with it now, fatal first; at most `MAX_TRUCK_ALERTS`. */
  alerts: TruckAlert[]
  /** How many more there are than `alerts` shows. */
  alertsOmitted: number
  /** The truck's clock minus the server's, in seconds: positive when the truck is ahead; null: not measured yet. */
  clockOffsetSeconds: number | null
  /** The time in its newest message, by its own clock, for differences only; null: the message carried none. */
  reportedAt: string | null
  /** When its newest message arrived, by the server's clock; the year 1970: nothing was ever received. */
  updatedAt: string
}

/** An autonomous yard truck (MV-ENT-20). `internalId` is its name on the truck wire. */
export interface Truck {
  id: string
  siteId: string
  internalId: string
  name: string
  availability: TruckAvailability
  /** Listed, but neither assignable nor to be changed (MV-OPEN-23). */
  readOnly: boolean
  archived: boolean
  manifestVersionRef: string | null
  latestTelemetry: TruckTelemetry
}

/** What the move rules ask about the requested truck. */
export interface TruckFacts {
  id: string
  availability: TruckAvailability
  trailerIsConnected: boolean
  /** Which trailer hangs on it; null: none, or nobody knows which. */
  connectedTrailerId: string | null
  readOnly: boolean
  archived: boolean
}
