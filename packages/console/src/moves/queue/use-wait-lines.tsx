import { useMemo } from 'react'
import type { MoveRow } from '../../site-data/index.ts'
import { passing } from '../../ui/table/columns/use-row-model.ts'
import type { DataColumn, SecondLineOf, TableFilters } from '../../ui/table/model/table-types.ts'
import { WaitLine } from '../cells/wait-line.tsx'
import { waitLines } from './wait-lines.ts'

/** The waiting lines of the moves that the filters show; the same object while they stand under the same rows. */
export function useWaitLines(
  moves: readonly MoveRow[],
  columns: readonly DataColumn<MoveRow>[],
  filters: TableFilters,
): SecondLineOf<MoveRow> {
  const lines = JSON.stringify([...waitLines(passing(moves, columns, filters))])
  return useMemo(() => {
    const counts = new Map<string, number>(JSON.parse(lines))
    return {
      has: move => counts.has(move.id),
      of: move => <WaitLine move={move} count={counts.get(move.id) ?? 1} />,
      from: 'status',
    }
  }, [lines])
}
