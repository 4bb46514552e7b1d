import type { MapPoint } from './map-frame.ts'
import { fromPixel, type Viewport } from './viewport.ts'

/** An upright box in meters of the map. */
export interface MapBox {
  left: number
  right: number
  low: number
  high: number
}

/** The box around points; an empty one, which meets nothing, without any. */
export function boxAround(points: Iterable<MapPoint>): MapBox {
  const box = { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity }
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.low = Math.min(box.low, y)
    box.high = Math.max(box.high, y)
  }
  return box
}

/** The box around everything that a view shows. */
export function boxOfView(view: Viewport): MapBox {
  const { width, height } = view
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: 0, y: height },
    { x: width, y: height },
  ]
  return boxAround(corners.map(corner => fromPixel(view, corner)))
}

/** Whether two boxes meet when one of them is made larger by a margin in meters. */
export function boxesMeet(one: MapBox, other: MapBox, margin = 0): boolean {
  return (
    one.left - margin <= other.right &&
    other.left <= one.right + margin &&
    one.low - margin <= other.high &&
    other.low <= one.high + margin
  )
}
