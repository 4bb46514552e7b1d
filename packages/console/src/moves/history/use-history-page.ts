import { DEFAULT_PAGE_SIZE } from '@tractrix/domain/moves'
import { pageCount } from '@tractrix/domain/platform'
import { useState } from 'react'
import { useQuery } from 'urql'
import { HistoryMovesDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { type MoveRow, useSiteData } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import type { TableFilters, TableSort } from '../../ui/table/model/table-types.ts'
import { orderOf } from '../history-tabs/history-order.ts'
import type { HistoryTime } from '../history-tabs/history-range.ts'
import { type HistoryTabKey, historyQuery } from '../history-tabs/history-tabs.ts'
import { useMovePolling } from '../lists/use-move-polling.ts'
import { namesOf, whereOfFilters } from './history-filters.ts'

const NONE: readonly MoveRow[] = []

/** One page of a history tab from the server; the page on the screen stays until the next one is there (MV-HIS-02). */
export function useHistoryPage(
  tab: HistoryTabKey,
  historyTime: HistoryTime,
  searchTerm: string,
  { filters, sort }: { filters: TableFilters; sort: TableSort | null },
) {
  const siteId = useSite().id
  const yard = useSiteData()
  const chosen = whereOfFilters(filters, namesOf(yard))
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState<number>(DEFAULT_PAGE_SIZE)
  const [seen, setSeen] = useState({ filters, sort })
  if (seen.filters !== filters || seen.sort !== sort) {
    setSeen({ filters, sort })
    setPage(1)
  }
  const [asked, setAsked] = useState(() => ask(tab, historyTime, searchTerm))
  if (asked.historyTime !== historyTime || asked.searchTerm !== searchTerm) {
    setAsked(ask(tab, historyTime, searchTerm))
    setPage(1)
  }
  const [{ data, fetching, error }, execute] = useQuery({
    query: HistoryMovesDocument,
    variables: {
      siteId,
      where: { ...asked.query.where, ...chosen },
      orderBy: orderOf(sort, asked.query.orderBy),
      take: pageSize,
      skip: (page - 1) * pageSize,
    },
    context: OWN_ERRORS,
  })
  useMovePolling(() => {
    // `Last Hour` counts back from now, also on a screen that stands open since this morning.
    const again = ask(tab, historyTime, searchTerm)
    if (JSON.stringify(again) === JSON.stringify(asked)) execute({ requestPolicy: 'network-only' })
    else setAsked(again)
  })
  const retry = () => execute({ requestPolicy: 'network-only' })
  const total = data?.paginatedMoves.totalCount ?? 0
  const lastPage = pageCount(total, pageSize)
  // The last page went, with the moves that stood on it.
  if (data && !fetching && page > lastPage) setPage(lastPage)
  return {
    moves: data?.paginatedMoves.moves ?? NONE,
    total,
    loading: fetching && !data,
    /** It is asked for, again or for the first time. */
    asking: fetching,
    retry,
    failed: error !== undefined && !data,
    error: data ? undefined : error,
    page,
    pageSize,
    setPage,
    /** The move at the top of the page stays on it. */
    setPageSize: (size: number) => {
      setPage(Math.floor(((page - 1) * pageSize) / size) + 1)
      setPageSize(size)
    },
  }
}

/** The question is put together once per change: its `now` would otherwise make every rendering a new one. */
function ask(tab: HistoryTabKey, historyTime: HistoryTime, searchTerm: string) {
  return { historyTime, searchTerm, query: historyQuery({ tab, historyTime, searchTerm, now: Date.now() }) }
}
