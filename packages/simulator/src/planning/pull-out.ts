import { advance, type RigState, type TrailerGear } from '../motion/kinematics.ts'
import type { ReferencePoint } from '../motion/reference-path.ts'
import { STEP_METERS } from '../motion/roll-out.ts'
import { steeringAngle } from '../motion/tractor.ts'

/** How fast the wheels are turned while driving out, in radians per meter driven. */
const STEER_RADIANS_PER_METER = 0.22

/**
 * A path out of a spot, in the spot's frame: zero at the rear axle, x out of the spot, the lane to the left (y > 0).
 * Straight, a turn of a quarter and `overRadians` more, straight, and back onto the lane's direction.
 */
export interface PullOutShape {
  straightMeters: number
  radiusMeters: number
  overRadians: number
  slantMeters: number
  /** Straight on the lane at the end, until the trailer is in line. */
  runOutMeters: number
}

/** Every state of the path, forwards, `STEP_METERS` apart; exactly what the equations of motion allow. */
export function drivePullOut(shape: PullOutShape, gear: TrailerGear | null): ReferencePoint[] {
  const pieces = [
    straight(shape.straightMeters),
    ...turn(Math.PI / 2 + shape.overRadians, 1 / shape.radiusMeters),
    straight(shape.slantMeters),
    ...turn(shape.overRadians, -1 / shape.radiusMeters),
    straight(shape.runOutMeters),
  ]
  let rig: RigState = { x: 0, y: 0, theta: 0, psi: 0 }
  const points: ReferencePoint[] = []
  for (const { length, from, to } of pieces) {
    const steps = Math.round(length / STEP_METERS)
    for (let step = 0; step < steps; step++) {
      const curvature = from + ((to - from) * (step + 0.5)) / steps
      points.push({ ...rig, curvature })
      rig = advance(rig, length / steps, curvature, gear)
    }
  }
  points.push({ ...rig, curvature: 0 })
  return points
}

interface Piece {
  length: number
  /** Curvature at both ends, linear between. */
  from: number
  to: number
}

function straight(length: number): Piece {
  return { length, from: 0, to: 0 }
}

/** A turn by `angle` that eases into its curvature and out again. */
function turn(angle: number, fullCurvature: number): Piece[] {
  if (angle < 1e-6) return []
  const sign = Math.sign(fullCurvature)
  const full = Math.abs(fullCurvature)
  const fullRamp = steeringAngle(full) / STEER_RADIANS_PER_METER
  // A small turn never reaches the full curvature: both ramps share it, and their area is the angle.
  const peak = Math.min(full, Math.sqrt((angle * full) / fullRamp))
  const ramp = (fullRamp * peak) / full
  const held = angle / peak - ramp
  return [
    { length: ramp, from: 0, to: sign * peak },
    { length: held, from: sign * peak, to: sign * peak },
    { length: ramp, from: sign * peak, to: 0 },
  ].filter(piece => piece.length > 1e-9)
}
