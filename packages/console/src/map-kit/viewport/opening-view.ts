import type { MapPoint } from './map-frame.ts'
import { toPixel, type Viewport } from './viewport.ts'

/** Places nearer to the edge than this do not count as in view, in pixels. */
const EDGE_PIXELS = 40

/** Whether a place lies well inside a view. */
export function isInView(view: Viewport, place: MapPoint, edge = EDGE_PIXELS): boolean {
  const { x, y } = toPixel(view, place)
  return x >= edge && y >= edge && x <= view.width - edge && y <= view.height - edge
}

/**
 * Where a map opens: where it stood last as long as one of the places is in view there, else where most of them are in
 * view at once, in the middle of those; the view given without any place.
 */
export function openingCenter(view: Viewport, places: readonly MapPoint[]): MapPoint {
  if (places.length === 0 || places.some(place => isInView(view, place))) return view.center
  let best = { seen: 0, away: Number.POSITIVE_INFINITY, center: view.center }
  for (const anchor of places) {
    const near = places.filter(place =>
      isInView({ ...view, center: anchor }, place, view.width === 0 ? 0 : EDGE_PIXELS),
    )
    const center = middleOf(view, near.length === 0 ? [anchor] : near)
    const seen = places.filter(place => isInView({ ...view, center }, place)).length
    const away = Math.hypot(center.x - view.center.x, center.y - view.center.y)
    if (seen > best.seen || (seen === best.seen && away < best.away)) best = { seen, away, center }
  }
  return best.center
}

/** The middle of the box around places, as it lies on screen. */
function middleOf(view: Viewport, places: readonly MapPoint[]): MapPoint {
  const [cos, sin] = [Math.cos(view.rotationRadians), Math.sin(view.rotationRadians)]
  const turned = places.map(({ x, y }) => ({ x: cos * x + sin * y, y: cos * y - sin * x }))
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const [x, y] = [middle(turned.map(place => place.x)), middle(turned.map(place => place.y))]
  return { x: cos * x - sin * y, y: sin * x + cos * y }
}
