import { useEffect, useEffectEvent } from 'react'

/** Calls `ask` again and again, `everyMs` apart; not while the page is hidden. */
export function usePolling(ask: () => void, everyMs: number): void {
  const askNow = useEffectEvent(() => {
    if (document.visibilityState === 'visible') ask()
  })
  useEffect(() => {
    const timer = setInterval(() => askNow(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}
