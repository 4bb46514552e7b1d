import type { Variant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { timeColumn } from '../../ui/table/columns/time-column.tsx'
import type { DataColumn } from '../../ui/table/model/table-types.ts'
import { fieldColumns } from './field-columns.tsx'
import {
  editableNotesColumn,
  endColumn,
  priorityColumn,
  referenceColumn,
  scacColumn,
  sourceColumn,
  startColumn,
  statusColumn,
  trailerColumn,
  truckColumn,
  typeColumn,
} from './move-columns.tsx'

/** The columns of the Queue table before Actions, in their order (MV-QUE-02, MV-SITE-08). */
export function queueColumns({
  priorityColumn: withPriority,
}: Pick<Variant, 'priorityColumn'>): DataColumn<MoveRow>[] {
  return [
    timeColumn('enqueuedAt', t('Enqueued At'), move => move.pendingAt),
    sourceColumn(),
    typeColumn(),
    ...(withPriority ? [priorityColumn()] : []),
    statusColumn(),
    truckColumn(),
    scacColumn(),
    trailerColumn(),
    startColumn(),
    endColumn(),
    referenceColumn(),
    ...fieldColumns('queue', { notes: editableNotesColumn() }),
  ]
}
