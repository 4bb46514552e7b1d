import { clamp, wrapAngle } from './angles.ts'
import { type RigState, type TrailerGear, trailerAxle } from './kinematics.ts'
import type { ReferencePoint } from './reference-path.ts'
import { MAX_CURVATURE, TRACTOR } from './tractor.ts'

/** Distance over which a sideways error of a tractor alone dies away, in meters: double pole at −1/λ. */
const TRACTOR_DECAY_METERS = 2.6

/** The same for the axle of a trailer that is backed: triple pole. */
const TRAILER_DECAY_METERS = 3.4

/** Beyond this fold (about 72°) the gains stay as they are; they would grow without limit at 90°. */
const LEAST_COSINE = 0.3

/** We never command the last bit of the lock. */
const COMMAND_LIMIT = MAX_CURVATURE * 0.95

/**
 * The curvature to steer so that the rear axle joins its reference path.
 * Linearized over the distance, the error obeys e'' = −e/λ² − 2e'/λ in both directions, hence it is stable in both.
 *
 * @param direction 1 forwards, −1 backwards
 */
export function tractorCurvature(rig: RigState, reference: ReferencePoint, direction: 1 | -1): number {
  const sideways = lateral(rig, reference)
  const turned = wrapAngle(rig.theta - reference.theta)
  const correction =
    -sideways / TRACTOR_DECAY_METERS ** 2 - (direction * 2 * Math.sin(turned)) / TRACTOR_DECAY_METERS
  return clamp(reference.curvature + correction, -COMMAND_LIMIT, COMMAND_LIMIT)
}

/**
 * The curvature that backs a trailer along a reference: full state feedback on trailer axle error, trailer heading
 * error and tractor heading error, the gains from pole placement (Ackermann) at the reference's own articulation; this
 * is the linear-quadratic backing controller of McDowell (2018) with its poles chosen instead of weighted.
 */
export function backingCurvature(rig: RigState, reference: ReferencePoint, gear: TrailerGear): number {
  const axle = trailerAxle(rig, gear)
  const wanted = trailerAxle(reference, gear)
  const sideways =
    -Math.sin(reference.psi) * (axle.x - wanted.x) + Math.cos(reference.psi) * (axle.y - wanted.y)
  const trailerTurned = wrapAngle(rig.psi - reference.psi)
  const tractorTurned = wrapAngle(rig.theta - reference.theta)
  const gains = backingGains(wrapAngle(reference.theta - reference.psi), reference.curvature, gear)
  const correction = -(gains[0] * sideways + gains[1] * trailerTurned + gains[2] * tractorTurned)
  return clamp(reference.curvature + correction, -COMMAND_LIMIT, COMMAND_LIMIT)
}

/**
 * Gains of the backing controller for errors (y, ψ, θ) of trailer axle, trailer and tractor. Over the distance backed they
 * obey y' = −c ψ, ψ' = a (ψ − θ) + b u, θ' = −u; u = −k·(y, ψ, θ) has the characteristic
 * s³ + (b k2 − k3 − a) s² + (a k2 + a k3 − b c k1) s − a c k1, which is set equal to (s + 1/λ)³.
 */
export function backingGains(
  articulation: number,
  curvature: number,
  gear: TrailerGear,
): [number, number, number] {
  const hitch = -TRACTOR.fifthWheelAheadMeters
  const length = gear.kingpinToAxleMeters
  const c = Math.max(LEAST_COSINE, Math.cos(articulation) + hitch * Math.sin(articulation) * curvature)
  const a = c / length
  const b = (hitch * Math.cos(articulation)) / length
  const pole = 1 / TRAILER_DECAY_METERS
  const k1 = -(pole ** 3) / (a * c)
  const sum = (3 * pole ** 2 + b * c * k1) / a
  const k2 = (sum + a + 3 * pole) / (1 + b)
  return [k1, k2, b * k2 - a - 3 * pole]
}

/** How far left of its reference the rear axle is, in meters. */
export function lateral(rig: Pick<RigState, 'x' | 'y'>, reference: ReferencePoint): number {
  return (
    -Math.sin(reference.theta) * (rig.x - reference.x) + Math.cos(reference.theta) * (rig.y - reference.y)
  )
}
