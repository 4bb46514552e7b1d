import type { MapOverlay } from '../../map-canvas/index.ts'
import type { MapSite } from '../contents/scene-of-contents.ts'

/** An image over the site's bounds (OP-MAP-14, OP-MAP-15); null: the yard is drawn. */
export function siteOverlay({ mapOverlayPath, bounds }: MapSite): MapOverlay | null {
  if (mapOverlayPath === null) return null
  return {
    url: mapOverlayPath,
    north: bounds.latitudeMax,
    south: bounds.latitudeMin,
    east: bounds.longitudeMax,
    west: bounds.longitudeMin,
  }
}
