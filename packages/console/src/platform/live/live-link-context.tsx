import { createContext, useContext, useSyncExternalStore } from 'react'
import { useNow } from '../clock.ts'
import type { LiveLink, LiveStatus } from './live-link.ts'

const LiveLinkContext = createContext<LiveLink | null>(null)
export const LiveLinkProvider = LiveLinkContext.Provider

/** A cut shorter than this is nobody's business: the screen catches up by itself. */
export const OFFLINE_SHOWN_AFTER_MS = 3_000

export function useLiveLink(): LiveLink {
  const link = useContext(LiveLinkContext)
  if (link === null) throw new Error('useLiveLink needs a LiveLinkProvider above it')
  return link
}

export function useLiveStatus(): LiveStatus {
  const link = useLiveLink()
  return useSyncExternalStore(link.subscribeToStatus, link.status)
}

/** Since when the console is cut off, in milliseconds since the epoch; null while it is not, or not for long. */
export function useOfflineSince(): number | null {
  const status = useLiveStatus()
  const now = useNow()
  return offlineSince(status, now)
}

/** See `useOfflineSince`; `now` in milliseconds since the epoch. */
export function offlineSince(status: LiveStatus, now: number): number | null {
  if (status.state !== 'cut-off') return null
  return now - status.since >= OFFLINE_SHOWN_AFTER_MS ? status.since : null
}
