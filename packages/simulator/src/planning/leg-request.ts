import type { RigState, TrailerGear } from '../motion/kinematics.ts'
import type { ReferencePoint } from '../motion/reference-path.ts'
import type { ParkingSpot, TrackPenalty, TrackPlace } from '../yard/index.ts'
import type { Passage } from './leg.ts'

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
