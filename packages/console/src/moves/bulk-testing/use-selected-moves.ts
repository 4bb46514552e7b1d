import { useState } from 'react'
import type { Selection } from '../../ui/table/row-selection.ts'
import type { MoveRow } from '../move-row.ts'

/** The selected rows of a table. A move that left the table is selected no longer, whatever the set still holds. */
export function useSelectedMoves(rows: readonly MoveRow[]) {
  const [selection, onSelection] = useState<Selection>(new Set())
  return {
    selection,
    onSelection,
    chosen: rows.filter(move => selection.has(move.id)),
    keep: (left: readonly MoveRow[]) => onSelection(new Set(left.map(({ id }) => id))),
  }
}
