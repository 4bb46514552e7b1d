import type { TrailerGear } from '../motion/kinematics.ts'
import type { Passage } from '../planning/leg.ts'
import type { ParkingSpot } from '../yard/index.ts'

/** Where to drive, and what to look at before backing in. */
export interface Destination {
  spot: ParkingSpot
  /** The trailer that stands or will stand there; null: the tractor parks alone. */
  parked: TrailerGear | null
  /** Asked at the turning point: why the truck may not back in; null: it may. */
  refusal(): string | null
  /**
   * What to drive over on the way. When the first of it lies behind the truck it reports `passed` and goes on to the spot
   * alone, until it is sent elsewhere.
   */
  passages?: readonly Passage[]
}

/** What a driver reports at the end of a drive. */
export type DriveEnd = { outcome: 'arrived' | 'passed' } | { outcome: 'refused'; reason: string }
