import type { MapPoint } from './map-frame.ts'
import { toPixel, type Viewport } from './viewport.ts'

/** Whether the box around the corners of an area, as it lies on screen, can be seen. */
export function showsPart(view: Viewport, corners: readonly MapPoint[]): boolean {
  const places = corners.map(corner => toPixel(view, corner))
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  return (
    Math.max(...xs) >= 0 &&
    Math.min(...xs) <= view.width &&
    Math.max(...ys) >= 0 &&
    Math.min(...ys) <= view.height
  )
}
