import { MOVE_PAGE_SIZES, missionIdSearchText } from '@tractrix/domain/moves'
import { Search } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useRerenderLog } from '../../platform/settings/rerender-log.ts'
import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import { isQueued, type MoveRow, useFailureBanner } from '../../site-data/index.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { LoadFailed } from '../../ui/surfaces/load-failed.tsx'
import { TileFoot } from '../../ui/surfaces/tile.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { TableFilters, TableSort } from '../../ui/table/model/table-types.ts'
import { Pagination } from '../../ui/table/pagination.tsx'
import { useHistoryActions } from '../actions/use-history-actions.ts'
import { TestingBar } from '../bulk-testing/testing-bar.tsx'
import { useSelectedMoves } from '../bulk-testing/use-selected-moves.ts'
import { WaitLine } from '../cells/wait-line.tsx'
import { historyColumns } from '../columns/history-columns.tsx'
import { useMoveDialogs } from '../dialogs/move-dialogs-context.ts'
import type { HistoryTime } from '../history-tabs/history-range.ts'
import { HISTORY_TABS, type HistoryTabKey } from '../history-tabs/history-tabs.ts'
import { FilteredOut } from '../lists/empty-lists.tsx'
import { moveCard } from '../lists/move-card.tsx'
import { departedText } from '../words/departed-text.ts'
import { missingMoves } from '../words/missing-moves.ts'
import { rowId, rowLabel } from '../words/row-label.ts'
import styles from './history-panel.module.css'
import { useHistoryPage } from './use-history-page.ts'

interface Props {
  tab: HistoryTabKey
  historyTime: HistoryTime
  onHistoryTime: (time: HistoryTime) => void
  searchTerm: string
  onSearchTerm: (term: string) => void
  /** How often Search was opened by its key; each time its box takes the focus. */
  searchKeyPresses?: number | undefined
}

/** An ended move says so while its truck has not stopped. */
const SECOND_LINE = {
  has: (move: MoveRow) => move.waitReasons.length > 0 && !isQueued(move),
  of: (move: MoveRow) => <WaitLine move={move} />,
  from: 'status',
}

/** Newest first by the tab's own time (MV-OPEN-27). */
const OWN_SORTS = Object.fromEntries(
  Object.entries(HISTORY_TABS).map(([tab, { orderBy }]) => [
    tab,
    { column: orderBy, direction: 'desc' as const },
  ]),
)

/** A history tab: the table of its columns, a page at a time (MV-HIS-01, MV-HIS-02, MV-PAG-01 to MV-PAG-06). */
export function HistoryPanel(props: Props) {
  const { tab, historyTime, onHistoryTime, searchTerm, onSearchTerm, searchKeyPresses = 0 } = props
  const variant = useVariant()
  useRerenderLog('HistoryPanel')
  const dialogs = useMoveDialogs()
  const term = missionIdSearchText(searchTerm)
  const [filters, setFilters] = useState<TableFilters>({})
  const [sort, setSort] = useState<TableSort | null>(null)
  const { moves, total, loading, asking, failed, error, retry, ...paging } = useHistoryPage(
    tab,
    historyTime,
    term,
    {
      filters,
      sort,
    },
  )
  const { page, pageSize, setPage, setPageSize } = paging
  const bannerExplains = useFailureBanner(t('Unable to load moves'), error)
  const columns = useMemo(() => historyColumns(tab, variant), [tab, variant])
  const actions = useHistoryActions()
  const { selection, onSelection, chosen, drop } = useSelectedMoves(moves)
  const testing = variant.testing && HISTORY_TABS[tab].testing
  return (
    <>
      {testing && <TestingBar moves={chosen} onDone={drop} />}
      {tab === 'search' && (
        <MissionSearch
          key={searchKeyPresses}
          term={term}
          onTerm={onSearchTerm}
          autoFocus={searchKeyPresses > 0}
        />
      )}
      {failed ? (
        <LoadFailed title={missingMoves(bannerExplains)} trying={asking} onRetry={retry} />
      ) : (
        <>
          <DataTable
            label={t('History')}
            rows={moves}
            columns={columns}
            rowId={rowId}
            rowLabel={rowLabel}
            manual
            list={JSON.stringify([page, pageSize, historyTime, term])}
            departed={departedText}
            sort={sort}
            ownSort={OWN_SORTS[tab]}
            onSort={setSort}
            filters={filters}
            onFilters={setFilters}
            selection={testing ? selection : undefined}
            onSelection={onSelection}
            actions={actions}
            onOpen={dialogs?.details}
            opensOnPress={!variant.rowActions}
            secondLine={SECOND_LINE}
            loading={loading}
            fill
            columnsKey={tab}
            card={moveCard}
            empty={
              tab === 'search' || Object.keys(filters).length > 0 ? (
                <FilteredOut
                  onClear={() => {
                    setFilters({})
                    if (tab === 'search') {
                      onHistoryTime('month')
                      onSearchTerm('')
                    }
                  }}
                />
              ) : (
                <EmptyState title={t(HISTORY_TABS[tab].emptyText)} />
              )
            }
          />
          <TileFoot>
            <Pagination
              page={page}
              pageSize={pageSize}
              pageSizes={MOVE_PAGE_SIZES}
              total={total}
              rangeText={range => t('{first}-{last} of {total} move(s)', range)}
              onPage={setPage}
              onPageSize={setPageSize}
            />
          </TileFoot>
        </>
      )}
    </>
  )
}

interface MissionSearchProps {
  term: string
  onTerm: (term: string) => void
  autoFocus: boolean
}

/**
 * Keeps letters, digits and hyphens of what is typed; the address carries it (MV-HIS-09, MV-VAL-41, MV-OPEN-02). The
 * address follows a moment later: while it catches up, what was typed stands in the box.
 */
function MissionSearch({ term, onTerm, autoFocus }: MissionSearchProps) {
  const [text, setText] = useState(term)
  const unconfirmedTerms = useRef<string[]>([])
  useEffect(() => {
    const at = unconfirmedTerms.current.indexOf(term)
    unconfirmedTerms.current = unconfirmedTerms.current.slice(at + 1)
    if (at < 0) setText(term)
  }, [term])
  const type = (typed: string) => {
    const next = missionIdSearchText(typed)
    setText(next)
    if (next === text) return
    unconfirmedTerms.current.push(next)
    onTerm(next)
  }
  return (
    <div className={styles.search}>
      <TextInput
        value={text}
        onChange={type}
        icon={Search}
        size={30}
        className={styles.box}
        placeholder={t('Search by Mission ID')}
        aria-label={t('Search by Mission ID')}
        autoFocus={autoFocus}
        onKeyDown={event => event.key === 'Escape' && event.currentTarget.blur()}
      />
    </div>
  )
}
