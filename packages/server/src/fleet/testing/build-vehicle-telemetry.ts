import type { TruckReport } from '@tractrix/domain/trucks'
import type { VehicleTelemetry } from '../vehicles/vehicle-port.ts'

/** What a driver makes of a healthy vehicle that stands and waits, nowhere in particular. */
export function buildVehicleTelemetry({
  report = {},
  ...changes
}: Partial<Omit<VehicleTelemetry, 'report'>> & { report?: Partial<TruckReport> } = {}): VehicleTelemetry {
  return {
    receivedAt: null,
    place: { position: null, latLon: null, headingRadians: null },
    sensors: [],
    errors: [],
    errorsOmitted: 0,
    invalidValues: [],
    ...changes,
    report: { ...READY, ...report },
  }
}

const READY: TruckReport = {
  reportedAt: null,
  clockOffsetSeconds: null,
  speedMetersPerSecond: 0,
  batteryPercentage: 80,
  paused: false,
  autonomyActive: true,
  eStopReleased: true,
  truckState: 'idle',
  activeMoveId: null,
  activeSegmentId: null,
  missionSegmentType: null,
  trailerIsConnected: false,
  connectedTrailerId: null,
  trailerAngleRadians: null,
  hasRemoteAssist: false,
  avBlockedReason: null,
  hardDriveUtilization: null,
  manifestVersion: null,
}
