import type { TruckTelemetry } from '@tractrix/domain/trucks'

/** One truck of the bench's fleet: what changes of its telemetry while it drives. */
export type FleetTruck = Pick<
  TruckTelemetry,
  | 'truckId'
  | 'truckInternalId'
  | 'activeMoveId'
  | 'isStale'
  | 'autonomyActive'
  | 'paused'
  | 'batteryPercentage'
  | 'latitudeDegrees'
  | 'longitudeDegrees'
  | 'headingRadians'
  | 'trailerAngleRadians'
  | 'speedMetersPerSecond'
  | 'hasRemoteAssist'
  | 'truckState'
  | 'updatedAt'
>

/** What a site publishes in one tick. */
export interface FleetTick {
  siteId: string
  at: string
  trucks: FleetTruck[]
}

export const FLEET_SITE = 'a0000000-0000-4000-8000-000000000001'

const uuid = (kind: number, index: number) =>
  `${kind}0000000-0000-4000-8000-${String(index).padStart(12, '0')}`

/** Trucks in a row near Baltimore. */
export function buildFleet(size: number): FleetTruck[] {
  return Array.from({ length: size }, (_, index) => ({
    truckId: uuid(1, index),
    truckInternalId: `bwi-av-${index}`,
    activeMoveId: index % 3 === 0 ? uuid(2, index) : null,
    isStale: false,
    autonomyActive: true,
    paused: false,
    batteryPercentage: 80.5,
    latitudeDegrees: 39.2301 + index / 1e4,
    longitudeDegrees: -76.5402,
    headingRadians: 1.2345,
    trailerAngleRadians: index % 3 === 0 ? 0.0123 : null,
    speedMetersPerSecond: 2.5,
    hasRemoteAssist: false,
    truckState: 'navigating',
    updatedAt: new Date(0).toISOString(),
  }))
}

/** Moves every truck a little and returns the fleet's new state. */
export function drive(trucks: FleetTruck[], now: Date): FleetTick {
  const at = now.toISOString()
  for (const truck of trucks) {
    truck.latitudeDegrees = (truck.latitudeDegrees ?? 0) + 1e-6
    truck.updatedAt = at
  }
  return { siteId: FLEET_SITE, at, trucks }
}
