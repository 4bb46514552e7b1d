import type { SitePoint } from '../platform/index.ts'

/** A path that trucks drive in one direction: one side of a lane, or a curve from one lane to another. */
export interface Track {
  id: number
  /** Of the lane, or of both lanes joined by `>`. */
  name: string
  kind: 'aisle' | 'cross' | 'road' | 'curve'
  points: SitePoint[]
  /** Distance along the track from its start to each point, in meters. */
  distances: number[]
  lengthMeters: number
  speedLimitMetersPerSecond: number
  /** Tracks that go on from its end. */
  next: number[]
  /** Its straight stretches. */
  straights: Straight[]
}

export interface Straight {
  from: SitePoint
  /** Unit vector. */
  along: SitePoint
  /** Where it begins and ends on the track, in meters from the track's start. */
  startMeters: number
  endMeters: number
}

export function makeTrack(
  id: number,
  points: SitePoint[],
  { name, kind, speedLimitMetersPerSecond }: Pick<Track, 'name' | 'kind' | 'speedLimitMetersPerSecond'>,
): Track {
  const distances = [0]
  for (let index = 1; index < points.length; index++) {
    const before = points[index - 1]!
    const point = points[index]!
    distances.push(distances[index - 1]! + Math.hypot(point.x - before.x, point.y - before.y))
  }
  return {
    id,
    name,
    kind,
    points,
    distances,
    lengthMeters: distances.at(-1)!,
    speedLimitMetersPerSecond,
    next: [],
    straights: straights(points, distances),
  }
}

/** Index of the last point at or before a distance from the start. */
export function indexAt(track: Track, distance: number): number {
  let low = 0
  let high = track.distances.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (track.distances[middle]! <= distance) low = middle
    else high = middle - 1
  }
  return low
}

export function pointAt(track: Track, distance: number): SitePoint {
  const index = Math.min(indexAt(track, distance), track.points.length - 2)
  const share = (distance - track.distances[index]!) / (track.distances[index + 1]! - track.distances[index]!)
  const from = track.points[index]!
  const to = track.points[index + 1]!
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
}

/** The points of a track between two distances from its start, both ends included. */
export function stretch(track: Track, from: number, to: number): SitePoint[] {
  const inner = track.points.filter(
    (_, index) => track.distances[index]! > from && track.distances[index]! < to,
  )
  return [pointAt(track, from), ...inner, pointAt(track, to)]
}

/** Stretches of at least 8 m whose direction stays within a hundredth of a radian. */
function straights(points: SitePoint[], distances: number[]): Straight[] {
  const found: Straight[] = []
  let start = 0
  const heading = (index: number) =>
    Math.atan2(points[index + 1]!.y - points[index]!.y, points[index + 1]!.x - points[index]!.x)
  const close = (end: number) => {
    const length = distances[end]! - distances[start]!
    if (length >= 8) {
      const from = points[start]!
      const to = points[end]!
      const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
      found.push({ from, along, startMeters: distances[start]!, endMeters: distances[end]! })
    }
    start = end
  }
  for (let index = 1; index + 1 < points.length; index++) {
    const turned = Math.abs(heading(index) - heading(start))
    if (Math.min(turned, Math.abs(turned - 2 * Math.PI)) > 0.01) close(index)
  }
  close(points.length - 1)
  return found
}
