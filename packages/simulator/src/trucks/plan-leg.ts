import {
  append,
  findRoute,
  type LaneAccess,
  type ParkingSpot,
  type Point,
  type SimYard,
  straightLine,
  stretch,
  type TrackPenalty,
  type TrackPlace,
} from '../yard/index.ts'
import { isDocked } from './docking.ts'
import type { RigState, TrailerGear } from './kinematics.ts'
import type { Leg, Passage, Section, SectionPart, TrackSpan } from './leg.ts'
import type { PullOuts, SpotPath } from './pull-outs.ts'
import { type ReferencePoint, referenceFromPoints } from './reference-path.ts'
import { rollOut } from './roll-out.ts'
import { speedProfile } from './speed-profile.ts'

/** Where a leg begins: in a spot, or on a track after a path that leads onto it. */
export type LegStart =
  | { kind: 'spot'; spot: ParkingSpot; parked: TrailerGear | null }
  | { kind: 'track'; lead: ReferencePoint[]; place: TrackPlace }

/** Where a leg ends: in a spot, where the trailer counts that stands or will stand there. */
export interface LegGoal {
  spot: ParkingSpot
  parked: TrailerGear | null
}

export interface LegRequest {
  rig: RigState
  gear: TrailerGear | null
  start: LegStart
  goal: LegGoal
  /** What to drive over first, in this order. */
  passages?: readonly Passage[]
  penalty?: TrackPenalty
}

/**
 * How much further than needed a truck drives past a spot before it backs in, in meters. Where the lane has only just
 * begun the trailer is not in line yet; driving on brings it into line, and backing straight first does the rest.
 */
const FURTHER_PAST_METERS = [0, 10, 20, 32, 45]

/**
 * Every leg from start to goal, over each side of both spots, the shortest drive first. Worked out one by one as they
 * are asked for; each ends in its spot within the tolerance of docking.
 */
export function* planLegs(yard: SimYard, pullOuts: PullOuts, request: LegRequest): Generator<Leg> {
  for (const route of routes(yard, pullOuts, request)) {
    for (const further of FURTHER_PAST_METERS) {
      const leg = drive(yard, request, furtherPast(route, further))
      if (leg === null || !isDocked(leg, request.goal)) continue
      yield leg
      break
    }
  }
}

interface Route {
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

function routes(
  yard: SimYard,
  pullOuts: PullOuts,
  { gear, start, goal, passages, penalty }: LegRequest,
): Route[] {
  const exits =
    start.kind === 'track'
      ? [{ lead: start.lead, from: start.place }]
      : spotPaths(pullOuts, start.spot, start.parked, gear).map(({ access, path }) => ({
          lead: path.points.slice(0, joinIndex(path)),
          from: { track: access.track, way: path.joinsAtMeters },
        }))
  const entries = spotPaths(pullOuts, goal.spot, goal.parked, gear)
  const found = exits.flatMap(exit =>
    entries.flatMap(({ access, path: into }) => {
      const to = { track: access.track, way: into.endsAtMeters }
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
): Pick<Route, 'tracks' | 'passing'> | null {
  const passing: Route['passing'] = []
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
  if (tracks.length === 1) return to.way - from.way
  const between = tracks.slice(1, -1).reduce((sum, track) => sum + yard.tracks[track]!.lengthMeters, 0)
  return yard.tracks[from.track]!.lengthMeters - from.way + between + to.way
}

/** The same route, but past the spot by so much more, as far as the straight in front of it goes. */
function furtherPast(route: Route, furtherMeters: number): Route {
  const further = Math.min(furtherMeters, route.straightEndMeters - route.to.way)
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
  return { ...route, into: { ...route.into, points }, to: { ...route.to, way: route.to.way + further } }
}

function drive(yard: SimYard, { rig, gear, goal }: LegRequest, route: Route): Leg | null {
  const { points, spans } = alongTracks(yard, route)
  const forward = [...route.lead, ...referenceFromPoints(points)]
  const driven = rollOut(rig, forward, 1, gear)
  const turningPoint = driven.states.at(-1)
  if (turningPoint === undefined) return null
  const back = rollOut(turningPoint, [...route.into.points].reverse(), -1, gear)
  const states = [rig, ...driven.states, ...back.states]
  const leadStates = Math.min(route.lead.length, driven.states.length)
  const sections: Section[] = []
  const push = (part: SectionPart, direction: 1 | -1, from: number, to: number) => {
    if (to > from) sections.push({ part, direction, from, to })
  }
  push('pull', 1, 0, leadStates)
  push('drive', 1, leadStates, driven.states.length)
  push('back', -1, driven.states.length, states.length - 1)
  const distances = distancesAlong(states)
  const curvatures = Float64Array.from([driven.curvatures[0] ?? 0, ...driven.curvatures, ...back.curvatures])
  const leg = {
    goal: goal.spot,
    parked: goal.parked,
    gear,
    states,
    distances,
    curvatures,
    sections,
    spans: spans.map(span => ({ ...span, state: Math.min(leadStates + span.state, driven.states.length) })),
    passed: route.passing.map(({ index, leave }) => {
      const { state, trackMeters } = spans[index]!
      const there = leadStates + state + Math.round((leave.way - trackMeters) / 0.1)
      return { leave, legMeters: distances[Math.min(there, driven.states.length)]! }
    }),
    lengthMeters: distances.at(-1)!,
  }
  return { ...leg, speeds: speedProfile(leg, yard) }
}

/** The points along the tracks of a route, and which state (one each 0.1 m) enters which track. */
function alongTracks(yard: SimYard, { from, tracks, to }: Route): { points: Point[]; spans: TrackSpan[] } {
  const points: Point[] = []
  const spans: TrackSpan[] = []
  let driven = 0
  tracks.forEach((id, index) => {
    const track = yard.tracks[id]!
    const start = index === 0 ? from.way : 0
    const end = index === tracks.length - 1 ? to.way : track.lengthMeters
    spans.push({ state: Math.round(driven / 0.1), track: id, trackMeters: start })
    if (end > start) append(points, stretch(track, start, end))
    driven += end - start
  })
  return { points, spans }
}

function distancesAlong(states: RigState[]): Float64Array {
  const distances = new Float64Array(states.length)
  for (let index = 1; index < states.length; index++) {
    const from = states[index - 1]!
    const to = states[index]!
    distances[index] = distances[index - 1]! + Math.hypot(to.x - from.x, to.y - from.y)
  }
  return distances
}
