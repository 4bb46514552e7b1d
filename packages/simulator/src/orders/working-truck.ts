import type { Driver } from '../driving/driver.ts'
import type { Sighting } from '../ground/look-around.ts'
import type { YardGround } from '../ground/yard-ground.ts'
import type { Battery } from '../motion/battery.ts'
import type { ParkingSpot } from '../yard/index.ts'

/** What of a truck its order works with. */
export interface WorkingTruck {
  readonly ground: YardGround
  readonly driver: Driver
  readonly battery: Battery
  /** What it saw and has not reported yet. */
  readonly sightings: Sighting[]
  /** Hitches the trailer that stands in a spot; returns why it could not. */
  hitch(spot: ParkingSpot): string | null
  /** Drops its trailer in a spot; returns why it could not. */
  unhitch(spot: ParkingSpot): string | null
}
