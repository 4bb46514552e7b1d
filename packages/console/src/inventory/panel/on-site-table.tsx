import { phrase } from '@tractrix/domain/platform'
import { useMemo, useState } from 'react'
import { t } from '../../platform/words.ts'
import { type TrailerRow, useSiteTrailers, useSiteZones } from '../../site-data/index.ts'
import { LoadFailed } from '../../ui/surfaces/load-failed.tsx'
import { TileFoot } from '../../ui/surfaces/tile.tsx'
import { countsOfValues, pageOfRows } from '../../ui/table/columns/page-of-rows.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { Pagination } from '../../ui/table/pagination.tsx'
import { useUpdatedRows } from '../../ui/table/rows/use-updated-rows.ts'
import { useBelow } from '../../ui/theme/use-media-query.ts'
import { useOnSiteActions } from '../actions/use-on-site-actions.ts'
import { locationBanks } from '../columns/location-banks.ts'
import { onSiteColumns } from '../columns/trailer-columns.tsx'
import { FilterBar } from '../filter-sheet/filter-bar.tsx'
import { EmptyTrailers } from '../lists/empty-trailers.tsx'
import { trailerCard } from '../lists/trailer-card.tsx'
import { rowId, rowLabel } from '../lists/trailer-row.ts'
import { TRAILER_PAGE_SIZE } from '../model/inventory-limits.ts'
import { useInventoryTrailers } from '../model/use-inventory-trailers.ts'
import type { OnSiteFilters } from '../model/use-on-site-filters.ts'

/** The newest arrival first (OP-INV-08). */
const NEWEST_FIRST = { column: 'createdAt', direction: 'desc' } as const

interface Props {
  chosen: OnSiteFilters
  onDetails: (trailer: TrailerRow) => void
}

/** Every trailer on site, twenty a page; the console has them all, so filters and pages answer at once. */
export function OnSiteTable({ chosen, onDetails }: Props) {
  const { loading, failed, retry } = useSiteTrailers()
  const trailers = useInventoryTrailers()
  const { zones } = useSiteZones()
  const [page, setPage] = useState(1)
  const columns = useMemo(() => onSiteColumns(locationBanks(zones)), [zones])
  const { sort, filters } = chosen
  const view = JSON.stringify([sort, filters])
  const [seenView, setSeenView] = useState(view)
  if (seenView !== view) {
    setSeenView(view)
    setPage(1)
  }
  const shown = useMemo(
    () =>
      pageOfRows(trailers, {
        columns,
        sort: sort ?? NEWEST_FIRST,
        filters,
        page,
        pageSize: TRAILER_PAGE_SIZE,
      }),
    [trailers, columns, sort, filters, page],
  )
  const small = useBelow(768)
  const actions = useOnSiteActions(onDetails)
  const changed = useUpdatedRows(shown.rows)
  const onSite = useMemo(() => new Set(trailers.map(rowId)), [trailers])
  if (failed) return <LoadFailed title={t('Unable to load trailers')} trying={loading} onRetry={retry} />
  return (
    <>
      {small && <FilterBar trailers={trailers} columns={columns} chosen={chosen} />}
      <DataTable
        label={t('All On Site')}
        rows={shown.rows}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        manual
        list={String(shown.page)}
        departed={trailer => (onSite.has(trailer.id) ? t('No longer on this page.') : t('Checked out.'))}
        sort={sort}
        ownSort={NEWEST_FIRST}
        onSort={chosen.setSort}
        filters={filters}
        onFilters={chosen.setFilters}
        filterCounts={column => countsOfValues(trailers, columns, filters, column)}
        actions={actions}
        onOpen={onDetails}
        changed={changed}
        loading={loading}
        fill
        columnsKey="inventory"
        card={trailerCard}
        empty={
          <EmptyTrailers
            title={phrase('There are no trailers on site')}
            filtered={trailers.length > 0}
            onClear={() => chosen.setFilters({})}
          />
        }
      />
      <TileFoot>
        <Pagination
          page={shown.page}
          pageSize={TRAILER_PAGE_SIZE}
          total={shown.total}
          rangeText={range => t('{first}-{last} of {total} trailer(s)', range)}
          onPage={setPage}
        />
      </TileFoot>
    </>
  )
}
