import type { Drive } from '../driving/drive.ts'
import type { Driver } from '../driving/driver.ts'
import type { ParkedIn } from '../ground/parked-in.ts'
import type { RigState } from '../motion/kinematics.ts'
import type { SimTrailer } from '../yard/sim-trailer.ts'

/** How a truck is when the world begins. */
export interface TruckStart {
  rig: RigState
  trailer: SimTrailer | null
  /** The spot it stands in; null: it stands on a lane. */
  at: ParkedIn | null
  /** The path back onto a track where it stands in the middle of a maneuver; null: it does not, or none is known. */
  escape: Driver['escape']
  /** The drive in the midst of which it is; null: none, or it is not known. */
  drive?: Drive | null
  batteryShare: number
}
