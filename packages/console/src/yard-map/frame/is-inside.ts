import type { YardPoint } from './yard-frame.ts'

/** Whether a place lies inside the corners of an area, both in yard meters (even-odd rule). */
export function isInside(place: YardPoint, corners: readonly YardPoint[]): boolean {
  let inside = false
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % corners.length]!
    if (a.y > place.y === b.y > place.y) return
    if (place.x < a.x + ((b.x - a.x) * (place.y - a.y)) / (b.y - a.y)) inside = !inside
  })
  return inside
}
