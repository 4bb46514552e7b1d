import { useMemo } from 'react'
import { useQuery } from 'urql'
import {
  DetentionTermsUpdatesDocument,
  TrailerClocksDocument,
} from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { useLiveUpdates } from '../../platform/graphql/use-live-updates.ts'
import { allTrailersOf } from '../../site-data/index.ts'
import type { TrailerClock } from './trailer-clock.ts'

const NONE: ReadonlyMap<string, TrailerClock> = new Map()

/**
 * The clock of every trailer on site, by trailer id: empty until they are known, and for people who may not see them. The
 * events of trailers keep them current; new rates have them read again.
 */
export function useTrailerClocks(siteId: string): ReadonlyMap<string, TrailerClock> {
  const variables = allTrailersOf(siteId)
  const [{ data }, execute] = useQuery({ query: TrailerClocksDocument, variables, context: OWN_ERRORS })
  const refetch = () => execute({ requestPolicy: 'network-only' })
  useLiveUpdates(
    {
      query: DetentionTermsUpdatesDocument,
      variables: { siteId },
    },
    { query: TrailerClocksDocument, variables },
    refetch,
  )
  const trailers = data?.paginatedTrailers.trailers
  return useMemo(() => {
    if (trailers === undefined) return NONE
    return new Map(trailers.flatMap(({ id, detention }) => (detention ? [[id, detention] as const] : [])))
  }, [trailers])
}
