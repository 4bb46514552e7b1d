import type { Berth } from '../yard/index.ts'
import type { RigState, TrailerGear } from './kinematics.ts'
import { TRACTOR } from './tractor.ts'

/** How far inside the line a nose stands in a stall, in metres. */
const NOSE_INSIDE_METERS = 0.5

/** How far inside the mouth of a berth the nose of a parked trailer stands: at docks the rear touches the door. */
export function noseInside(berth: Berth, gear: TrailerGear): number {
  if (berth.kind !== 'dock') return NOSE_INSIDE_METERS
  return Math.max(NOSE_INSIDE_METERS, berth.lengthMeters - gear.lengthMeters)
}

/**
 * Where the rear axle stands in a berth, in metres from its mouth along the nose (negative: inside).
 *
 * @param gear the trailer that stands or will stand there, under which or with which the tractor is; null: tractor alone
 */
export function parkedAxle(berth: Berth, gear: TrailerGear | null): number {
  if (gear === null) return -(NOSE_INSIDE_METERS + TRACTOR.rearAxleToFrontMeters)
  return -(noseInside(berth, gear) + gear.kingpinSetbackMeters + TRACTOR.fifthWheelAheadMeters)
}

/** The whole pose of a truck parked in a berth, see `parkedAxle`. */
export function parkedPose(berth: Berth, gear: TrailerGear | null): RigState {
  const along = parkedAxle(berth, gear)
  return {
    x: berth.mouth.x + along * Math.cos(berth.theta),
    y: berth.mouth.y + along * Math.sin(berth.theta),
    theta: berth.theta,
    psi: berth.theta,
  }
}
