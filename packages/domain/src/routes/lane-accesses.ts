import type { SitePoint } from '../platform/index.ts'
import type { Track } from './track.ts'

/** A track in front of a spot, onto which one can drive out, and from which one can back in. */
export interface LaneAccess {
  track: number
  /** 1: the track leads to the left of the nose, −1: to the right. */
  side: 1 | -1
  /** From the mouth to the middle of the track. */
  laneMeters: number
  /** Where the spot's middle line meets the track's line, in meters from the track's start; may lie beyond it. */
  atMeters: number
  /** The straight stretch in front, in meters from the track's start. */
  straightStartMeters: number
  straightEndMeters: number
}

/** How far from the mouth a track may run to serve a spot, in meters. */
const NEAREST_TRACK = 2.2
const FURTHEST_TRACK = 17

/** Both sides of one lane, but not the lane behind it, in meters. */
const SAME_LANE = 5

/** How far beyond the ends of its straight a track still serves spots, in meters. */
const BEYOND_STRAIGHT = 34

/**
 * Those of the given tracks that serve a spot, nearest first.
 *
 * @param mouth middle of the open end, where noses stand, in site meters
 * @param theta where a nose in it points, counter-clockwise from site x
 */
export function laneAccesses(mouth: SitePoint, theta: number, tracks: readonly Track[]): LaneAccess[] {
  const out = { x: Math.cos(theta), y: Math.sin(theta) }
  const found = tracks.flatMap(track =>
    track.kind === 'curve'
      ? []
      : track.straights.flatMap(straight => {
          if (Math.abs(straight.along.x * out.x + straight.along.y * out.y) > 0.1) return []
          const dx = straight.from.x - mouth.x
          const dy = straight.from.y - mouth.y
          const laneMeters = dx * out.x + dy * out.y
          const atMeters = straight.startMeters - (dx * straight.along.x + dy * straight.along.y)
          const beyond = Math.max(straight.startMeters - atMeters, atMeters - straight.endMeters)
          if (laneMeters < NEAREST_TRACK || laneMeters > FURTHEST_TRACK || beyond > BEYOND_STRAIGHT) return []
          const side: 1 | -1 = out.x * straight.along.y - out.y * straight.along.x > 0 ? 1 : -1
          return [
            {
              track: track.id,
              side,
              laneMeters,
              atMeters,
              straightStartMeters: straight.startMeters,
              straightEndMeters: straight.endMeters,
            },
          ]
        }),
  )
  const nearest = Math.min(...found.map(access => access.laneMeters))
  return found
    .filter(access => access.laneMeters <= nearest + SAME_LANE)
    .sort((a, b) => a.laneMeters - b.laneMeters || a.track - b.track)
}
