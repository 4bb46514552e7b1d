import type { LatLon } from '../platform/index.ts'
import type { SiteBounds } from './site.ts'

/** How far outside the bounds of its site something may be that belongs to it, in degrees: about two kilometers. */
export const SITE_MARGIN_DEGREES = 0.02

/** Whether a place lies within the bounds of a site or at most so far outside, in degrees of latitude and longitude. */
export function isNearSite(
  { latitude, longitude }: LatLon,
  bounds: SiteBounds,
  marginDegrees = SITE_MARGIN_DEGREES,
): boolean {
  return (
    latitude >= bounds.latitudeMin - marginDegrees &&
    latitude <= bounds.latitudeMax + marginDegrees &&
    longitude >= bounds.longitudeMin - marginDegrees &&
    longitude <= bounds.longitudeMax + marginDegrees
  )
}
