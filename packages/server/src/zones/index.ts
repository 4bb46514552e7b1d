export { zonesFeature } from './feature.ts'
export { setZoneEnabled } from './set-zone-enabled.ts'
export { zoneById } from './zones.loaders.ts'
export {
  listNoGoRegions,
  listZones,
  readZones,
  saveObservation,
  saveZoneOccupancySeen,
  siteOfZone,
} from './zones.store.ts'
export { ZoneRef } from './zones.types.ts'
