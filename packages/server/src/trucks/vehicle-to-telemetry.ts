import { type LatLon, thetaToHeading } from '@tractrix/domain/platform'
import type { TruckTelemetry } from '@tractrix/domain/trucks'
import type { VehicleTelemetry } from '../fleet-gateway/index.ts'
import { checkPlace } from './check-place.ts'
import { foundAlerts, reportedAlerts, type StandingAlert } from './truck-alerts.ts'
import type { FleetTruck } from './trucks.store.ts'

/** What does not depend on the present moment: everything but freshness, connection, and since when alerts stand. */
export type TruckReport = Omit<TruckTelemetry, 'isStale' | 'connected' | 'alerts' | 'alertsOmitted'>

/** What a vehicle said, as the product's telemetry, and what is wrong with it. */
export interface ReceivedReport {
  report: TruckReport
  alerts: StandingAlert[]
  /** Alerts that the vehicle reported beyond the limit. */
  omitted: number
}

/** The words of a vehicle as the product's telemetry: meters of the site become degrees, `theta` becomes heading. */
export function vehicleToTelemetry(truck: FleetTruck, told: VehicleTelemetry): ReceivedReport {
  const { place, problem } = checkPlace(truck, told)
  return {
    report: reportAt(truck, told, place),
    alerts: [...foundAlerts(told, problem), ...reportedAlerts(told)],
    omitted: told.errorsOmitted,
  }
}

function reportAt(truck: FleetTruck, told: VehicleTelemetry, place: LatLon | null): TruckReport {
  const { position } = told
  const heading = told.headingRadians ?? (position && thetaToHeading(truck.origin, position.theta))
  return {
    truckId: truck.id,
    truckInternalId: truck.internalId,
    siteId: truck.siteId,
    activeMoveId: told.activeMoveId,
    activeSegmentId: told.activeSegmentId,
    missionSegmentType: told.missionSegmentType,
    isDefault: false,
    autonomyActive: told.autonomyActive,
    paused: told.paused,
    eStopReleased: told.eStopReleased,
    batteryPercentage: told.batteryPercentage,
    latitudeDegrees: place?.latitude ?? null,
    longitudeDegrees: place?.longitude ?? null,
    headingRadians: place && heading,
    trailerAngleRadians: told.trailerAngleRadians,
    speedMetersPerSecond: told.speedMetersPerSecond,
    trailerIsConnected: told.trailerIsConnected,
    connectedTrailerId: told.connectedTrailerId,
    hasRemoteAssist: told.hasRemoteAssist,
    hardDriveUtilization: told.hardDriveUtilization,
    truckState: told.truckState,
    manifestVersion: told.manifestVersion,
    avBlockedReason: told.avBlockedReason,
    clockOffsetSeconds: told.clockOffsetSeconds,
    reportedAt: told.reportedAt,
    updatedAt: told.receivedAt ?? NEVER,
  }
}

/** The time of receipt of what was never received: what the broker kept tells no age that could be trusted. */
const NEVER = new Date(0).toISOString()

/** What stands for a truck that has never said anything. */
export function defaultReport(truck: { id: string; siteId: string; internalId: string }): TruckReport {
  return {
    truckId: truck.id,
    truckInternalId: truck.internalId,
    siteId: truck.siteId,
    activeMoveId: null,
    activeSegmentId: null,
    missionSegmentType: null,
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
    manifestVersion: null,
    avBlockedReason: null,
    clockOffsetSeconds: null,
    reportedAt: null,
    updatedAt: NEVER,
  }
}
