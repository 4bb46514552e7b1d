import { pageCount } from '@tractrix/domain/platform'
import { useState } from 'react'
import { useQuery } from 'urql'
import { CheckedOutTrailersDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { usePolling } from '../../platform/live/polling.ts'
import { useSite } from '../../sites/index.ts'
import type { TableFilters, TableSort } from '../../ui/table/model/table-types.ts'
import { TRAILER_PAGE_SIZE, TRAILER_POLL_MS } from '../model/inventory-limits.ts'
import type { InventoryTrailer } from '../model/inventory-trailer.ts'
import { useSiteTrailerChanges } from '../model/use-site-trailer-changes.ts'
import { checkedOutQuery } from './checked-out-query.ts'

const NONE: readonly InventoryTrailer[] = []

interface Chosen {
  filters: TableFilters
  sort: TableSort | null
}

/**
 * One page of the trailers that left. The page on the screen stays until the next one is there; a trailer that comes or
 * goes has it asked for again (OP-INV-17, OP-INV-18).
 */
export function useCheckedOutPage(chosen: Chosen) {
  const siteId = useSite().id
  const [page, setPage] = useState(1)
  // Its `now` is read once per change: another one would make every rendering a new question.
  const [asked, setAsked] = useState(() => ({ chosen, query: checkedOutQuery(chosen, Date.now()) }))
  if (asked.chosen.filters !== chosen.filters || asked.chosen.sort !== chosen.sort) {
    setAsked({ chosen, query: checkedOutQuery(chosen, Date.now()) })
    setPage(1)
  }
  const [{ data, fetching, error }, execute] = useQuery({
    query: CheckedOutTrailersDocument,
    variables: {
      siteId,
      ...asked.query,
      take: TRAILER_PAGE_SIZE,
      skip: (page - 1) * TRAILER_PAGE_SIZE,
    },
    context: OWN_ERRORS,
  })
  const refetch = () => execute({ requestPolicy: 'network-only' })
  useSiteTrailerChanges(refetch)
  usePolling(refetch, TRAILER_POLL_MS)
  const total = data?.paginatedTrailers.totalCount ?? 0
  const lastPage = pageCount(total, TRAILER_PAGE_SIZE)
  // The last page went, with the trailers that stood on it.
  if (data && !fetching && page > lastPage) setPage(lastPage)
  return {
    trailers: data?.paginatedTrailers.trailers ?? NONE,
    total,
    loading: fetching && !data,
    /** It is asked for, again or for the first time. */
    asking: fetching,
    retry: refetch,
    failed: error !== undefined && !data,
    error: data ? undefined : error,
    page,
    setPage,
  }
}
