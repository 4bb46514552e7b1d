import type { Clock } from '../platform/clock.ts'

const WINDOW_MS = 60_000
/** Keys remembered at once; a flood of made-up names must not fill the memory. */
const MOST_KEYS = 10_000

export type Limit = { key: string; most: number }

/**
 * Counts attempts of the last minute by key, on this node alone: it slows guessing down, and forgetting it in a restart
 * costs nothing. An attempt counts while it is being checked, so that many at once do not slip through.
 */
export class AttemptLimit {
  readonly #clock: Clock
  readonly #counts = new Map<string, { started: number; count: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Counts one attempt on every key; the seconds to wait when one of them has had its share, else null. */
  take(limits: readonly Limit[]): number | null {
    const now = this.#clock.now().getTime()
    const windows = limits.map(({ key, most }) => ({ window: this.#window(key, now), most }))
    const full = windows.filter(({ window, most }) => window.count >= most)
    for (const { window } of windows) window.count++
    if (full.length === 0) return null
    return Math.max(...full.map(({ window }) => Math.ceil((window.started + WINDOW_MS - now) / 1_000)))
  }

  /** An attempt that succeeded was no guess. */
  giveBack(limits: readonly Limit[]): void {
    for (const { key } of limits) {
      const window = this.#counts.get(key)
      if (window && window.count > 0) window.count--
    }
  }

  #window(key: string, now: number) {
    const known = this.#counts.get(key)
    if (known && now - known.started < WINDOW_MS) return known
    const fresh = { started: now, count: 0 }
    this.#counts.delete(key)
    this.#counts.set(key, fresh)
    if (this.#counts.size > MOST_KEYS) this.#counts.delete(this.#counts.keys().next().value ?? key)
    return fresh
  }
}
