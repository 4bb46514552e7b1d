export { liveZones } from './live-zones.ts'
export { useZones, type ZoneRow } from './use-zones.ts'
