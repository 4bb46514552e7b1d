/**
 * The data of the selected site, loaded and kept live once for every screen: zones, trailers on site, trucks, open moves,
 * and the telemetry of its trucks. `SiteDataProvider` stands around every page of a site. Screens read one list
 * (`useSiteZones`, `useSiteTrailers`, `useSiteTrucks`, `useSiteMoves`), the whole yard by id (`useSiteData`), or what changes
 * several times a second (`useTruckTelemetry`, `useFleetValue`).
 */
export { useFailureBanner } from './load-failures.ts'
export { errorText } from './moves/error-text.ts'
export { liveMoves } from './moves/live-moves.ts'
export { isDraft, isOpen, isQueued, type MoveRow, statusSince } from './moves/move-row.ts'
export { newestOf, noteNewest } from './moves/newest-events.ts'
export { waitText } from './moves/wait-text.ts'
export { type SiteData, SiteDataProvider, useSiteData } from './site-data-context.tsx'
export { useSiteMoves, useSiteTrailers, useSiteTrucks, useSiteZones } from './site-lists.ts'
export {
  FleetTelemetry,
  type FleetTelemetryStore,
  useFleetValue,
  useTelemetryStore,
  useTruckTelemetry,
} from './telemetry/fleet-telemetry.tsx'
export type { Telemetry } from './telemetry/telemetry.ts'
export { type TelemetrySource, TelemetrySourceProvider } from './telemetry/telemetry-source.ts'
export type { Coupling } from './telemetry/use-couplings.ts'
export { parkedTrailers } from './trailers/parked-trailers.ts'
export type { TrailerRow } from './trailers/use-trailers.ts'
export { allTrailersOf } from './trailers/use-trailers.ts'
export type { TruckRow } from './trucks/use-trucks.ts'
export { buildYard, type Yard, type YardLists } from './yard.ts'
export { liveZones } from './zones/live-zones.ts'
export type { ZoneRow } from './zones/zone-row.ts'
