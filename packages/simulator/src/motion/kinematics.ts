import { TRACTOR } from './tractor.ts'

/**
 * Where a truck is: middle of the tractor's rear axle in site meters, tractor heading, trailer heading (both radians
 * counter-clockwise from site x). Without a trailer `psi` equals `theta`.
 */
export interface RigState {
  x: number
  y: number
  theta: number
  psi: number
}

/** The running gear of a hitched trailer, in meters. */
export interface TrailerGear {
  lengthMeters: number
  widthMeters: number
  kingpinSetbackMeters: number
  kingpinToAxleMeters: number
}

/** A trailer may not fold further than this against its tractor, in radians: 90°. */
export const JACKKNIFE_RADIANS = Math.PI / 2

/** Minus the fifth wheel's distance ahead of the rear axle: h of the equations. */
const HITCH = -TRACTOR.fifthWheelAheadMeters

/**
 * Moves a rig along its path, backwards when `distance` is negative, with a constant steering angle given as curvature
 * of the rear axle's path (tan(delta) / L1, in 1/m).
 *
 * The single-track tractor with one off-axle trailer: dx = v cos θ, dy = v sin θ, dθ = v κ,
 * dψ = (v / L2) sin(θ − ψ) − (h / L2) cos(θ − ψ) dθ, integrated by the classical Runge-Kutta method over the distance
 * instead of time, so that the path does not depend on the speed.
 */
export function advance(
  rig: RigState,
  distance: number,
  curvature: number,
  gear: TrailerGear | null,
): RigState {
  const theta = rig.theta + distance * curvature
  const middle = rig.theta + (distance * curvature) / 2
  const x = rig.x + (distance / 6) * (Math.cos(rig.theta) + 4 * Math.cos(middle) + Math.cos(theta))
  const y = rig.y + (distance / 6) * (Math.sin(rig.theta) + 4 * Math.sin(middle) + Math.sin(theta))
  if (gear === null) return { x, y, theta, psi: theta }
  const length = gear.kingpinToAxleMeters
  const k1 = trailerTurn(rig.theta - rig.psi, curvature, length)
  const k2 = trailerTurn(middle - (rig.psi + (distance / 2) * k1), curvature, length)
  const k3 = trailerTurn(middle - (rig.psi + (distance / 2) * k2), curvature, length)
  const k4 = trailerTurn(theta - (rig.psi + distance * k3), curvature, length)
  return { x, y, theta, psi: rig.psi + (distance / 6) * (k1 + 2 * k2 + 2 * k3 + k4) }
}

/** How far a trailer turns per meter that the tractor drives. */
function trailerTurn(articulation: number, curvature: number, length: number): number {
  return (Math.sin(articulation) - HITCH * Math.cos(articulation) * curvature) / length
}

/** The middle of the trailer's axles. */
export function trailerAxle(rig: RigState, gear: TrailerGear): { x: number; y: number } {
  const length = gear.kingpinToAxleMeters
  return {
    x: rig.x - HITCH * Math.cos(rig.theta) - length * Math.cos(rig.psi),
    y: rig.y - HITCH * Math.sin(rig.theta) - length * Math.sin(rig.psi),
  }
}

/** The kingpin, which is also the middle of the fifth wheel. */
export function kingpin(rig: Pick<RigState, 'x' | 'y' | 'theta'>): { x: number; y: number } {
  return { x: rig.x - HITCH * Math.cos(rig.theta), y: rig.y - HITCH * Math.sin(rig.theta) }
}
