import { useState } from 'react'
import type { MoveRow } from '../../site-data/index.ts'
import { passing } from '../../ui/table/columns/use-row-model.ts'
import type { Selection } from '../../ui/table/model/row-selection.ts'
import type { DataColumn, TableFilters } from '../../ui/table/model/table-types.ts'

const NO_COLUMNS: readonly DataColumn<MoveRow>[] = []
const NO_FILTERS: TableFilters = {}

/**
 * The selected rows of a table. What is done with many acts on `chosen`: those that the filters show, for nobody returns
 * or deletes what they do not see; the others stay selected and count again when they are shown. A move that left the
 * table is selected no longer, whatever the set still holds. Without columns every row is shown.
 */
export function useSelectedMoves(rows: readonly MoveRow[], columns = NO_COLUMNS, filters = NO_FILTERS) {
  const [selection, onSelection] = useState<Selection>(new Set())
  const drop = (moves: readonly MoveRow[]) => {
    const dropped = new Set(moves.map(({ id }) => id))
    onSelection(now => new Set([...now].filter(id => !dropped.has(id))))
  }
  return {
    selection,
    onSelection,
    chosen: passing(rows, columns, filters).filter(move => selection.has(move.id)),
    /** Takes these out of the selection. */
    drop,
  }
}
