import type { MapPoint } from '../../map-kit/index.ts'
import type { TruckPose } from './truck-motion.ts'

/** From the rear axle to the middle of the tractor, in meters. */
const TRACTOR_MIDDLE_METERS = 1.6

/** The middle of the tractor, where labels and clicks aim. */
export function truckMiddle(pose: TruckPose): MapPoint {
  return {
    x: pose.x + Math.cos(pose.headingRadians) * TRACTOR_MIDDLE_METERS,
    y: pose.y + Math.sin(pose.headingRadians) * TRACTOR_MIDDLE_METERS,
  }
}
