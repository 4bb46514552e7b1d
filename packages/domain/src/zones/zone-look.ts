import type { ZoneType } from './zone.ts'

/** What colors a zone on the map: a state that overrides, or its type. */
export type ZoneLook = 'disabled' | 'in_use' | ZoneType

/** Disabled first, then in use by a move, then the type (OP-OVL-18, OP-OVL-19, OP-OVL-20, OP-OPEN-93). */
export function zoneLook(zone: { enabled: boolean; inMove: boolean; zoneType: ZoneType }): ZoneLook {
  if (!zone.enabled) return 'disabled'
  return zone.inMove ? 'in_use' : zone.zoneType
}

/** Whether a zone of this type reacts to a click on the map (OP-OVL-21). */
export function isZoneClickable(zoneType: ZoneType): boolean {
  return zoneType !== 'no_go' && zoneType !== 'intersection'
}
