import { compareDrafts } from '@tractrix/domain/moves'
import { phrase } from '@tractrix/domain/platform'
import { useMemo } from 'react'
import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { draftMoves } from '../../platform/remembered/remembered-settings.ts'
import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import { isDraft, type MoveRow } from '../../site-data/index.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { Selection } from '../../ui/table/model/row-selection.ts'
import { useUpdatedRows } from '../../ui/table/rows/use-updated-rows.ts'
import { useDraftActions } from '../actions/use-draft-actions.ts'
import { draftColumns } from '../columns/draft-columns.tsx'
import { useMoveDialogs } from '../dialogs/move-dialogs-context.ts'
import { EmptyList } from '../lists/empty-lists.tsx'
import { moveCard } from '../lists/move-card.tsx'
import { departedText } from '../words/departed-text.ts'
import { rowId, rowLabel } from '../words/row-label.ts'

interface Props {
  moves: readonly MoveRow[]
  loading: boolean
  selection: Selection
  onSelection: (selection: Selection) => void
}

/** `Add to Queue` as a button, one icon, and the button behind which the rest is; in pixels. */
const ACTIONS_WIDTH = 178
const NEWEST_FIRST = { column: 'createdAt', direction: 'desc' } as const

/** The drafts, newest first; sort and filters are remembered (MV-DRA-07, MV-DRA-11, MV-DRA-12, MV-OPEN-27). */
export function DraftTable({ moves, loading, selection, onSelection }: Props) {
  const variant = useVariant()
  const dialogs = useMoveDialogs()
  const actions = useDraftActions()
  const [memory, remember] = useRemembered(draftMoves)
  const columns = useMemo(() => draftColumns(variant), [variant])
  const rows = useMemo(() => moves.filter(isDraft).sort(compareDrafts), [moves])
  return (
    <DataTable
      label={t('Draft Moves')}
      rows={rows}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      sort={memory.sort}
      ownSort={NEWEST_FIRST}
      onSort={sort => remember({ ...memory, sort })}
      filters={memory.filters}
      onFilters={filters => remember({ ...memory, filters })}
      selection={variant.moveChanges || variant.testing ? selection : undefined}
      onSelection={onSelection}
      actions={actions}
      actionsWidth={ACTIONS_WIDTH}
      onOpen={dialogs?.details}
      opensOnPress={!variant.rowActions}
      changed={useUpdatedRows(rows)}
      departed={departedText}
      loading={loading}
      columnsKey="drafts"
      card={moveCard}
      empty={
        <EmptyList
          title={phrase("You're all caught up. There are no draft moves in the queue.")}
          hint={phrase('New partner moves appear here by themselves.')}
          count={rows.length}
          filters={memory.filters}
          onClear={() => remember({ ...memory, filters: {} })}
        />
      }
    />
  )
}
