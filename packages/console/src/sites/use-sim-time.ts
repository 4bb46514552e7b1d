import { useState } from 'react'
import { useQuery, useSubscription } from 'urql'
import {
  SimTimeDocument,
  type SimTimeQuery,
  SimTimeUpdatesDocument,
} from '../platform/graphql/graphql.generated.ts'

type SimTime = NonNullable<SimTimeQuery['getSimDateTime']>

/** What the site's simulated clock shows now; null when the site has none. `now` in milliseconds since the epoch. */
export function useSimTime(siteId: string, now: number): { isoTime: string; rate: number } | null {
  const [{ data }] = useQuery({ query: SimTimeDocument, variables: { siteId } })
  const [updates] = useSubscription({
    query: SimTimeUpdatesDocument,
    variables: { siteId },
    pause: !data?.getSimDateTime,
  })
  const reading = updates.data?.simTimeUpdates ?? data?.getSimDateTime ?? null
  const [received, setReceived] = useState<{ reading: SimTime | null; at: number }>({ reading, at: now })
  if (received.reading !== reading) setReceived({ reading, at: now })
  return reading === null ? null : { isoTime: simulatedNow(reading, now - received.at), rate: reading.rate }
}

/** The simulated time `elapsedMs` real milliseconds after the server sent it, as ISO time. */
export function simulatedNow({ clock, rate }: Pick<SimTime, 'clock' | 'rate'>, elapsedMs: number): string {
  return new Date(Date.parse(clock) + Math.max(0, elapsedMs) * rate).toISOString()
}
