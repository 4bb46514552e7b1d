import { toPixel, type ViewFrame, type YardPoint } from './yard-frame.ts'

/** Trucks nearer to the edge than this do not count as in view, in pixels. */
const EDGE_PIXELS = 40

/** Whether a place lies well inside a view. */
export function isInView(view: ViewFrame, place: YardPoint, edge = EDGE_PIXELS): boolean {
  const { x, y } = toPixel(view, place)
  return x >= edge && y >= edge && x <= view.width - edge && y <= view.height - edge
}

/**
 * Where the map opens: where it stood last as long as a truck is in view there, else where most trucks are in view at
 * once, in the middle of them; the view given for a yard without trucks.
 */
export function openingCenter(view: ViewFrame, trucks: readonly YardPoint[]): YardPoint {
  if (trucks.length === 0 || trucks.some(truck => isInView(view, truck))) return view.center
  let best = { seen: 0, away: Number.POSITIVE_INFINITY, center: view.center }
  for (const anchor of trucks) {
    const near = trucks.filter(truck =>
      isInView({ ...view, center: anchor }, truck, view.width === 0 ? 0 : EDGE_PIXELS),
    )
    const center = middleOf(view, near.length === 0 ? [anchor] : near)
    const seen = trucks.filter(truck => isInView({ ...view, center }, truck)).length
    const away = Math.hypot(center.x - view.center.x, center.y - view.center.y)
    if (seen > best.seen || (seen === best.seen && away < best.away)) best = { seen, away, center }
  }
  return best.center
}

/** The middle of the box around places, as it lies on screen. */
function middleOf(view: ViewFrame, places: readonly YardPoint[]): YardPoint {
  const [cos, sin] = [Math.cos(view.rotationRadians), Math.sin(view.rotationRadians)]
  const turned = places.map(({ x, y }) => ({ x: cos * x + sin * y, y: cos * y - sin * x }))
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const [x, y] = [middle(turned.map(place => place.x)), middle(turned.map(place => place.y))]
  return { x: cos * x - sin * y, y: sin * x + cos * y }
}
