import type { SitePoint } from '../platform/index.ts'
import { bend, direction, offsetRight, rounded, trimmed } from './polyline.ts'
import { makeTrack, type Track } from './track.ts'

export interface Lane {
  name: string
  kind: 'aisle' | 'cross' | 'road'
  points: SitePoint[]
  speedLimitMetersPerSecond: number
  oneWay: boolean
}

/** How far right of a two-way lane's middle trucks keep, in meters. */
const KEEP_RIGHT_METERS = 2.1

/** How long before a crossing the curve into another lane begins, in meters; shorter where a lane just goes on. */
const CROSSING_REACH = 11
const JOINT_REACH = 5

/** Lane ends this near belong together, in meters. */
const SAME_NODE = 0.6

/** Trucks cannot drive tighter curves than this, in meters. */
const LEAST_RADIUS = 5

/** Reach of the rounding at a bend inside a lane, in meters. */
const BEND_REACH = 14

/**
 * The directed tracks of a yard's lanes with the curves that join them at crossings.
 *
 * @param sampleMeters distance between the points of a track; a quarter of a meter when left out
 */
export function laneGraph(lanes: readonly Lane[], sampleMeters?: number): Track[] {
  const nodes = findNodes(lanes)
  const tracks: Track[] = []
  const arriving = new Map<number, Track[]>()
  const leaving = new Map<number, Track[]>()
  for (const lane of lanes) {
    const ends = [nodes.of(lane.points[0]!), nodes.of(lane.points.at(-1)!)] as const
    const directions = lane.oneWay ? [false] : [false, true]
    for (const backwards of directions) {
      const [from, to] = backwards ? [ends[1], ends[0]] : ends
      const middle = backwards ? [...lane.points].reverse() : lane.points
      const length = pathLength(middle)
      const line = offsetRight(middle, lane.oneWay ? 0 : KEEP_RIGHT_METERS)
      const cut = trimmed(line, nodes.reach(from, length), nodes.reach(to, length))
      const track = makeTrack(tracks.length, rounded(cut, BEND_REACH, sampleMeters), lane)
      tracks.push(track)
      push(leaving, from, track)
      push(arriving, to, track)
    }
  }
  for (const [node, incoming] of arriving) {
    for (const one of incoming)
      for (const other of leaving.get(node) ?? []) join(tracks, one, other, sampleMeters)
  }
  return tracks
}

/** Adds the curve from one track's end to another's start, unless it would be a turn back or too tight. */
function join(tracks: Track[], from: Track, to: Track, sampleMeters: number | undefined): void {
  const incoming = direction(from.points, from.points.length - 2)
  const outgoing = direction(to.points, 0)
  if (incoming.x * outgoing.x + incoming.y * outgoing.y < -0.8) return
  const points = bend(from.points.at(-1)!, incoming, to.points[0]!, outgoing, sampleMeters)
  if (leastRadius(points) < LEAST_RADIUS) return
  const curve = makeTrack(tracks.length, points, {
    name: `${from.name}>${to.name}`,
    kind: 'curve',
    speedLimitMetersPerSecond: Math.min(from.speedLimitMetersPerSecond, to.speedLimitMetersPerSecond),
  })
  curve.next.push(to.id)
  from.next.push(curve.id)
  tracks.push(curve)
}

function findNodes(lanes: readonly Lane[]) {
  const nodes: { at: SitePoint; headings: number[] }[] = []
  const of = (point: SitePoint) => {
    const found = nodes.findIndex(({ at }) => Math.hypot(at.x - point.x, at.y - point.y) < SAME_NODE)
    if (found >= 0) return found
    nodes.push({ at: point, headings: [] })
    return nodes.length - 1
  }
  for (const { points } of lanes) {
    const first = direction(points, 0)
    const last = direction(points, points.length - 2)
    nodes[of(points[0]!)]!.headings.push(Math.atan2(first.y, first.x))
    nodes[of(points.at(-1)!)]!.headings.push(Math.atan2(-last.y, -last.x))
  }
  const reach = (node: number, laneLength: number) => {
    const { headings } = nodes[node]!
    if (headings.length < 2) return 0
    const [one, other] = headings as [number, number]
    const straightOn = headings.length === 2 && Math.cos(one - other) < -0.94
    return Math.min(straightOn ? JOINT_REACH : CROSSING_REACH, 0.45 * laneLength)
  }
  return { of, reach }
}

function leastRadius(points: readonly SitePoint[]): number {
  let least = Number.POSITIVE_INFINITY
  for (let index = 1; index + 1 < points.length; index++) {
    const a = points[index - 1]!
    const b = points[index]!
    const c = points[index + 1]!
    const doubled = Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
    if (doubled < 1e-9) continue
    const sides =
      Math.hypot(b.x - a.x, b.y - a.y) * Math.hypot(c.x - b.x, c.y - b.y) * Math.hypot(a.x - c.x, a.y - c.y)
    least = Math.min(least, sides / (2 * doubled))
  }
  return least
}

function pathLength(points: readonly SitePoint[]): number {
  return points
    .slice(1)
    .reduce((sum, to, index) => sum + Math.hypot(to.x - points[index]!.x, to.y - points[index]!.y), 0)
}

function push(map: Map<number, Track[]>, key: number, track: Track): void {
  map.set(key, [...(map.get(key) ?? []), track])
}
