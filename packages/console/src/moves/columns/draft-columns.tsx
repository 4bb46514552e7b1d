import type { Variant } from '../../platform/variant.ts'
import type { DataColumn } from '../../ui/table/table-types.ts'
import { AddDestination } from '../cells/add-destination.tsx'
import type { MoveRow } from '../move-row.ts'
import {
  endColumn,
  notesColumn,
  priorityColumn,
  referenceColumn,
  scacColumn,
  sourceColumn,
  startColumn,
  timeColumn,
  trailerColumn,
  truckColumn,
  typeColumn,
} from './move-columns.tsx'

/** Wide enough for `Add Destination` (MV-DRA-04); sorts and filters by what it shows (MV-OPEN-45). */
const draftEndColumn: DataColumn<MoveRow> = {
  ...endColumn,
  value: move => move.toZone?.name ?? null,
  width: 110,
  cell: move => <AddDestination move={move} />,
}

/** The columns of the draft table before Actions, in their order (MV-DRA-01, MV-DRA-02, MV-DRA-03). */
export function draftColumns(
  variant: Pick<Variant, 'priorityColumn' | 'referenceIdEverywhere'>,
): DataColumn<MoveRow>[] {
  return [
    // Narrower than where a time stands at the edge of the table.
    { ...timeColumn('createdAt', 'Received/Created At', move => move.createdAt), width: 154 },
    sourceColumn,
    typeColumn,
    ...(variant.priorityColumn ? [priorityColumn] : []),
    truckColumn,
    scacColumn,
    trailerColumn,
    startColumn,
    draftEndColumn,
    ...(variant.referenceIdEverywhere ? [referenceColumn] : []),
    notesColumn,
  ]
}
