import type { RigState, TrailerGear } from '../motion/kinematics.ts'
import type { ReferencePoint } from '../motion/reference-path.ts'
import type { ParkingSpot, SimYard } from '../yard/index.ts'
import { type Leg, sectionAt, stateAt } from './leg.ts'
import type { LegStart } from './leg-request.ts'
import { nearestTrackPlace } from './nearest-track-place.ts'

/** How a new leg begins where a truck stands: in a spot, or in the middle of a leg that it did not finish. */
export function legStart(truck: {
  ground: { yard: SimYard }
  rig: RigState
  at: { spot: ParkingSpot; parked: TrailerGear | null } | null
  leg: Leg | null
  drivenMeters: number
  /** The path back onto a track from before a restart; null: none is known. */
  escape: Extract<LegStart, { kind: 'track' }> | null
}): LegStart {
  if (truck.at !== null) return { kind: 'spot', ...truck.at }
  const { leg, drivenMeters } = truck
  if (leg === null) {
    if (truck.escape !== null) return truck.escape
    return { kind: 'track', lead: [], place: nearestTrackPlace(truck.ground.yard, truck.rig) }
  }
  const state = stateAt(leg, drivenMeters)
  const section = sectionAt(leg, state)
  // Backing is undone by driving the same states forwards again, up to the turning point on the track.
  if (section.part === 'back') {
    return {
      kind: 'track',
      lead: points(leg, section.from, state).reverse(),
      place: placeAt(leg, section.from),
    }
  }
  if (section.part === 'pull') {
    return { kind: 'track', lead: points(leg, state, section.to), place: placeAt(leg, section.to) }
  }
  return { kind: 'track', lead: [], place: placeAt(leg, state) }
}

function points(leg: Leg, from: number, to: number): ReferencePoint[] {
  return leg.states
    .slice(from, to + 1)
    .map((rig, index) => ({ ...rig, curvature: leg.curvatures[Math.max(1, from + index)]! }))
}

/** The place on the tracks that belongs to a state of a leg's forward part. */
function placeAt(leg: Leg, state: number): { track: number; atMeters: number } {
  const span = leg.spans.findLast(each => each.state <= state) ?? leg.spans[0]!
  const since = leg.distances[Math.max(state, span.state)]! - leg.distances[span.state]!
  return { track: span.track, atMeters: span.trackMeters + since }
}
