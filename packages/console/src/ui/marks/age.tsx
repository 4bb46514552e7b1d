import { useNow } from '../../platform/clock.ts'
import { formatAge } from '../../platform/times.ts'

/** How long ago `since` (ISO time) was, ticking every second with every other age on the screen. */
export function Age({ since, className = '' }: { since: string; className?: string | undefined }) {
  const age = formatAge(useNow() - Date.parse(since))
  return (
    <time className={`age ${className}`} dateTime={since}>
      {age}
    </time>
  )
}
