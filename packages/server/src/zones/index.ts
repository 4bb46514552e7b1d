export { setZoneEnabled } from './set-zone-enabled.ts'
export { zoneById } from './zones.loaders.ts'
export { registerZonesSchema, ZoneRef } from './zones.schema.ts'
export { listZones, readZones, saveZoneOccupancySeen, siteOfZone } from './zones.store.ts'
