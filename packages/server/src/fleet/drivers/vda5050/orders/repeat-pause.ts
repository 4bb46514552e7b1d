const FIRST_PAUSE_MS = 4_000
const LONGEST_PAUSE_MS = 60_000

/** A request without an answer is sent so often at most, until the vehicle comes online again. */
export const MAX_REPEATS = 12

/**
 * How long to wait for an answer before a request is sent again, in milliseconds: doubled each time, up to a minute.
 *
 * @param asked how often it has been sent so far
 * @returns infinity when it is not sent any more
 */
export function repeatPause(asked: number): number {
  if (asked >= MAX_REPEATS) return Number.POSITIVE_INFINITY
  return asked === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (asked - 1), LONGEST_PAUSE_MS)
}
