import { ZONE_TYPES, type ZoneType } from '@tractrix/domain/zones'
import { DEFAULT_ZOOM, MAX_ZOOM, MIN_ZOOM } from '../../map-kit/index.ts'
import { type RememberedSetting, rememberedSetting } from '../../platform/remembered/remembered-setting.ts'

/** The map's zoom, 18 to 20 (OP-MAP-06, OP-MAP-07, OP-MAP-08). */
export const mapZoom: RememberedSetting<number> = rememberedSetting('zoom', DEFAULT_ZOOM, stored =>
  typeof stored === 'number' && stored >= MIN_ZOOM && stored <= MAX_ZOOM ? stored : undefined,
)

/** The middle of the map per site id, in degrees (OP-MAP-16). */
export const mapCenter: RememberedSetting<Record<string, { latitude: number; longitude: number }>> =
  rememberedSetting('centre', {}, stored => {
    if (typeof stored !== 'object' || stored === null) return undefined
    const places = Object.entries(stored).filter(([, place]) => isPlace(place))
    return Object.fromEntries(places) as Record<string, { latitude: number; longitude: number }>
  })

/** The compass heading that the map shows upwards per site id, in degrees; a site's own heading comes first (OP-OPEN-90). */
export const mapHeading: RememberedSetting<Record<string, number>> = rememberedSetting(
  'heading',
  {},
  stored => {
    if (typeof stored !== 'object' || stored === null) return undefined
    return Object.fromEntries(Object.entries(stored).filter(([, heading]) => Number.isFinite(heading)))
  },
)

const flag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined)

/** `Show Truck States` (OP-SDB-05, OP-MAP-16). */
export const showTruckStates: RememberedSetting<boolean> = rememberedSetting('showStates', true, flag)

/** Names of spots and trailers on the map (OP-SDB-10, OP-MAP-16). */
export const showMapLabels: RememberedSetting<boolean> = rememberedSetting('showLabels', true, flag)

/** Whether the sidebar is folded away (OP-SDB-03). */
export const mapSidebarCollapsed: RememberedSetting<boolean> = rememberedSetting(
  'mapSidebarCollapsed',
  false,
  flag,
)

/** Zone types that the layers section shows; all at first (OP-OPEN-91, OP-MAP-16). */
export const selectedZones: RememberedSetting<ZoneType[]> = rememberedSetting(
  'selectedZones',
  [...ZONE_TYPES],
  stored => (Array.isArray(stored) ? ZONE_TYPES.filter(zoneType => stored.includes(zoneType)) : undefined),
)

function isPlace(value: unknown): value is { latitude: number; longitude: number } {
  if (typeof value !== 'object' || value === null) return false
  const { latitude, longitude } = value as Record<string, unknown>
  return Number.isFinite(latitude) && Number.isFinite(longitude)
}
