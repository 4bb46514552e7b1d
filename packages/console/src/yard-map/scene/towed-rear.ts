import type { MapPoint } from '../../map-kit/index.ts'
import type { TruckPose } from './truck-motion.ts'

/** The fifth wheel lies this far ahead of the rear axle, in meters. */
export const FIFTH_WHEEL_AHEAD_METERS = 0.23
/** From a trailer's nose back to its kingpin, in meters. */
export const KINGPIN_SETBACK_METERS = 0.914

/** Where the rear of a towed trailer is, and the direction from there to its nose. */
export function towedRear(pose: TruckPose, lengthMeters: number): { rear: MapPoint; along: MapPoint } {
  const heading = pose.headingRadians + (pose.trailerAngleRadians ?? 0)
  const along = { x: Math.cos(heading), y: Math.sin(heading) }
  const kingpin = kingpinOf(pose)
  const back = lengthMeters - KINGPIN_SETBACK_METERS
  return { rear: { x: kingpin.x - along.x * back, y: kingpin.y - along.y * back }, along }
}

/** Where a trailer hangs on its truck. */
export function kingpinOf({ x, y, headingRadians }: TruckPose): MapPoint {
  return {
    x: x + Math.cos(headingRadians) * FIFTH_WHEEL_AHEAD_METERS,
    y: y + Math.sin(headingRadians) * FIFTH_WHEEL_AHEAD_METERS,
  }
}
