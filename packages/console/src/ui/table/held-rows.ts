/** What a table shows while its rows are held. */
export interface HeldRows<Row> {
  rows: readonly Row[]
  /** Ids of rows that are no longer there; their place stays empty until the rows are let go. */
  gone: ReadonlySet<string>
  /** How many rows wait to come in. */
  waiting: number
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Keeps every row where it was last shown, with its newest content, so that nothing moves under a pointer. A list
 * that has nothing in common with the one before is another list: it comes in at once.
 */
export function holdRows<Row>(
  shown: readonly Row[],
  next: readonly Row[],
  rowId: (row: Row) => string,
): HeldRows<Row> {
  const newest = new Map(next.map(row => [rowId(row), row]))
  const gone = new Set(shown.map(rowId).filter(id => !newest.has(id)))
  const kept = shown.length - gone.size
  if (kept === 0) return { rows: next, gone: NONE, waiting: 0 }
  const rows = shown.map(row => newest.get(rowId(row)) ?? row)
  return { rows, gone, waiting: next.length - kept }
}

/** Ids of the rows that were not there before; none when there was nothing before or it was another list. */
export function newRows<Row>(
  before: readonly Row[],
  now: readonly Row[],
  rowId: (row: Row) => string,
): ReadonlySet<string> {
  const known = new Set(before.map(rowId))
  const fresh = now.map(rowId).filter(id => !known.has(id))
  return fresh.length === now.length ? NONE : new Set(fresh)
}
