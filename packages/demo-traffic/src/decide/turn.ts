import type { SeededRandom } from '@tractrix/demo-yards'
import type { Pace } from '../config/paces.ts'

/** What a turn is decided by, beside the yard. */
export interface Turn {
  pace: Pace
  random: SeededRandom
  /** Since the turn before, in milliseconds: what happens by chance happens in this time. */
  sinceMs: number
  /** Share of a week's road trucks in each of its 168 hours. */
  arrivalProfile: readonly number[]
}
