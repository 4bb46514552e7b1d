export { isBeside } from './is-beside.ts'
export {
  ENABLED_SOURCES,
  type EnabledSource,
  isSpot,
  OBSERVED_FLAGS,
  type ObservationData,
  type ObservedFlag,
  SPOT_ZONE_TYPES,
  ZONE_TYPES,
  type Zone,
  type ZoneFacts,
  type ZoneType,
} from './zone.ts'
export { ZONE_EVENTS } from './zone-events.ts'
export { isZoneClickable, type ZoneLook, zoneLook } from './zone-look.ts'
export { ZONE_REFUSALS } from './zone-refusals.ts'
