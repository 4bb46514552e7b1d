import { type MapPoint, toPixel, type Viewport } from '../../../map-kit/index.ts'

/** A truck that may lie outside the view. */
export interface EdgeTruck {
  id: string
  place: MapPoint
  needsHelp: boolean
  isSelected: boolean
}

/** An arrow at the edge of the map that leads to a truck outside; in CSS pixels. */
export interface EdgeArrow {
  /** The truck that it leads to. */
  id: string
  x: number
  y: number
  /** Where it points, clockwise from right. */
  radians: number
  /** Trucks in the same direction that have no arrow of their own. */
  others: number
}

/** Free space round the map that arrows stay in, in pixels. */
export interface EdgeSpace {
  top: number
  right: number
  bottom: number
  left: number
}

/** What lies over the map, and the smaller space for arrows that would lie under it. */
export interface CoveredSpace {
  covered?: readonly { x: number; y: number; width: number; height: number }[]
  inner?: EdgeSpace
}

/** Two arrows nearer than this would cover each other, in pixels: a pill with a name. */
const APART = { x: 92, y: 34 }
/** With more trucks outside than this the farthest have no arrow. */
const MOST_ARROWS = 12

/**
 * Arrows to the trucks outside the view: selected and needing help first, then the nearest. Where two would cover each
 * other the first stands for both and counts the others.
 */
export function edgeArrows(
  view: Viewport,
  trucks: readonly EdgeTruck[],
  space: EdgeSpace,
  { covered = [], inner = space }: CoveredSpace = {},
): EdgeArrow[] {
  const middle = { x: view.width / 2, y: view.height / 2 }
  const outside = trucks
    .map(truck => ({ truck, at: toPixel(view, truck.place) }))
    .filter(({ at }) => at.x < 0 || at.y < 0 || at.x > view.width || at.y > view.height)
    .map(({ truck, at }) => ({ truck, at, away: Math.hypot(at.x - middle.x, at.y - middle.y) }))
    .sort((a, b) => rank(a.truck) - rank(b.truck) || a.away - b.away)
  const arrows: EdgeArrow[] = []
  for (const { truck, at } of outside) {
    const atEdge = onEdge(view, at, space)
    const place = covered.some(box => isUnder(atEdge, box)) ? onEdge(view, at, inner) : atEdge
    const near = arrows.find(
      arrow => Math.abs(arrow.x - place.x) < APART.x && Math.abs(arrow.y - place.y) < APART.y,
    )
    if (near) near.others += 1
    else if (arrows.length < MOST_ARROWS)
      arrows.push({ id: truck.id, ...place, radians: Math.atan2(at.y - place.y, at.x - place.x), others: 0 })
  }
  return arrows
}

/** Whether an arrow at a place would lie under a box. */
function isUnder(place: MapPoint, box: { x: number; y: number; width: number; height: number }): boolean {
  const [aside, above] = [APART.x / 2, APART.y / 2]
  return (
    place.x + aside > box.x &&
    place.x - aside < box.x + box.width &&
    place.y + above > box.y &&
    place.y - above < box.y + box.height
  )
}

const rank = (truck: EdgeTruck) => (truck.isSelected ? 0 : truck.needsHelp ? 1 : 2)

/** Where the line from the middle to a place outside meets the edge of the space. */
function onEdge({ width, height }: Viewport, at: MapPoint, space: EdgeSpace): MapPoint {
  const box = { left: space.left, right: width - space.right, top: space.top, bottom: height - space.bottom }
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  const [dx, dy] = [at.x - middle.x, at.y - middle.y]
  const reach = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : (box.right - middle.x) / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : (box.bottom - middle.y) / Math.abs(dy),
  )
  return { x: Math.round(middle.x + dx * reach), y: Math.round(middle.y + dy * reach) }
}
