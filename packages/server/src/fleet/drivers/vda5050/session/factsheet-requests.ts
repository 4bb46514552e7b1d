/** A vehicle that was not asked yet is given this time to publish its factsheet by itself, in milliseconds. */
const FIRST_AFTER_MS = 5_000
/** How many times a vehicle is asked; each pause is twice as long, the last ends about twenty minutes after it came online. */
const MAX_REQUESTS = 8

/** Decides when a vehicle without a factsheet is asked for it: ever more rarely, and not for ever. */
export class FactsheetRequests {
  #requests = 0
  #dueAt: number | null = null

  /** The vehicle came online. @param now milliseconds since 1970 */
  begin(now: number): void {
    this.#requests = 0
    this.#dueAt = now + FIRST_AFTER_MS
  }

  /** The vehicle is gone, or has sent its factsheet. */
  end(): void {
    this.#dueAt = null
  }

  /** Whether it is to be asked now; each true answer counts as one request. */
  isDue(now: number): boolean {
    if (this.#dueAt === null || now < this.#dueAt) return false
    this.#requests += 1
    this.#dueAt = this.#requests < MAX_REQUESTS ? now + FIRST_AFTER_MS * 2 ** this.#requests : null
    return true
  }
}
