import { useEffect, useEffectEvent, useState } from 'react'
import { useQuery } from 'urql'
import { TrailerHistoryDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { useSiteData } from '../../site-data/index.ts'

/** Lines that are shown at first, and that each press on Show more adds. */
const LINES = 20

/**
 * What happened to a trailer, newest first; asked again when something happens to it. More lines are asked for together
 * with those that are shown, so that news between two pages leave no gap. `history` null: there is no such trailer.
 */
export function useTrailerHistory(trailerId: string) {
  const { trailers, loading: unknown } = useSiteData()
  const [take, setTake] = useState(LINES)
  const [{ data, error, fetching }, execute] = useQuery({
    query: TrailerHistoryDocument,
    variables: { trailerId, take },
    requestPolicy: 'cache-and-network',
    context: OWN_ERRORS,
  })
  const refetch = () => execute({ requestPolicy: 'network-only' })
  // A trailer that leaves the list of those on site has changed too.
  const version = unknown ? null : (trailers.get(trailerId)?.updatedAt ?? 'gone')
  const [seen, setSeen] = useState(version)
  if (seen === null && version !== null) setSeen(version)
  const askAgain = useEffectEvent(() => {
    setSeen(version)
    refetch()
  })
  const isNew = seen !== null && seen !== version
  useEffect(() => {
    if (isNew) askAgain()
  }, [isNew])
  return {
    history: data?.trailerHistory ?? null,
    loading: fetching && !data,
    asking: fetching,
    failed: error !== undefined && !data,
    refetch,
    showMore: () => setTake(take + LINES),
  }
}
