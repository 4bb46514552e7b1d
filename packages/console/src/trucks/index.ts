export {
  FleetTelemetry,
  type FleetTelemetryStore,
  type Telemetry,
  useFleetValue,
  useTelemetryStore,
  useTruckTelemetry,
} from './fleet-telemetry.tsx'
export { liveTrucks } from './live-trucks.ts'
export { type TruckRow, useTrucks } from './use-trucks.ts'
