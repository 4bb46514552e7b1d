import type { SitePoint } from '../platform/index.ts'
import { type LaneAccess, laneAccesses } from './lane-accesses.ts'
import { append, bend, direction, straightLine } from './polyline.ts'
import type { RouteNetwork } from './route-network.ts'
import type { TrackPlace } from './route-search.ts'
import { indexAt, pointAt, stretch, type Track } from './track.ts'

/** Where a route begins or ends, in site meters. */
export interface RoutePlace {
  center: SitePoint
  /** Where the nose of what stands there points, counter-clockwise from site x; null: a place without direction. */
  theta: number | null
  /** Length of the spot along its nose; null: no spot, such as a place where a truck stands. */
  lengthMeters: number | null
}

/** How a place is joined to a track. */
export interface RouteEnd {
  place: TrackPlace
  /** The drive between the place and the track, from the place on. */
  points: SitePoint[]
  /** Whether the drive belongs to a spot: out of it forwards, into it backwards. */
  isSpot: boolean
}

/** Radius of the turn between a spot and a lane, of the middle of the rear axle; with and without a trailer. */
const TURN_METERS = { towing: 8, alone: 6 }
/** How far a truck drives on along the lane until its trailer is in line, and it can back in straight. */
const RUN_OUT_METERS = { towing: 22, alone: 2 }
/** A side of the lane with less room than this is taken only when no other has more. */
const LEAST_RUN_OUT_METERS = { towing: 12, alone: 2 }
/** Rear axle of a truck parked in a spot, measured from the open end; under a trailer it stands near the nose. */
const INSIDE_METERS = { towing: 1.7, alone: 4.5 }
/** A place without a direction is joined to a track at most this far away. */
const FURTHEST_TRACK_METERS = 40
/** Of the tracks around such a place those count that are this much farther than the nearest: both sides of a lane. */
const SAME_LANE_METERS = 6

/** All tracks onto which a truck can drive from a place. */
export function routeStarts(network: RouteNetwork, place: RoutePlace, tows: boolean): RouteEnd[] {
  return spotEnds(network, place, tows, false) ?? openEnds(network, place)
}

/** All tracks from which a truck comes to a place: past a spot and then backwards into it. */
export function routeGoals(network: RouteNetwork, place: RoutePlace, tows: boolean): RouteEnd[] {
  return spotEnds(network, place, tows, true) ?? openEnds(network, place)
}

/** Null for a place that is no spot. */
function spotEnds(
  { tracks, served }: RouteNetwork,
  { center, theta, lengthMeters }: RoutePlace,
  tows: boolean,
  drivesPast: boolean,
): RouteEnd[] | null {
  if (theta === null || lengthMeters === null) return null
  const out = { x: Math.cos(theta), y: Math.sin(theta) }
  const mouth = ahead(center, out, lengthMeters / 2)
  const kind = tows ? 'towing' : 'alone'
  const axle = ahead(mouth, out, -INSIDE_METERS[kind])
  const accesses = laneAccesses(mouth, theta, served)
    .map(access => ({ access, joins: joinsAt(access, TURN_METERS[kind]) }))
    .filter(({ access, joins }) => joins <= access.straightEndMeters)
  const roomy = accesses.filter(
    ({ access, joins }) => joins + LEAST_RUN_OUT_METERS[kind] <= access.straightEndMeters,
  )
  return (roomy.length > 0 ? roomy : accesses).map(({ access, joins }) => {
    const track = tracks[access.track]!
    const leaves = drivesPast ? Math.min(access.straightEndMeters, joins + RUN_OUT_METERS[kind]) : joins
    const turnsAt = ahead(mouth, out, access.laneMeters - turnOf(access, TURN_METERS[kind]))
    const points = straightLine(axle, turnsAt)
    append(points, bend(turnsAt, out, pointAt(track, joins), directionAt(track, joins)))
    if (leaves > joins) append(points, stretch(track, joins, leaves))
    return { place: { track: track.id, atMeters: leaves }, points, isSpot: true }
  })
}

/** A lane close to the spots leaves room for a tighter turn only. */
function turnOf({ laneMeters }: LaneAccess, wanted: number): number {
  return Math.min(wanted, laneMeters)
}

function joinsAt(access: LaneAccess, wanted: number): number {
  return Math.max(access.atMeters + turnOf(access, wanted), access.straightStartMeters, 0)
}

/** The nearest tracks around a place that is no spot. */
function openEnds({ served }: RouteNetwork, { center }: RoutePlace): RouteEnd[] {
  const near = served.map(track => nearestOn(track, center)).sort((a, b) => a.meters - b.meters)
  const reach = Math.min(FURTHEST_TRACK_METERS, (near[0]?.meters ?? 0) + SAME_LANE_METERS)
  return near
    .filter(({ meters }) => meters <= reach)
    .map(({ track, atMeters }) => ({
      place: { track: track.id, atMeters },
      points: straightLine(center, pointAt(track, atMeters)),
      isSpot: false,
    }))
}

function nearestOn(track: Track, place: SitePoint): { track: Track; atMeters: number; meters: number } {
  let best = { index: 0, meters: Number.POSITIVE_INFINITY }
  track.points.forEach((point, index) => {
    const meters = Math.hypot(point.x - place.x, point.y - place.y)
    if (meters < best.meters) best = { index, meters }
  })
  return { track, atMeters: track.distances[best.index]!, meters: best.meters }
}

function directionAt(track: Track, distance: number): SitePoint {
  return direction(track.points, Math.min(indexAt(track, distance), track.points.length - 2))
}

function ahead({ x, y }: SitePoint, along: SitePoint, meters: number): SitePoint {
  return { x: x + along.x * meters, y: y + along.y * meters }
}
