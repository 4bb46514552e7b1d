import { useEffect, useRef } from 'react'
import type { MoveRow } from '../../site-data/index.ts'
import { useChangedRows } from '../../ui/table/rows/use-changed-rows.ts'

/** Ids of the rows that changed a moment ago, to be tinted. Rows that are new slide in and are not tinted. */
export function useChangedMoves(moves: readonly MoveRow[]): ReadonlySet<string> {
  const { changed, markChanged } = useChangedRows()
  const seen = useRef<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    for (const id of changedIds(seen.current, moves)) markChanged(id)
    seen.current = new Map(moves.map(move => [move.id, move.updatedAt]))
  }, [moves, markChanged])
  return changed
}

/** Which known moves carry another time of change than when they were last seen. */
export function changedIds(seen: ReadonlyMap<string, string>, moves: readonly MoveRow[]): string[] {
  return moves.filter(move => seen.has(move.id) && seen.get(move.id) !== move.updatedAt).map(move => move.id)
}
