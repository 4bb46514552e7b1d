import type { ZoneType } from '@tractrix/domain/zones'
import type { MapToken } from '../map-colors.ts'

/** Which zones are in a move now, which types are shown, and which spot's popup is open. */
export interface ZoneMarks {
  inMove: ReadonlySet<string>
  shownTypes: ReadonlySet<ZoneType>
  openZoneId: string | null
}

/** What spots are filled with by their type. */
export const SPOT_FILLS: Partial<Record<ZoneType, MapToken>> = {
  trailer_dock_spot: 'map-zn-dock-fill',
  trailer_parking_spot: 'map-zn-parking-fill',
  staging: 'map-zn-staging-fill',
  charging_station: 'map-zn-charging-fill',
}
