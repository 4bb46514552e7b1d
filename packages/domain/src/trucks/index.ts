export {
  BATTERY_FULL_FROM_PERCENT,
  BATTERY_MEDIUM_FROM_PERCENT,
  type BatteryLevel,
  batteryLevel,
} from './battery-level.ts'
export { OBJECT_TYPES, type ObjectType } from './object-type.ts'
export {
  CLOCK_OFFSET_WARNING_SECONDS,
  isTelemetryStale,
  type Moment,
  TELEMETRY_SILENT_AFTER_MS,
  TELEMETRY_STALE_AFTER_MS,
  TRUCK_DISCONNECTED_AFTER_MS,
  TRUCK_LIVE_WITHIN_MS,
  truckPresence,
} from './telemetry-age.ts'
export {
  isPlaygroundTruck,
  PLAYGROUND_TRUCK_PREFIX,
  TRUCK_AVAILABILITIES,
  type Truck,
  type TruckAvailability,
  type TruckFacts,
  truckAvailabilityLabel,
} from './truck.ts'
export {
  AV_BLOCKED_ALERT_CODE,
  alertText,
  blockingAlert,
  MAX_TRUCK_ALERTS,
  SERVER_ALERT_CODES,
  type ServerAlertCode,
  TRUCK_ALERT_LEVELS,
  TRUCK_ALERT_SOURCES,
  type TruckAlert,
  type TruckAlertLevel,
  type TruckAlertSource,
} from './truck-alert.ts'
export { TRUCK_EVENTS } from './truck-events.ts'
export {
  ALERT_DETAILS,
  ALERT_SENTENCES,
  alertClause,
  blockedSentence,
  stateSentence,
  TRUCK_SENTENCES,
} from './truck-sentences.ts'
export { parseTruckState, TRUCK_STATES, type TruckState, truckStateLabel } from './truck-state.ts'
export {
  type ReportedStatus,
  TRUCK_CONDITIONS,
  type TruckCondition,
  type TruckStatus,
  truckStatus,
} from './truck-status.ts'
export { TRUCK_STATUS_COLORS, type TruckStatusColor, truckStatusColor } from './truck-status-color.ts'
export {
  defaultTelemetry,
  type ManifestVersion,
  NEVER_RECEIVED,
  type TruckPlace,
  type TruckReport,
  type TruckTelemetry,
} from './truck-telemetry.ts'
