import type { RigState } from '../motion/kinematics.ts'
import type { SimYard, TrackPlace } from '../yard/index.ts'

/** The place on a track that lies nearest and leads roughly where the truck looks. */
export function nearestTrackPlace(yard: SimYard, rig: RigState): TrackPlace {
  let best: TrackPlace = { track: 0, atMeters: 0 }
  let least = Number.POSITIVE_INFINITY
  for (const track of yard.tracks) {
    if (!yard.through.has(track.id)) continue
    for (let index = 0; index + 1 < track.points.length; index++) {
      const from = track.points[index]!
      const to = track.points[index + 1]!
      const length = track.distances[index + 1]! - track.distances[index]!
      const along = (Math.cos(rig.theta) * (to.x - from.x) + Math.sin(rig.theta) * (to.y - from.y)) / length
      const distance = Math.hypot(from.x - rig.x, from.y - rig.y) + 8 * (1 - along)
      if (distance < least) {
        least = distance
        best = { track: track.id, atMeters: track.distances[index]! }
      }
    }
  }
  return best
}
