import { type LatLon, type SitePoint, toLatLon, toSiteMeters } from '@tractrix/domain/platform'

/** A place of a map: meters east (x) and north (y) of the origin of its site. */
export type MapPoint = SitePoint

/** Turns world places into meters of the map, which lies flat around the site's origin with y to the north. */
export function mapFrame(origin: LatLon): (place: LatLon) => MapPoint {
  const northUp = { ...origin, rotationRadians: 0 }
  return place => toSiteMeters(northUp, place)
}

/** The inverse of `mapFrame`: from meters of the map to places in the world. */
export function worldFrame(origin: LatLon): (point: MapPoint) => LatLon {
  const northUp = { ...origin, rotationRadians: 0 }
  return point => toLatLon(northUp, point)
}
