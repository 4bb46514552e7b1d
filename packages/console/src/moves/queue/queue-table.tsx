import { compareInQueue } from '@tractrix/domain/moves'
import { phrase } from '@tractrix/domain/platform'
import { useMemo, useState } from 'react'
import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import { isQueued, type MoveRow } from '../../site-data/index.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { TableFilters, TableSort } from '../../ui/table/model/table-types.ts'
import { useUpdatedRows } from '../../ui/table/rows/use-updated-rows.ts'
import { useQueueActions } from '../actions/use-queue-actions.ts'
import { TestingBar } from '../bulk-testing/testing-bar.tsx'
import { useSelectedMoves } from '../bulk-testing/use-selected-moves.ts'
import { queueColumns } from '../columns/queue-columns.tsx'
import { useMoveDialogs } from '../dialogs/move-dialogs-context.ts'
import { EmptyList } from '../lists/empty-lists.tsx'
import { moveCard } from '../lists/move-card.tsx'
import { departedText } from '../words/departed-text.ts'
import { rowId, rowLabel } from '../words/row-label.ts'
import { useWaitLines } from './use-wait-lines.tsx'

interface Props {
  moves: readonly MoveRow[]
  loading: boolean
  /** Takes all the height there is. */
  fill: boolean
}

/** The moves that wait or drive: in progress first, then by priority, then the oldest (MV-QUE-01, MV-OPEN-27). */
export function QueueTable({ moves, loading, fill }: Props) {
  const variant = useVariant()
  const dialogs = useMoveDialogs()
  const actions = useQueueActions()
  const [sort, setSort] = useState<TableSort | null>(null)
  const [filters, setFilters] = useState<TableFilters>({})
  const columns = useMemo(() => queueColumns(variant), [variant])
  const rows = useMemo(() => moves.filter(isQueued).sort(compareInQueue), [moves])
  const { selection, onSelection, chosen, drop } = useSelectedMoves(rows, columns, filters)
  const secondLine = useWaitLines(rows, columns, filters)
  return (
    <>
      {variant.testing && <TestingBar moves={chosen} onDone={drop} />}
      <DataTable
        label={t('Queue')}
        rows={rows}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        sort={sort}
        onSort={setSort}
        filters={filters}
        onFilters={setFilters}
        selection={variant.testing ? selection : undefined}
        onSelection={onSelection}
        actions={actions}
        onOpen={dialogs?.details}
        opensOnPress={!variant.rowActions}
        changed={useUpdatedRows(rows)}
        secondLine={secondLine}
        departed={departedText}
        loading={loading}
        fill={fill}
        columnsKey="queue"
        card={moveCard}
        empty={
          <EmptyList
            title={phrase("You're all caught up. There are no moves in the queue.")}
            count={rows.length}
            filters={filters}
            onClear={() => setFilters({})}
          />
        }
      />
    </>
  )
}
