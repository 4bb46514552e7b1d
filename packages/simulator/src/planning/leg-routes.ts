import type { TrailerGear } from '../motion/kinematics.ts'
import type { ReferencePoint } from '../motion/reference-path.ts'
import {
  findRoute,
  type LaneAccess,
  type ParkingSpot,
  type SimYard,
  straightLine,
  type TrackPenalty,
  type TrackPlace,
} from '../yard/index.ts'
import type { Passage } from './leg.ts'
import type { LegRequest } from './leg-request.ts'
import type { PullOuts, SpotPath } from './pull-outs.ts'

/** A route of a leg before anything is driven along it: out of the start, over tracks, back into the goal. */
export interface LegRoute {
  lead: ReferencePoint[]
  from: TrackPlace
  tracks: number[]
  /** Which of the tracks in order leads over which passage. */
  passing: { index: number; leave: TrackPlace }[]
  into: SpotPath
  to: TrackPlace
  /** Where the straight in front of the goal ends, in meters from its track's start. */
  straightEndMeters: number
  costMeters: number
}

/** Every route from start to goal, over each side of both spots, the shortest first. */
export function legRoutes(
  yard: SimYard,
  pullOuts: PullOuts,
  { gear, start, goal, passages, penalty }: LegRequest,
): LegRoute[] {
  const exits =
    start.kind === 'track'
      ? [{ lead: start.lead, from: start.place }]
      : spotPaths(pullOuts, start.spot, start.parked, gear).map(({ access, path }) => ({
          lead: path.points.slice(0, joinIndex(path)),
          from: { track: access.track, atMeters: path.joinsAtMeters },
        }))
  const entries = spotPaths(pullOuts, goal.spot, goal.parked, gear)
  const found = exits.flatMap(exit =>
    entries.flatMap(({ access, path: into }) => {
      const to = { track: access.track, atMeters: into.endsAtMeters }
      const over = tracksOver(yard, exit.from, passages ?? [], to, penalty)
      if (over === null) return []
      const costMeters = drivenMeters(yard, exit.from, over.tracks, to)
      return [{ ...exit, ...over, into, to, straightEndMeters: access.straightEndMeters, costMeters }]
    }),
  )
  return found.sort((a, b) => a.costMeters - b.costMeters)
}

/** The tracks over all passages to a place; null: there are none. */
function tracksOver(
  yard: SimYard,
  start: TrackPlace,
  passages: readonly Passage[],
  to: TrackPlace,
  penalty: TrackPenalty | undefined,
): Pick<LegRoute, 'tracks' | 'passing'> | null {
  const passing: LegRoute['passing'] = []
  let tracks = [start.track]
  let from = start
  for (const { enter, leave } of [...passages, { enter: to, leave: null }]) {
    const more = findRoute(yard.tracks, from, enter, penalty)
    if (more === null) return null
    tracks = [...tracks, ...more.slice(1)]
    if (leave === null) break
    passing.push({ index: tracks.length - 1, leave })
    from = leave
  }
  return { tracks, passing }
}

/** The paths between a spot and its tracks. */
function spotPaths(
  pullOuts: PullOuts,
  spot: ParkingSpot,
  parked: TrailerGear | null,
  hitched: TrailerGear | null,
): { access: LaneAccess; path: SpotPath }[] {
  return spot.accesses.flatMap(access => {
    const path = pullOuts.path(spot, access, parked, hitched)
    return path === null ? [] : [{ access, path }]
  })
}

function joinIndex(path: SpotPath): number {
  const runOut = path.endsAtMeters - path.joinsAtMeters
  return Math.max(1, path.points.length - Math.round(runOut / 0.1))
}

function drivenMeters(yard: SimYard, from: TrackPlace, tracks: number[], to: TrackPlace): number {
  if (tracks.length === 1) return to.atMeters - from.atMeters
  const between = tracks.slice(1, -1).reduce((sum, track) => sum + yard.tracks[track]!.lengthMeters, 0)
  return yard.tracks[from.track]!.lengthMeters - from.atMeters + between + to.atMeters
}

/** The same route, but past the spot by so much more, as far as the straight in front of it goes. */
export function furtherPast(route: LegRoute, furtherMeters: number): LegRoute {
  const further = Math.min(furtherMeters, route.straightEndMeters - route.to.atMeters)
  if (further < 1) return route
  const last = route.into.points.at(-1)!
  const more = straightLine(
    { x: last.x, y: last.y },
    { x: last.x + further * Math.cos(last.theta), y: last.y + further * Math.sin(last.theta) },
  ).slice(1)
  const points = [
    ...route.into.points,
    ...more.map(point => ({ ...point, theta: last.theta, curvature: 0, psi: last.theta })),
  ]
  return {
    ...route,
    into: { ...route.into, points },
    to: { ...route.to, atMeters: route.to.atMeters + further },
  }
}
