import { TRUCK_DISCONNECTED_AFTER_MS, TRUCK_LIVE_WITHIN_MS } from '@tractrix/domain/trucks'
import type { Telemetry } from '../../trucks/index.ts'

type Heard = Pick<Telemetry, 'isDefault' | 'updatedAt'>

/**
 * Tells how long ago any truck was heard of. What comes in while it watches counts from when it came, so that a clock
 * that is wrong does no harm; what was there before counts by the truck's own time.
 */
export class LiveClock {
  #newest = ''
  #since: number | null = null

  /** The age in milliseconds at the time `now`; infinite when no truck was ever heard of. */
  age(samples: readonly Heard[], now: number): number {
    const newest = samples.reduce(
      (latest, { isDefault, updatedAt }) => (!isDefault && updatedAt > latest ? updatedAt : latest),
      '',
    )
    if (newest !== this.#newest) {
      this.#since = this.#newest === '' ? Math.min(now, Date.parse(newest)) : now
      this.#newest = newest
    }
    return this.#since === null ? Infinity : now - this.#since
  }
}

/** What an age in milliseconds means: live, amber from 5 s, gone from 7 s (OP-CNB-01, OP-CNB-02, OP-OPEN-97). */
export function liveState(ageMs: number): 'live' | 'late' | 'disconnected' {
  if (ageMs >= TRUCK_DISCONNECTED_AFTER_MS) return 'disconnected'
  return ageMs >= TRUCK_LIVE_WITHIN_MS ? 'late' : 'live'
}
