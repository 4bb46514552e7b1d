import type { MapPoint } from '../../map-kit/index.ts'

/** A point of a truck's route, in yard meters; `reverse` tells that the truck backs up from here to the next. */
export interface RoutePoint extends MapPoint {
  reverse: boolean
}

/** The truck is looked for on this much of the route beyond where it was last, in meters: routes cross themselves. */
const LOOK_AHEAD_METERS = 40
/** A truck farther from its route than this has left it: then all that was left is shown. */
const OFF_ROUTE_METERS = 12

/** What is left of a planned route while a truck drives along it. Made anew for each route. */
export class RouteAhead {
  readonly #points: readonly RoutePoint[]
  /** Where the truck was last: a piece of the route, and the share of the piece that lay behind it. */
  #passed = { piece: 0, share: 0 }

  constructor(points: readonly RoutePoint[]) {
    this.#points = points
  }

  /** Where it leads; null for no route at all. */
  get end(): MapPoint | null {
    return this.#points.at(-1) ?? null
  }

  /** The route from the truck on: its own place, then the points before it. Nothing comes back that was passed. */
  from(truck: MapPoint): RoutePoint[] {
    const points = this.#points
    if (points.length < 2) return []
    const near = this.#nearest(truck, LOOK_AHEAD_METERS)
    // Looked at in the middle of the route, the truck may be anywhere on it.
    const best = near.away <= OFF_ROUTE_METERS ? near : this.#nearest(truck, Infinity)
    if (best.away > OFF_ROUTE_METERS) return points.slice(this.#passed.piece)
    this.#passed = best
    const { reverse } = points[best.piece]!
    return [{ x: best.x, y: best.y, reverse }, ...points.slice(best.piece + 1)]
  }

  /** The place nearest to the truck on the next so many meters of what is left. */
  #nearest(truck: MapPoint, metersAhead: number) {
    const { piece: first, share: firstShare } = this.#passed
    let best = { away: Infinity, piece: first, share: firstShare, x: 0, y: 0 }
    let ahead = 0
    for (let piece = first; piece < this.#points.length - 1 && ahead < metersAhead; piece++) {
      const [start, end] = [this.#points[piece]!, this.#points[piece + 1]!]
      const near = nearestOn(start, end, truck, piece === first ? firstShare : 0)
      if (near.away < best.away) best = { ...near, piece }
      ahead += Math.hypot(end.x - start.x, end.y - start.y)
    }
    return best
  }
}

/** The place on a piece, not before a share of it, that lies nearest. */
function nearestOn(from: MapPoint, to: MapPoint, place: MapPoint, leastShare: number) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const wanted = length === 0 ? 0 : ((place.x - from.x) * dx + (place.y - from.y) * dy) / length
  const share = Math.min(1, Math.max(leastShare, wanted))
  const [x, y] = [from.x + dx * share, from.y + dy * share]
  return { x, y, share, away: Math.hypot(place.x - x, place.y - y) }
}

/** The route cut where the truck changes between forward and reverse; neighbors share their point. */
export function routePieces(points: readonly RoutePoint[]): { reverse: boolean; points: RoutePoint[] }[] {
  const pieces: { reverse: boolean; points: RoutePoint[] }[] = []
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1]!
    const last = pieces.at(-1)
    if (last && last.reverse === from.reverse) last.points.push(points[index]!)
    else pieces.push({ reverse: from.reverse, points: [from, points[index]!] })
  }
  return pieces
}
