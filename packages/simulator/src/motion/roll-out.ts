import { clamp } from './angles.ts'
import { advance, JACKKNIFE_RADIANS, type RigState, type TrailerGear } from './kinematics.ts'
import { PathFollower, type ReferencePoint } from './reference-path.ts'
import { backingCurvature, tractorCurvature } from './steering.ts'
import { steeringAngle, TRACTOR } from './tractor.ts'

/** Length of one integration step, in meters. */
export const STEP_METERS = 0.1

/** How far the wheels may be turned per meter driven, in radians; at walking pace a quick steering wheel. */
const STEER_RADIANS_PER_METER = 0.45

/** How much longer than its reference a path may be before it is given up. */
const LENGTH_LIMIT = 1.3

export interface RolledOut {
  states: RigState[]
  curvatures: number[]
}

/**
 * Drives a rig along a reference with its steering controller and writes down every state, `STEP_METERS` apart.
 * The first state is not repeated. Ends level with the reference's
 * last point, or where the rig would fold up.
 */
export function rollOut(
  start: RigState,
  reference: readonly ReferencePoint[],
  direction: 1 | -1,
  gear: TrailerGear | null,
): RolledOut {
  const follower = new PathFollower(reference)
  const limit = (pathLength(reference) * LENGTH_LIMIT + 5) / STEP_METERS
  const states: RigState[] = []
  const curvatures: number[] = []
  let rig = start
  let steer = steeringAngle(reference[0]!.curvature)
  for (let step = 0; step < limit; step++) {
    const point = follower.moveTo(rig.x, rig.y)
    const left = -follower.overshoot(rig.x, rig.y, direction)
    if (follower.atLast && left <= 1e-6) break
    const wanted =
      direction === -1 && gear !== null
        ? backingCurvature(rig, point, gear)
        : tractorCurvature(rig, point, direction)
    const reach = STEER_RADIANS_PER_METER * STEP_METERS
    steer = clamp(steeringAngle(wanted), steer - reach, steer + reach)
    const curvature = Math.tan(steer) / TRACTOR.wheelbaseMeters
    const length = follower.atLast ? Math.min(STEP_METERS, left) : STEP_METERS
    rig = advance(rig, direction * length, curvature, gear)
    if (Math.abs(rig.theta - rig.psi) > JACKKNIFE_RADIANS) break
    states.push(rig)
    curvatures.push(curvature)
  }
  return { states, curvatures }
}

function pathLength(points: readonly ReferencePoint[]): number {
  let length = 0
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1]!
    const to = points[index]!
    length += Math.hypot(to.x - from.x, to.y - from.y)
  }
  return length
}
