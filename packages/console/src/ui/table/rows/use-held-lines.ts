import { useState } from 'react'

/** `kept`: there is nothing to say any more, but the room for it stays. */
export type SecondLine = 'shown' | 'kept' | 'none'

/**
 * Which rows have a second line. While nothing may move no row gets one and none loses its own, for that would move all
 * rows below.
 */
export function useHeldLines<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  has: (row: Row) => boolean,
  frozen: boolean,
): (row: Row) => SecondLine {
  const [before, setBefore] = useState<ReadonlySet<string> | null>(null)
  if (frozen && before === null) setBefore(new Set(rows.filter(has).map(rowId)))
  if (!frozen && before !== null) setBefore(null)
  return row => {
    if (before === null) return has(row) ? 'shown' : 'none'
    if (!before.has(rowId(row))) return 'none'
    return has(row) ? 'shown' : 'kept'
  }
}
