import { phrase } from '@tractrix/domain/platform'
import { useMemo, useState } from 'react'
import { useNow } from '../../platform/clock.ts'
import { t } from '../../platform/words.ts'
import { type TrailerRow, useFailureBanner, useSiteZones } from '../../site-data/index.ts'
import { LoadFailed } from '../../ui/surfaces/load-failed.tsx'
import { TileFoot } from '../../ui/surfaces/tile.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { TableFilters, TableSort } from '../../ui/table/model/table-types.ts'
import { Pagination } from '../../ui/table/pagination.tsx'
import { useCheckedOutActions } from '../actions/use-checked-out-actions.ts'
import { CHECKED_OUT_ORDER } from '../checked-out/checked-out-query.ts'
import { useCheckedOutPage } from '../checked-out/use-checked-out-page.ts'
import { locationBanks } from '../columns/location-banks.ts'
import { checkedOutColumns } from '../columns/trailer-columns.tsx'
import { EmptyTrailers } from '../lists/empty-trailers.tsx'
import { trailerCard } from '../lists/trailer-card.tsx'
import { rowId, rowLabel } from '../lists/trailer-row.ts'
import { TRAILER_PAGE_SIZE } from '../model/inventory-limits.ts'

const MINUTE_MS = 60_000

/** The trailers that left, twenty a page from the server (OP-INV-06, OP-INV-09, OP-INV-10). */
export function CheckedOutTable({ onDetails }: { onDetails: (trailer: TrailerRow) => void }) {
  const { zones } = useSiteZones()
  const [filters, setFilters] = useState<TableFilters>({})
  const [sort, setSort] = useState<TableSort | null>(null)
  const { trailers, total, loading, asking, failed, error, retry, page, setPage } = useCheckedOutPage({
    filters,
    sort,
  })
  const bannerExplains = useFailureBanner(t('Unable to load trailers'), error)
  const columns = useMemo(() => checkedOutColumns(locationBanks(zones)), [zones])
  // By the minute: each new list of actions draws every row again.
  const minute = Math.floor(useNow() / MINUTE_MS) * MINUTE_MS
  const actions = useCheckedOutActions(minute, onDetails)
  if (failed) {
    const title = bannerExplains ? t('The trailers are not known.') : t('Unable to load trailers')
    return <LoadFailed title={title} trying={asking} onRetry={retry} />
  }
  return (
    <>
      <DataTable
        label={t('Checked Out')}
        rows={trailers}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        manual
        list={String(page)}
        sort={sort}
        ownSort={CHECKED_OUT_ORDER}
        onSort={setSort}
        filters={filters}
        onFilters={setFilters}
        actions={actions}
        onOpen={onDetails}
        loading={loading}
        fill
        columnsKey="checkedOut"
        card={trailerCard}
        empty={
          <EmptyTrailers
            title={phrase('There are no trailers checked out')}
            filtered={Object.keys(filters).length > 0}
            onClear={() => setFilters({})}
          />
        }
      />
      <TileFoot>
        <Pagination
          page={page}
          pageSize={TRAILER_PAGE_SIZE}
          total={total}
          rangeText={range => t('{first}-{last} of {total} trailer(s)', range)}
          onPage={setPage}
        />
      </TileFoot>
    </>
  )
}
