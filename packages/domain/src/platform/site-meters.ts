import type { LatLon, SiteOrigin, SitePoint } from './geo.ts'
import { degreesToRadians, radiansToDegrees } from './units.ts'

/** WGS84: half the long axis in meters, and the squared first eccentricity. */
const SEMI_MAJOR_METERS = 6_378_137
const ECCENTRICITY_SQUARED = 6.694379990141316e-3

/**
 * A place as meters in the site's frame: the plane that touches the WGS84 ellipsoid at the origin, turned by its
 * rotation. True to the millimeter within 2 km of the origin.
 */
export function toSiteMeters(origin: SiteOrigin, place: LatLon): SitePoint {
  const { east, north } = toEastNorth(origin, place)
  const cos = Math.cos(origin.rotationRadians)
  const sin = Math.sin(origin.rotationRadians)
  return { x: east * cos + north * sin, y: north * cos - east * sin }
}

/** The inverse of `toSiteMeters`: the place on the ellipsoid above or below this point of the plane. */
export function toLatLon(origin: SiteOrigin, point: SitePoint): LatLon {
  const cos = Math.cos(origin.rotationRadians)
  const sin = Math.sin(origin.rotationRadians)
  const east = point.x * cos - point.y * sin
  const north = point.x * sin + point.y * cos
  const metersPerDegree = metersPerDegreeAt(origin.latitude)
  const place = { latitude: origin.latitude, longitude: origin.longitude }
  // Each round leaves less than a thousandth of the error before it (within some tens of kilometers), so that five are
  // enough for nanometers; the fixed count keeps the answer the same on every machine.
  for (let round = 0; round < 5; round++) {
    const reached = toEastNorth(origin, place)
    place.latitude += (north - reached.north) / metersPerDegree.north
    place.longitude += (east - reached.east) / metersPerDegree.east
  }
  return place
}

/** Distance on the ground in meters; for the short distances of a yard (a straight line through the earth). */
export function distanceMeters(from: LatLon, to: LatLon): number {
  const a = toEarthCentered(from)
  const b = toEarthCentered(to)
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)
}

function toEastNorth(origin: LatLon, place: LatLon): { east: number; north: number } {
  const zero = toEarthCentered(origin)
  const here = toEarthCentered(place)
  const dx = here.x - zero.x
  const dy = here.y - zero.y
  const dz = here.z - zero.z
  const latitude = degreesToRadians(origin.latitude)
  const longitude = degreesToRadians(origin.longitude)
  const awayFromAxis = dx * Math.cos(longitude) + dy * Math.sin(longitude)
  return {
    east: dy * Math.cos(longitude) - dx * Math.sin(longitude),
    north: dz * Math.cos(latitude) - awayFromAxis * Math.sin(latitude),
  }
}

function toEarthCentered(place: LatLon): { x: number; y: number; z: number } {
  const latitude = degreesToRadians(place.latitude)
  const longitude = degreesToRadians(place.longitude)
  const sin = Math.sin(latitude)
  const normalRadius = SEMI_MAJOR_METERS / Math.sqrt(1 - ECCENTRICITY_SQUARED * sin * sin)
  const fromAxis = normalRadius * Math.cos(latitude)
  return {
    x: fromAxis * Math.cos(longitude),
    y: fromAxis * Math.sin(longitude),
    z: normalRadius * (1 - ECCENTRICITY_SQUARED) * sin,
  }
}

function metersPerDegreeAt(latitudeDegrees: number): { east: number; north: number } {
  const latitude = degreesToRadians(latitudeDegrees)
  const flatness = 1 - ECCENTRICITY_SQUARED * Math.sin(latitude) ** 2
  const normalRadius = SEMI_MAJOR_METERS / Math.sqrt(flatness)
  const meridianRadius = (normalRadius * (1 - ECCENTRICITY_SQUARED)) / flatness
  const radiansPerDegree = 1 / radiansToDegrees(1)
  return {
    east: normalRadius * Math.cos(latitude) * radiansPerDegree,
    north: meridianRadius * radiansPerDegree,
  }
}
