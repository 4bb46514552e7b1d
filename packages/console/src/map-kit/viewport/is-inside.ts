import type { MapPoint } from './map-frame.ts'

/** Whether a place lies inside the corners of an area, both in meters of the map (even-odd rule). */
export function isInside(place: MapPoint, corners: readonly MapPoint[]): boolean {
  let inside = false
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % corners.length]!
    if (a.y > place.y === b.y > place.y) return
    if (place.x < a.x + ((b.x - a.x) * (place.y - a.y)) / (b.y - a.y)) inside = !inside
  })
  return inside
}
