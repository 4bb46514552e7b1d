import type { LatLon } from './geo.ts'

/**
 * The center of mass of a zone's area; for a polygon without area the mean of its corners.
 * The corners are in order, closed or not. Null: no corners.
 */
export function polygonCenter(corners: readonly LatLon[]): LatLon | null {
  const first = corners[0]
  if (first === undefined) return null
  let doubledArea = 0
  let latitude = 0
  let longitude = 0
  // Around the first corner, because far from zero the products lose the digits that make a meter.
  for (const [from, to] of edges(corners)) {
    const a = { x: from.longitude - first.longitude, y: from.latitude - first.latitude }
    const b = { x: to.longitude - first.longitude, y: to.latitude - first.latitude }
    const cross = a.x * b.y - b.x * a.y
    doubledArea += cross
    longitude += (a.x + b.x) * cross
    latitude += (a.y + b.y) * cross
  }
  if (Math.abs(doubledArea) < 1e-18) return meanCorner(corners)
  return {
    latitude: first.latitude + latitude / (3 * doubledArea),
    longitude: first.longitude + longitude / (3 * doubledArea),
  }
}

/** Whether a place lies inside a polygon (even-odd rule); a place exactly on an edge may count either way. */
export function pointInPolygon(place: LatLon, corners: readonly LatLon[]): boolean {
  let inside = false
  for (const [a, b] of edges(corners)) {
    if (a.latitude > place.latitude === b.latitude > place.latitude) continue
    const share = (place.latitude - a.latitude) / (b.latitude - a.latitude)
    if (place.longitude < a.longitude + share * (b.longitude - a.longitude)) inside = !inside
  }
  return inside
}

function edges(corners: readonly LatLon[]): [LatLon, LatLon][] {
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length]!])
}

function meanCorner(corners: readonly LatLon[]): LatLon {
  const sum = (pick: (corner: LatLon) => number) => corners.reduce((total, corner) => total + pick(corner), 0)
  return {
    latitude: sum(corner => corner.latitude) / corners.length,
    longitude: sum(corner => corner.longitude) / corners.length,
  }
}
