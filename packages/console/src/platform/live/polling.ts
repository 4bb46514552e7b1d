import { useEffect, useEffectEvent } from 'react'

let polledAt: number | null = null

/** When anything was last polled, in milliseconds since the epoch; null: not yet. */
export function lastPollAt(): number | null {
  return polledAt
}

/** Calls `ask` again and again, `everyMs` apart; not while the page is hidden. */
export function usePolling(ask: () => void, everyMs: number): void {
  const askNow = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    polledAt = Date.now()
    ask()
  })
  useEffect(() => {
    const timer = setInterval(() => askNow(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}
