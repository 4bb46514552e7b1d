import type { LatLon } from '@tractrix/domain/platform'
import type { MapSite } from '../contents/scene-of-contents.ts'
import { siteCenter } from '../contents/site-view.ts'
import { mapCenter, mapHeading, mapZoom } from '../state/map-settings.ts'

/** Where the map of a site stands at first: where a person left it. */
export interface RememberedView {
  center: LatLon
  zoom: number
  /** The compass heading that is shown upwards. */
  headingDegrees: number
}

/** Where a person left the map of a site; its middle for who was never there. */
export function readRememberedView({ id, bounds, mapHeadingDegrees }: MapSite): RememberedView {
  return {
    center: mapCenter.read()[id] ?? siteCenter(bounds),
    zoom: mapZoom.read(),
    headingDegrees: mapHeadingDegrees || (mapHeading.read()[id] ?? 0),
  }
}

/** Remembers middle and heading of the map of a site (OP-MAP-16). */
export function rememberView(siteId: string, { center, headingDegrees }: Omit<RememberedView, 'zoom'>): void {
  mapCenter.write({ ...mapCenter.read(), [siteId]: center })
  mapHeading.write({ ...mapHeading.read(), [siteId]: headingDegrees })
}
