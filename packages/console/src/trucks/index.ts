export { AvailabilityDialog, TruckList } from './availability/loaded-later.ts'
export type { AskedAvailability } from './availability/truck-list.tsx'
export {
  FleetTelemetry,
  type FleetTelemetryStore,
  type Telemetry,
  useFleetValue,
  useTelemetryStore,
  useTruckTelemetry,
} from './fleet-telemetry.tsx'
export { liveTrucks } from './live-trucks.ts'
export { type TruckLook, truckLook } from './truck-look.ts'
export { TruckName } from './truck-name.tsx'
export { useTruckLook } from './use-truck-look.ts'
export { type TruckRow, useTrucks } from './use-trucks.ts'
