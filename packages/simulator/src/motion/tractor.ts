/**
 * The yard tractor. Published figures of a Kalmar Ottawa 4x2 (wheelbase 116 in), the fifth wheel of McDowell's backing
 * model (2018, h = −0.2286 m), and assumptions where nothing is published; A: two sources, B: one, C: assumption.
 */
export const TRACTOR = {
  /** B: 116 in. */
  wheelbaseMeters: 2.946,
  /** C. */
  lengthMeters: 5,
  /** C. */
  widthMeters: 2.5,
  /** C: from the rear axle to the front bumper and to the end of the frame. */
  rearAxleToFrontMeters: 4.05,
  rearAxleToBackMeters: 0.95,
  /** B: action limit of gym-truck-backerupper, 45°. */
  maxSteerRadians: Math.PI / 4,
  /** B: how far the fifth wheel lies ahead of the rear axle; minus h of the equations. */
  fifthWheelAheadMeters: 0.23,
  /** C: speeds, in m/s and m/s². */
  accelMetersPerSecond2: 0.6,
  decelMetersPerSecond2: 1,
  /** C: comfortable sideways acceleration in curves. */
  lateralMetersPerSecond2: 0.7,
  /** A: 2.012 m/s in the backing model, 5 mph safety rule at most; we stay well below with a trailer. */
  backingBobtailMetersPerSecond: 1.6,
  backingTrailerMetersPerSecond: 1.2,
  /** The last meters to a dock or a kingpin. */
  creepMetersPerSecond: 0.3,
} as const

/** Steepest curve a rear axle can follow: 1 / (wheelbase / tan(max steer)), in 1/m. */
export const MAX_CURVATURE = Math.tan(TRACTOR.maxSteerRadians) / TRACTOR.wheelbaseMeters

/** The steering angle that bends the rear axle's path by this curvature (1/m), in radians. */
export function steeringAngle(curvature: number): number {
  return Math.atan(curvature * TRACTOR.wheelbaseMeters)
}
