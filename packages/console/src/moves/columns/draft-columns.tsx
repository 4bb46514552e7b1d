import type { Variant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { timeColumn } from '../../ui/table/columns/time-column.tsx'
import type { DataColumn } from '../../ui/table/model/table-types.ts'
import { AddDestination } from '../cells/add-destination.tsx'
import { fieldColumns } from './field-columns.tsx'
import {
  COMPACT_BELOW,
  endColumn,
  notesColumn,
  priorityColumn,
  referenceColumn,
  scacColumn,
  sourceColumn,
  startColumn,
  trailerColumn,
  truckColumn,
  typeColumn,
} from './move-columns.tsx'

/** Wide enough for `Add Destination` (MV-DRA-04); sorts and filters by what it shows (MV-OPEN-45). */
const draftEndColumn = (): DataColumn<MoveRow> => ({
  ...endColumn(),
  value: move => move.toZone?.name ?? null,
  width: 116,
  least: 108,
  cell: move => <AddDestination move={move} />,
  compact: {
    below: COMPACT_BELOW,
    width: 62,
    cell: move => <AddDestination move={move} brief />,
    keepsName: true,
  },
})

/** The columns of the draft table before Actions, in their order (MV-DRA-01, MV-DRA-02, MV-DRA-03). */
export function draftColumns(
  variant: Pick<Variant, 'priorityColumn' | 'referenceIdEverywhere'>,
): DataColumn<MoveRow>[] {
  return [
    timeColumn('createdAt', t('Received/Created At'), move => move.createdAt),
    sourceColumn(),
    typeColumn(),
    ...(variant.priorityColumn ? [priorityColumn()] : []),
    truckColumn(),
    scacColumn(),
    trailerColumn(),
    startColumn(),
    draftEndColumn(),
    ...(variant.referenceIdEverywhere ? [referenceColumn()] : []),
    ...fieldColumns('drafts', { notes: notesColumn() }),
  ]
}
