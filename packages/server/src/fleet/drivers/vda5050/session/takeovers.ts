/** Takeovers older than this do not count, in milliseconds. */
const WINDOW_MS = 60_000
/** So many within the window are no truck that lost its network once. */
const MANY = 5

/** Counts how often a new client took over the connection of a vehicle. */
export class Takeovers {
  #times: number[] = []

  /** @param now milliseconds since 1970. @returns how many within the last minute when those are too many, else null */
  add(now: number): number | null {
    this.#times = [...this.#times.filter(at => now - at < WINDOW_MS), now].slice(-100)
    return this.#times.length >= MANY ? this.#times.length : null
  }
}
