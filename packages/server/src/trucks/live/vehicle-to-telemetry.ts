import { type LatLon, thetaToHeading } from '@tractrix/domain/platform'
import type { TruckTelemetry } from '@tractrix/domain/trucks'
import type { VehicleTelemetry } from '../../fleet/index.ts'
import type { FleetTruck } from '../store/trucks.store.ts'
import { checkPlace } from './check-place.ts'
import { foundAlerts, reportedAlerts, type StandingAlert } from './truck-alerts.ts'

/** What does not depend on the present moment: everything but freshness, connection, and since when alerts stand. */
export type TruckReport = Omit<TruckTelemetry, 'isStale' | 'connected' | 'alerts' | 'alertsOmitted'>

/** A vehicle's telemetry converted to ours, and its alerts. */
export interface ReceivedReport {
  report: TruckReport
  alerts: StandingAlert[]
  /** Alerts that the vehicle reported beyond the limit. */
  omitted: number
}

/** Converts a vehicle's telemetry to ours: site meters become degrees, `theta` becomes a heading. */
export function vehicleToTelemetry(truck: FleetTruck, telemetry: VehicleTelemetry): ReceivedReport {
  const { place, problem } = checkPlace(truck, telemetry)
  return {
    report: reportAt(truck, telemetry, place),
    alerts: [...foundAlerts(telemetry, problem), ...reportedAlerts(telemetry)],
    omitted: telemetry.errorsOmitted,
  }
}

function reportAt(truck: FleetTruck, telemetry: VehicleTelemetry, place: LatLon | null): TruckReport {
  const { position } = telemetry
  const heading = telemetry.headingRadians ?? (position && thetaToHeading(truck.origin, position.theta))
  return {
    truckId: truck.id,
    truckInternalId: truck.internalId,
    siteId: truck.siteId,
    activeMoveId: telemetry.activeMoveId,
    activeSegmentId: telemetry.activeSegmentId,
    missionSegmentType: telemetry.missionSegmentType,
    isDefault: false,
    autonomyActive: telemetry.autonomyActive,
    paused: telemetry.paused,
    eStopReleased: telemetry.eStopReleased,
    batteryPercentage: telemetry.batteryPercentage,
    latitudeDegrees: place?.latitude ?? null,
    longitudeDegrees: place?.longitude ?? null,
    headingRadians: place && heading,
    trailerAngleRadians: telemetry.trailerAngleRadians,
    speedMetersPerSecond: telemetry.speedMetersPerSecond,
    trailerIsConnected: telemetry.trailerIsConnected,
    connectedTrailerId: telemetry.connectedTrailerId,
    hasRemoteAssist: telemetry.hasRemoteAssist,
    hardDriveUtilization: telemetry.hardDriveUtilization,
    truckState: telemetry.truckState,
    manifestVersion: telemetry.manifestVersion,
    avBlockedReason: telemetry.avBlockedReason,
    clockOffsetSeconds: telemetry.clockOffsetSeconds,
    reportedAt: telemetry.reportedAt,
    updatedAt: telemetry.receivedAt ?? NEVER,
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
