import type { SitePoint } from '../platform/index.ts'
import { type DrivenPiece, drivingSeconds, YARD_SPEEDS } from './driving-time.ts'
import { append } from './polyline.ts'
import { type RouteEnd, type RoutePlace, routeGoals, routeStarts } from './route-ends.ts'
import type { RouteNetwork } from './route-network.ts'
import { findRoute } from './route-search.ts'
import { simplified } from './simplified.ts'
import { pointAt, stretch } from './track.ts'

/** A point of a planned route in site meters; `reverse`: the truck backs up from here to the next. */
export interface PlannedRoutePoint extends SitePoint {
  reverse: boolean
}

/** A route along lanes as it is expected to be driven. */
export interface PlannedRoute {
  points: PlannedRoutePoint[]
  /** Forwards and backwards added up. */
  lengthMeters: number
  /** Time on the move at usual yard speeds, without coupling and without waiting for others. */
  drivingSeconds: number
}

interface Connection {
  start: RouteEnd
  goal: RouteEnd
  tracks: number[]
  meters: number
}

/**
 * The shortest route along the lanes of a yard: out of the start forwards, along lanes in their direction, past the
 * destination and backwards into it. It is an estimate: a truck plans its own path in front of spots, and traffic may
 * send it another way round.
 *
 * @param tows whether a trailer is moved; a truck with a trailer needs more room and time
 * @returns null: no route is known, such as in a yard without lanes or to a place far from all of them
 */
export function planRoute(
  network: RouteNetwork,
  from: RoutePlace,
  to: RoutePlace,
  { tows }: { tows: boolean },
): PlannedRoute | null {
  const goals = routeGoals(network, to, tows)
  let best: Connection | null = null
  for (const start of routeStarts(network, from, tows)) {
    for (const goal of goals) {
      if (leastMeters(network, start, goal) >= (best?.meters ?? Number.POSITIVE_INFINITY)) continue
      const found = connect(network, start, goal)
      if (found !== null && found.meters < (best?.meters ?? Number.POSITIVE_INFINITY)) best = found
    }
  }
  return best === null ? null : drivenRoute(network, best, tows)
}

/** No route between two ends is shorter than this. */
function leastMeters({ tracks }: RouteNetwork, start: RouteEnd, goal: RouteEnd): number {
  const [from, to] = [start, goal].map(({ place }) => pointAt(tracks[place.track]!, place.atMeters))
  return Math.hypot(to!.x - from!.x, to!.y - from!.y) + metersOf(start.points) + metersOf(goal.points)
}

function connect({ tracks }: RouteNetwork, start: RouteEnd, goal: RouteEnd): Connection | null {
  const found = findRoute(tracks, start.place, goal.place)
  if (found === null) return null
  const inner = found.slice(0, -1).reduce((sum, track) => sum + tracks[track]!.lengthMeters, 0)
  const along = inner - start.place.atMeters + goal.place.atMeters
  const meters = along + metersOf(start.points) + metersOf(goal.points)
  return { start, goal, tracks: found, meters }
}

function drivenRoute({ tracks }: RouteNetwork, connection: Connection, tows: boolean): PlannedRoute {
  const { start, goal } = connection
  const forward: DrivenPiece[] = [{ points: start.points, limit: YARD_SPEEDS.leavingSpot }]
  connection.tracks.forEach((id, index) => {
    const track = tracks[id]!
    const from = index === 0 ? start.place.atMeters : 0
    const to = index === connection.tracks.length - 1 ? goal.place.atMeters : track.lengthMeters
    if (to > from) forward.push({ points: stretch(track, from, to), limit: track.speedLimitMetersPerSecond })
  })
  const last: DrivenPiece = {
    points: [...goal.points].reverse(),
    limit: tows ? YARD_SPEEDS.backing : YARD_SPEEDS.backingAlone,
  }
  if (!goal.isSpot) {
    const whole = [...forward, { ...last, limit: YARD_SPEEDS.leavingSpot }]
    return routeOf([{ pieces: whole, reverse: false }])
  }
  return routeOf([
    { pieces: forward, reverse: false },
    { pieces: [last], reverse: true },
  ])
}

/** A route of parts that each begin and end at a standstill. */
function routeOf(parts: readonly { pieces: readonly DrivenPiece[]; reverse: boolean }[]): PlannedRoute {
  const lines = parts.map(({ pieces, reverse }) => {
    const points: SitePoint[] = []
    for (const piece of pieces) append(points, piece.points)
    return { points, reverse, seconds: drivingSeconds(pieces) }
  })
  return {
    points: lines.flatMap(({ points, reverse }, index) => {
      const shown = simplified(points).map(point => ({ ...point, reverse }))
      // The next part begins where this one ends.
      return index === lines.length - 1 ? shown : shown.slice(0, -1)
    }),
    lengthMeters: lines.reduce((sum, { points }) => sum + metersOf(points), 0),
    drivingSeconds: lines.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}

function metersOf(points: readonly SitePoint[]): number {
  return points
    .slice(1)
    .reduce((sum, to, index) => sum + Math.hypot(to.x - points[index]!.x, to.y - points[index]!.y), 0)
}
