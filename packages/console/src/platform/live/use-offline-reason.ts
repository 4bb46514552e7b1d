import { t } from '../words.ts'
import { useOfflineSince } from './live-link-context.tsx'

const OFFLINE = 'Offline: actions are off until the connection is back.'

/** The sentence that turns every action off while the console is cut off; none otherwise. */
export function useOfflineReason(): readonly string[] {
  const offline = useOfflineSince() !== null
  return offline ? [t(OFFLINE)] : NONE
}

const NONE: readonly string[] = []
