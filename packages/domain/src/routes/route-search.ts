import type { Track } from './track.ts'

/** A place on a track: meters from its start. */
export interface TrackPlace {
  track: number
  atMeters: number
}

/** What a track costs beyond its driving time, in seconds; infinite: closed. */
export type TrackPenalty = (track: Track) => number

/** Stands for the goal in the search: its track may also be where the path begins. */
const GOAL = -1

/**
 * The quickest path along tracks (A*, straight line at the fastest limit as estimate).
 *
 * @returns the tracks in order, the first that of `from` and the last that of `to`; null: there is none
 */
export function findRoute(
  tracks: readonly Track[],
  from: TrackPlace,
  to: TrackPlace,
  penalty: TrackPenalty = () => 0,
): number[] | null {
  if (from.track === to.track && from.atMeters <= to.atMeters) return [from.track]
  const fastest = Math.max(...tracks.map(track => track.speedLimitMetersPerSecond))
  const goal = tracks[to.track]!.points[0]!
  const estimate = (track: Track) => {
    const end = track.points.at(-1)!
    return Math.hypot(end.x - goal.x, end.y - goal.y) / fastest
  }
  const start = tracks[from.track]!
  const costs = new Map<number, number>()
  const before = new Map<number, number>()
  const open = new Map<number, number>([[start.id, estimate(start)]])
  const startCost = (start.lengthMeters - from.atMeters) / start.speedLimitMetersPerSecond
  costs.set(start.id, startCost)
  while (open.size > 0) {
    const current = cheapest(open)
    open.delete(current)
    if (current === GOAL) return [...trace(before, before.get(GOAL)!), to.track]
    for (const following of tracks[current]!.next) {
      const track = tracks[following]!
      if (following === to.track) {
        const arrival = costs.get(current)! + penalty(track)
        if (arrival >= (costs.get(GOAL) ?? Number.POSITIVE_INFINITY)) continue
        costs.set(GOAL, arrival)
        before.set(GOAL, current)
        open.set(GOAL, arrival)
        continue
      }
      const cost = costs.get(current)! + track.lengthMeters / track.speedLimitMetersPerSecond + penalty(track)
      if (!Number.isFinite(cost) || cost >= (costs.get(following) ?? Number.POSITIVE_INFINITY)) continue
      costs.set(following, cost)
      // The start is entered again only by a round trip, which must not overwrite how it all began.
      if (following !== start.id) before.set(following, current)
      open.set(following, cost + estimate(track))
    }
  }
  return null
}

function cheapest(open: Map<number, number>): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const [track, cost] of open) {
    if (cost < least || (cost === least && track < best)) {
      best = track
      least = cost
    }
  }
  return best
}

function trace(before: Map<number, number>, last: number): number[] {
  const path = [last]
  for (let at = before.get(last); at !== undefined; at = before.get(at)) path.unshift(at)
  return path
}
