import type { Truck, TruckFacts, TruckTelemetry } from '../trucks/index.ts'
import { TEST_IDS, TEST_TIME } from './test-ids.ts'

/** A healthy truck that stands and waits. */
export function buildTruckTelemetry(changes: Partial<TruckTelemetry> = {}): TruckTelemetry {
  return {
    truckId: TEST_IDS.truck,
    truckInternalId: 'test-av-01',
    siteId: TEST_IDS.site,
    activeMoveId: null,
    activeSegmentId: null,
    missionSegmentType: null,
    isStale: false,
    isDefault: false,
    autonomyActive: true,
    paused: false,
    eStopReleased: true,
    batteryPercentage: 80,
    latitudeDegrees: 39.17,
    longitudeDegrees: -76.67,
    headingRadians: 0,
    trailerAngleRadians: null,
    speedMetersPerSecond: 0,
    trailerIsConnected: false,
    connectedTrailerId: null,
    hasRemoteAssist: false,
    hardDriveUtilization: 40,
    truckState: 'idle',
    connected: true,
    manifestVersion: null,
    avBlockedReason: null,
    alerts: [],
    alertsOmitted: 0,
    clockOffsetSeconds: 0,
    reportedAt: TEST_TIME,
    updatedAt: TEST_TIME,
    ...changes,
  }
}

/** An available truck without a trailer. */
export function buildTruck(changes: Partial<Truck> = {}): Truck {
  return {
    id: TEST_IDS.truck,
    siteId: TEST_IDS.site,
    internalId: 'test-av-01',
    name: 'AV-01',
    availability: 'available',
    readOnly: false,
    archived: false,
    manifestVersionRef: null,
    updatedAt: TEST_TIME,
    latestTelemetry: buildTruckTelemetry(),
    ...changes,
  }
}

/** The rules' view of the same truck. */
export function buildTruckFacts(changes: Partial<TruckFacts> = {}): TruckFacts {
  return {
    id: TEST_IDS.truck,
    availability: 'available',
    trailerIsConnected: false,
    connectedTrailerId: null,
    readOnly: false,
    archived: false,
    ...changes,
  }
}

/** The same truck with the trailer of `buildAttachedTrailerFacts` behind it. */
export function buildPullingTruckFacts(changes: Partial<TruckFacts> = {}): TruckFacts {
  return buildTruckFacts({ trailerIsConnected: true, connectedTrailerId: TEST_IDS.trailer, ...changes })
}
