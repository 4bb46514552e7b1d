import { listLabel, type SentenceText } from '../platform/index.ts'
import type { TruckTelemetry } from './truck-telemetry.ts'

/** Whether dispatch may use a truck; `internal` is used like `available` (MV-ENT-22, MV-OPEN-23). */
export const TRUCK_AVAILABILITIES = ['unavailable', 'available', 'internal'] as const
export type TruckAvailability = (typeof TRUCK_AVAILABILITIES)[number]

/** `Available`, `Internal`, `Unavailable` (MV-OPEN-107). */
export function truckAvailabilityLabel(availability: TruckAvailability): SentenceText {
  return listLabel(availability)
}

/** Trucks whose internal id starts so are stubs for tests of integrations (MV-ENT-21). */
export const PLAYGROUND_TRUCK_PREFIX = 'pgTruck'

/** Whether a truck is such a stub. */
export function isPlaygroundTruck(truck: { internalId: string }): boolean {
  return truck.internalId.startsWith(PLAYGROUND_TRUCK_PREFIX)
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
  /** When its availability or its trailer last changed, ISO time: of two answers the later one is true. */
  updatedAt: string
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
