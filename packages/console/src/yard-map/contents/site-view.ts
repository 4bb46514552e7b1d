import type { LatLon } from '@tractrix/domain/platform'

/** Sites have this margin around their bounds, in degrees (OP-MAP-13). */
export const SITE_BOUNDS_MARGIN_DEGREES = 0.02

/** Where the map stands for a site whose bounds nobody entered: the yard in Baltimore (OP-MAP-11, OP-OPEN-25). */
export const DEFAULT_CENTER: LatLon = { latitude: 39.26798, longitude: -76.54461 }

export interface SiteBounds {
  latitudeMin: number
  latitudeMax: number
  longitudeMin: number
  longitudeMax: number
}

/** Bounds by compass direction, in degrees. */
export interface CompassBounds {
  north: number
  south: number
  east: number
  west: number
}

/** The midpoint of a site's bounds (OP-MAP-12). */
export function siteCenter(bounds: SiteBounds): LatLon {
  if (isEmpty(bounds)) return DEFAULT_CENTER
  return {
    latitude: (bounds.latitudeMin + bounds.latitudeMax) / 2,
    longitude: (bounds.longitudeMin + bounds.longitudeMax) / 2,
  }
}

/** How far the middle of the map may go, and where trucks still count as on site: the bounds and their margin (OP-MAP-13). */
export function siteReach(bounds: SiteBounds): CompassBounds {
  const { latitude, longitude } = siteCenter(bounds)
  const { latitudeMin, latitudeMax, longitudeMin, longitudeMax } = isEmpty(bounds)
    ? { latitudeMin: latitude, latitudeMax: latitude, longitudeMin: longitude, longitudeMax: longitude }
    : bounds
  return {
    north: latitudeMax + SITE_BOUNDS_MARGIN_DEGREES,
    south: latitudeMin - SITE_BOUNDS_MARGIN_DEGREES,
    east: longitudeMax + SITE_BOUNDS_MARGIN_DEGREES,
    west: longitudeMin - SITE_BOUNDS_MARGIN_DEGREES,
  }
}

/** Whether a place lies within bounds (OP-TRC-22). */
export function isWithin(place: LatLon, { north, south, east, west }: CompassBounds): boolean {
  return (
    place.latitude <= north && place.latitude >= south && place.longitude <= east && place.longitude >= west
  )
}

function isEmpty({ latitudeMin, latitudeMax, longitudeMin, longitudeMax }: SiteBounds): boolean {
  return !(latitudeMax > latitudeMin && longitudeMax > longitudeMin)
}
