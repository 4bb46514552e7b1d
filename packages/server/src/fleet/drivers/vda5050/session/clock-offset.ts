/** Messages are grouped by this time of arrival, in milliseconds; of each group the least delayed one counts. */
const GROUP_MS = 5_000
/** So many groups are kept, 35 s: a clock that was set is believed after about half of that. */
const GROUPS = 7
/** Fewer messages than this say nothing: a single one may have waited in a queue on the way. */
const MIN_MESSAGES = 3
/** After a silence this long the measurement starts anew, in milliseconds: the vehicle may have been repaired. */
const SILENCE_MS = 60_000

/**
 * Measures how far the clock of a vehicle is from ours, by the times that its messages carry. A delayed message looks
 * like a slow clock, so within a few seconds only the least delayed message counts; the median of several such groups
 * is not moved by a single wrong time or by a queue that was sent all at once.
 */
export class ClockOffset {
  /** Oldest first. `best` is the vehicle's time minus ours, in milliseconds. */
  #groups: { from: number; best: number }[] = []
  #messages = 0
  #lastAt = Number.NEGATIVE_INFINITY

  /** Takes a message that was sent just now. Both times in milliseconds since 1970: by the vehicle's clock, by ours. */
  add(sentAt: number, receivedAt: number): void {
    if (!Number.isFinite(sentAt)) return
    if (Math.abs(receivedAt - this.#lastAt) > SILENCE_MS) this.#restart()
    this.#lastAt = receivedAt
    this.#messages += 1
    const offset = sentAt - receivedAt
    const current = this.#groups.at(-1)
    if (current !== undefined && receivedAt - current.from < GROUP_MS) {
      current.best = Math.max(current.best, offset)
      return
    }
    this.#groups.push({ from: receivedAt, best: offset })
    if (this.#groups.length > GROUPS) this.#groups.shift()
  }

  /** The vehicle's clock minus ours, in milliseconds: positive when it is fast. Null until enough messages have come. */
  get milliseconds(): number | null {
    if (this.#messages < MIN_MESSAGES) return null
    const sorted = this.#groups.map(({ best }) => best).sort((a, b) => a - b)
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
  }

  #restart(): void {
    this.#groups = []
    this.#messages = 0
  }
}
