import { formatDuration } from '@tractrix/domain/platform'
import type { Variant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import { errorText, type MoveRow } from '../../site-data/index.ts'
import { Dash } from '../../ui/marks/text.tsx'
import { timeColumn } from '../../ui/table/columns/time-column.tsx'
import type { DataColumn } from '../../ui/table/model/table-types.ts'
import { MoveBadge } from '../cells/move-status.tsx'
import notesStyles from '../cells/notes.module.css'
import { isSortable } from '../history-tabs/history-order.ts'
import type { HistoryTabKey } from '../history-tabs/history-tabs.ts'
import { reassignedMessage } from '../words/reassigned-message.ts'
import { fieldColumns } from './field-columns.tsx'
import {
  editableNotesColumn,
  endColumn,
  priorityColumn,
  referenceColumn,
  scacColumn,
  sourceColumn,
  startColumn,
  trailerColumn,
  truckColumn,
  typeColumn,
} from './move-columns.tsx'

type Column = DataColumn<MoveRow>

/** `H:mm:ss`; empty when the move has none (MV-HIS-03, MV-OPEN-29). */
const durationColumn = (): Column => ({
  id: 'duration',
  header: t('Duration'),
  value: move => (move.moveDuration === null ? null : formatDuration(move.moveDuration)),
  width: 84,
})

const errorColumn = (): Column => ({
  id: 'errorMessage',
  header: t('Error Messages'),
  value: errorText,
  cell: move => <Message text={errorText(move)} />,
  width: 220,
  grow: true,
  look: 'note',
})

/** Code and description (MV-HIS-07). */
const reassignedColumn = (): Column => ({
  id: 'reassigned',
  header: t('Reassigned Message'),
  value: reassignedMessage,
  cell: move => <Message text={reassignedMessage(move)} />,
  width: 220,
  grow: true,
  look: 'note',
})

const badgeColumn = (): Column => ({
  id: 'status',
  header: t('Status'),
  value: move => move.status,
  cell: move => <MoveBadge move={move} />,
  width: 124,
})

/** The columns that are a tab's own; the rest follows on every tab (MV-HIS-03 to MV-HIS-08, MV-OPEN-55). */
const OWN_COLUMNS = {
  complete: () => [
    timeColumn('completedAt', t('Completed At'), move => move.completedAt),
    sourceColumn(),
    priorityColumn(),
    durationColumn(),
  ],
  canceled: () => [timeColumn('canceledAt', t('Canceled At'), move => move.canceledAt)],
  error: () => [timeColumn('erroredAt', t('Errored At'), move => move.erroredAt), errorColumn()],
  returned: () => [
    timeColumn('reassignedAt', t('Reassigned At'), move => move.reassignedAt),
    reassignedColumn(),
    typeColumn(),
    priorityColumn(),
  ],
  search: () => [
    badgeColumn(),
    sourceColumn(),
    durationColumn(),
    timeColumn('updatedAt', t('Last Update'), move => move.updatedAt),
  ],
} as const satisfies Record<HistoryTabKey, () => Column[]>

/** What the server can be asked for: the `where` fields of `PaginatedMoves` (MV-OPEN-27, MV-OPEN-140). */
const FILTERED = ['source', 'type', 'truck', 'scac', 'serial', 'start', 'end', 'referenceId', 'notes']

/** The columns of a history tab before Actions, in their order. The server sorts and filters. */
export function historyColumns(
  tab: HistoryTabKey,
  variant: Pick<Variant, 'priorityColumn' | 'referenceIdEverywhere'>,
): Column[] {
  return [
    ...OWN_COLUMNS[tab]().filter(({ id }) => variant.priorityColumn || id !== 'priority'),
    truckColumn(),
    scacColumn(),
    trailerColumn(),
    startColumn(),
    endColumn(),
    ...(variant.referenceIdEverywhere ? [referenceColumn()] : []),
    ...fieldColumns('history', { notes: editableNotesColumn() }),
  ].map(column => ({
    ...column,
    sortable: isSortable(column.id),
    filter: FILTERED.includes(column.id) ? (column.filter ?? { kind: 'text' }) : undefined,
  }))
}

/** What went wrong is read whole: it takes the lines it needs. */
function Message({ text }: { text: string | null }) {
  return text === null || text === '' ? <Dash /> : <span className={notesStyles.whole}>{text}</span>
}
