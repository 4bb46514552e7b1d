import { headingToTheta, toSiteMeters } from '@tractrix/domain/platform'
import type { YardState } from '@tractrix/fleet-protocol'
import type { YardGround } from '../ground/yard-ground.ts'
import { wrapAngle } from '../motion/angles.ts'
import type { RigState } from '../motion/kinematics.ts'
import { parkedPose } from '../planning/parked-axle.ts'
import type { TruckStart } from '../trucks/truck-start.ts'
import type { SimTrailer } from '../yard/sim-trailer.ts'

/** A truck this near to the place and direction of a spot stands in it; meters and radians. */
const IN_SPOT_METERS = 0.6
const IN_SPOT_RADIANS = 0.15

/**
 * Where a truck last said it was, from the `yardState` that the broker kept. Its trailer is taken out of the spot where
 * the yard's data have it. Null: it did not know where it was.
 */
export function placedStart(ground: YardGround, last: YardState, batteryShare: number): TruckStart | null {
  const { latitudeDegrees, longitudeDegrees, headingRadians } = last
  if (latitudeDegrees === null || longitudeDegrees === null || headingRadians === null) return null
  const { origin } = ground.yard
  const place = toSiteMeters(origin, { latitude: latitudeDegrees, longitude: longitudeDegrees })
  const theta = headingToTheta(origin, headingRadians)
  const trailer = last.trailer.connected ? takeTrailer(ground, last.trailer.trailerId) : null
  const rig: RigState = { ...place, theta, psi: theta + (last.trailer.articulationRadians ?? 0) }
  return { rig, trailer, at: spotAt(ground, rig, trailer), escape: null, batteryShare }
}

function takeTrailer(ground: YardGround, trailerId: string | null): SimTrailer | null {
  for (const [spot, trailer] of ground.trailers) {
    if (trailer.id !== trailerId) continue
    ground.trailers.delete(spot)
    return trailer
  }
  return null
}

function spotAt(ground: YardGround, rig: RigState, towed: SimTrailer | null): TruckStart['at'] {
  for (const spot of ground.yard.spots) {
    const parked = towed?.gear ?? ground.trailers.get(spot.id)?.gear ?? null
    for (const gear of parked === null ? [null] : [parked, null]) {
      const pose = parkedPose(spot, gear)
      const near = Math.hypot(pose.x - rig.x, pose.y - rig.y) < IN_SPOT_METERS
      if (near && Math.abs(wrapAngle(pose.theta - rig.theta)) < IN_SPOT_RADIANS) return { spot, parked: gear }
    }
  }
  return null
}
