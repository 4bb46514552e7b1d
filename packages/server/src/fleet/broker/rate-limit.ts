/** How many messages a client may send: `burst` at once, refilled by `perSecond`. */
export interface RateLimit {
  perSecond: number
  burst: number
}

/** A token bucket for one client: true while the client is within its limit. `now` gives milliseconds. */
export function createRateLimit({ perSecond, burst }: RateLimit, now: () => number): () => boolean {
  let tokens = burst
  let filledAt = now()
  return () => {
    const at = now()
    tokens = Math.min(burst, tokens + ((at - filledAt) / 1000) * perSecond)
    filledAt = at
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
