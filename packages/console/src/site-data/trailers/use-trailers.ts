import { type CombinedError, useQuery } from 'urql'
import {
  type TrailerFieldsFragment,
  TrailersOnSiteDocument,
  TrailerUpdatesDocument,
} from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { useLiveUpdates } from '../../platform/graphql/use-live-updates.ts'

export type TrailerRow = TrailerFieldsFragment

/** Every trailer on site, and how it stands with the list. */
export interface SiteTrailers {
  trailers: readonly TrailerRow[]
  /** Nothing is there yet. */
  loading: boolean
  /** It could not be loaded, and nothing older is there. */
  failed: boolean
  error: CombinedError | undefined
  /** Asks the server again. */
  retry: () => void
}

/** The most that the server answers at once; pickers and the map need all trailers of the yard. */
const ALL = 5_000
const NONE: readonly TrailerRow[] = []

/** Variables of the one query that holds every trailer on site. */
export function allTrailersOf(siteId: string) {
  return { siteId, take: ALL, skip: 0 }
}

/** Every trailer on site, kept live. `failed` stays false while older data is shown. */
export function useTrailers(siteId: string): SiteTrailers {
  const [{ data, fetching, error }, execute] = useQuery({
    query: TrailersOnSiteDocument,
    variables: allTrailersOf(siteId),
    context: OWN_ERRORS,
  })
  const retry = () => execute({ requestPolicy: 'network-only' })
  useLiveUpdates(
    { query: TrailerUpdatesDocument, variables: { siteId } },
    { query: TrailersOnSiteDocument, variables: allTrailersOf(siteId) },
    retry,
  )
  return {
    trailers: data?.paginatedTrailers.trailers ?? NONE,
    loading: fetching && !data,
    failed: error !== undefined && !data,
    error: data ? undefined : error,
    retry,
  }
}
