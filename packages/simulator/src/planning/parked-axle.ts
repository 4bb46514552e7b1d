import type { RigState, TrailerGear } from '../motion/kinematics.ts'
import { TRACTOR } from '../motion/tractor.ts'
import type { ParkingSpot } from '../yard/index.ts'

/** How far inside the line a nose stands in a stall, in meters. */
const NOSE_INSIDE_METERS = 0.5

/** How far inside the mouth of a spot the nose of a parked trailer stands: at docks the rear touches the door. */
export function noseInside(spot: ParkingSpot, gear: TrailerGear): number {
  if (spot.kind !== 'dock') return NOSE_INSIDE_METERS
  return Math.max(NOSE_INSIDE_METERS, spot.lengthMeters - gear.lengthMeters)
}

/**
 * Where the rear axle stands in a spot, in meters from its mouth along the nose (negative: inside).
 *
 * @param gear the trailer that stands or will stand there, under which or with which the tractor is; null: tractor alone
 */
export function parkedAxle(spot: ParkingSpot, gear: TrailerGear | null): number {
  if (gear === null) return -(NOSE_INSIDE_METERS + TRACTOR.rearAxleToFrontMeters)
  return -(noseInside(spot, gear) + gear.kingpinSetbackMeters + TRACTOR.fifthWheelAheadMeters)
}

/** The whole pose of a truck parked in a spot, see `parkedAxle`. */
export function parkedPose(spot: ParkingSpot, gear: TrailerGear | null): RigState {
  const along = parkedAxle(spot, gear)
  return {
    x: spot.mouth.x + along * Math.cos(spot.theta),
    y: spot.mouth.y + along * Math.sin(spot.theta),
    theta: spot.theta,
    psi: spot.theta,
  }
}
