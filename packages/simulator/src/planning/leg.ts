import type { RigState, TrailerGear } from '../motion/kinematics.ts'
import type { ParkingSpot, TrackPlace } from '../yard/index.ts'

/** What a piece of a leg is: out of a spot, along tracks, or back into a spot. */
export type SectionPart = 'pull' | 'drive' | 'back'

/** Consecutive states of a leg driven in one direction. */
export interface Section {
  part: SectionPart
  direction: 1 | -1
  /** Indices of the first and the last state. */
  from: number
  to: number
}

/** From this state on the truck is on a track, this far from the track's start. */
export interface TrackSpan {
  state: number
  track: number
  trackMeters: number
}

/** A stretch of track that a drive leads over before it goes to its end. */
export interface Passage {
  enter: TrackPlace
  /** On the same track, not before `enter`. */
  leave: TrackPlace
}

/** A drive from one standstill to the next, with every state in between computed beforehand. */
export interface Leg {
  /** Where it ends, and the trailer that counts for the place in it. */
  goal: ParkingSpot
  parked: TrailerGear | null
  gear: TrailerGear | null
  states: RigState[]
  /** Distance driven from the start to each state, in meters, forwards and backwards added up. */
  distances: Float64Array
  /** The fastest a truck may be at each state and still keep to every limit ahead, in m/s. */
  speeds: Float64Array
  /** Curvature of the rear axle's path at each state, 1/m. */
  curvatures: Float64Array
  sections: Section[]
  spans: TrackSpan[]
  /** Where each passage asked for is left behind, by its `leave`; meters from the start of the leg. */
  passed: { leave: TrackPlace; legMeters: number }[]
  lengthMeters: number
}

/** The section of a state. */
export function sectionAt(leg: Leg, state: number): Section {
  return leg.sections.find(section => state < section.to) ?? leg.sections.at(-1)!
}

/** Index of the last state at or before a distance from the start. */
export function stateAt(leg: Leg, distance: number): number {
  let low = 0
  let high = leg.distances.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (leg.distances[middle]! <= distance) low = middle
    else high = middle - 1
  }
  return low
}

/** The state at a distance from the start, interpolated linearly between two computed states. */
export function rigAt(leg: Leg, distance: number): RigState {
  const index = Math.min(stateAt(leg, distance), leg.states.length - 2)
  const from = leg.states[Math.max(0, index)]!
  const to = leg.states[Math.max(0, index) + 1] ?? from
  const span = leg.distances[index + 1]! - leg.distances[index]!
  const share = span > 0 ? Math.min(1, (distance - leg.distances[index]!) / span) : 0
  return {
    x: from.x + share * (to.x - from.x),
    y: from.y + share * (to.y - from.y),
    theta: from.theta + share * (to.theta - from.theta),
    psi: from.psi + share * (to.psi - from.psi),
  }
}
