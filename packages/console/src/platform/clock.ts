import { useSyncExternalStore } from 'react'

const TICK_MS = 1000

const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

/** The time in milliseconds since the epoch, moving once a second; one timer drives every age on the screen. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}

/** The same while it is asked for; the time stands still otherwise. */
export function useNowWhile(isAsked: boolean): number {
  return useSyncExternalStore(isAsked ? subscribe : neverChanges, () => now)
}

const neverChanges = () => () => undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    now = Date.now()
    timer = setInterval(tick, TICK_MS)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  now = Date.now()
  for (const listener of listeners) listener()
}
