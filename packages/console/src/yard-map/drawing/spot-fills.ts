import type { ZoneType } from '@tractrix/domain/zones'
import type { MapToken } from './map-colors.ts'

/** What spots are filled with by their type. */
export const SPOT_FILLS: Partial<Record<ZoneType, MapToken>> = {
  trailer_dock_spot: 'map-zn-dock-fill',
  trailer_parking_spot: 'map-zn-parking-fill',
  staging: 'map-zn-staging-fill',
  charging_station: 'map-zn-charging-fill',
}
