import { useEffect, useEffectEvent } from 'react'
import { useQuery } from 'urql'
import { TrailerDetailsDocument, type TrailerDetailsQuery } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { useSiteData } from '../../site-data/index.ts'

export type TrailerDetails = NonNullable<TrailerDetailsQuery['getTrailer']>

/** Everything that is known of a trailer, on site or not; asked again when it changes. `trailer` null: there is none. */
export function useTrailerDetails(trailerId: string) {
  const { trailers } = useSiteData()
  const [{ data, error, fetching }, execute] = useQuery({
    query: TrailerDetailsDocument,
    variables: { id: trailerId },
    requestPolicy: 'cache-and-network',
    context: OWN_ERRORS,
  })
  const refetch = () => execute({ requestPolicy: 'network-only' })
  // A trailer that leaves the list has changed too.
  const version = trailers.get(trailerId)?.updatedAt
  const askAgain = useEffectEvent((now: string | undefined) => {
    if (data?.getTrailer && data.getTrailer.updatedAt !== now) refetch()
  })
  useEffect(() => askAgain(version), [version])
  return {
    trailer: data?.getTrailer ?? null,
    loading: fetching && !data,
    asking: fetching,
    failed: error !== undefined && !data,
    refetch,
  }
}
