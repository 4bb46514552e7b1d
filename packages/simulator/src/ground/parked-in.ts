import type { TrailerGear } from '../motion/kinematics.ts'
import type { ParkingSpot } from '../yard/index.ts'

/** The spot a truck stands in, and the trailer that its position there depends on. */
export interface ParkedIn {
  spot: ParkingSpot
  parked: TrailerGear | null
}
