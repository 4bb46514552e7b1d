import { wrapAngle } from '../motion/angles.ts'
import { type RigState, type TrailerGear, trailerAxle } from '../motion/kinematics.ts'
import type { Leg } from './leg.ts'
import type { LegGoal } from './leg-request.ts'
import { parkedPose } from './parked-axle.ts'

/** How far off a docked trailer, or a tractor under a kingpin, may be: meters sideways and lengthwise, radians. */
export const DOCK_TOLERANCE = { lateralMeters: 0.15, lengthwiseMeters: 0.3, headingRadians: 0.1 }

export interface DockingError {
  lateralMeters: number
  lengthwiseMeters: number
  headingRadians: number
}

/** How the trailer, or without one the tractor, stands compared to where it should. */
export function dockingError(rig: RigState, wanted: RigState, gear: TrailerGear | null): DockingError {
  const at = gear === null ? rig : trailerAxle(rig, gear)
  const goal = gear === null ? wanted : trailerAxle(wanted, gear)
  const heading = gear === null ? rig.theta : rig.psi
  const wantedHeading = gear === null ? wanted.theta : wanted.psi
  const dx = at.x - goal.x
  const dy = at.y - goal.y
  return {
    lateralMeters: -Math.sin(wantedHeading) * dx + Math.cos(wantedHeading) * dy,
    lengthwiseMeters: Math.cos(wantedHeading) * dx + Math.sin(wantedHeading) * dy,
    headingRadians: wrapAngle(heading - wantedHeading),
  }
}

/** A trailer may fold this far on a planned path, in radians: 80°, ten degrees short of the jackknife. */
const FOLD_LIMIT = 1.4

/** Whether a leg ends in its spot within the tolerance of docking, and never folds its trailer too far. */
export function isDocked(leg: Leg, goal: LegGoal): boolean {
  if (leg.gear !== null && leg.states.some(rig => Math.abs(rig.theta - rig.psi) > FOLD_LIMIT)) return false
  const error = dockingError(leg.states.at(-1)!, parkedPose(goal.spot, goal.parked), leg.gear)
  return (
    Math.abs(error.lateralMeters) <= DOCK_TOLERANCE.lateralMeters &&
    Math.abs(error.lengthwiseMeters) <= DOCK_TOLERANCE.lengthwiseMeters &&
    Math.abs(error.headingRadians) <= DOCK_TOLERANCE.headingRadians
  )
}
