/** What a table shows while a hand is on it. */
export interface PlacedRows<Row> {
  rows: readonly Row[]
  /** Ids of rows that left the list; they keep their place, and nothing can be done with them. */
  departed: ReadonlySet<string>
  /** How many rows wait to come in. */
  waiting: number
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Every row stays where it was last shown, with its newest content; those that left stay as well, and new ones wait.
 * Before anything was shown the list comes in whole.
 */
export function frozenRows<Row>(
  shown: readonly Row[],
  next: readonly Row[],
  rowId: (row: Row) => string,
): PlacedRows<Row> {
  if (shown.length === 0) return { rows: next, departed: NONE, waiting: 0 }
  const newest = new Map(next.map(row => [rowId(row), row]))
  const departed = new Set(shown.map(rowId).filter(id => !newest.has(id)))
  const rows = shown.map(row => newest.get(rowId(row)) ?? row)
  return { rows, departed, waiting: next.length - (shown.length - departed.size) }
}

export interface HeldPlaces {
  /** The row under a resting pointer, or null: the others flow around it. */
  pointed: string | null
  /** How many rows are in sight above it. */
  above: number
  /** The row that has the focus, or null: it stays in the list, also after it left. */
  focused: string | null
  /** Nothing is above the rows in sight: what comes in there is shown at once. */
  isAtTop: boolean
}

/**
 * The newest list, in which the row under the pointer keeps its place and a row that has the pointer or the focus stays
 * after it left. A list that is scrolled can be scrolled on by as much as came or went above: there the row stands in its
 * order, as long as enough rows are above it.
 */
export function settledRows<Row>(
  shown: readonly Row[],
  next: readonly Row[],
  rowId: (row: Row) => string,
  { pointed, above, focused, isAtTop }: HeldPlaces,
): PlacedRows<Row> {
  const ids = new Set(next.map(rowId))
  const held = [focused, pointed].filter(id => id !== null)
  const departed = new Set(held.filter(id => !ids.has(id) && shown.some(row => rowId(row) === id)))
  let rows = next
  for (const id of departed) rows = withDeparted(shown, rows, rowId, id)
  if (pointed !== null) rows = withPlaceKept(shown, rows, rowId, pointed, isAtTop ? null : above)
  return { rows, departed: departed.size === 0 ? NONE : departed, waiting: 0 }
}

/** The list with a row that left, after the last row before it that is still there. */
function withDeparted<Row>(
  shown: readonly Row[],
  next: readonly Row[],
  rowId: (row: Row) => string,
  id: string,
): readonly Row[] {
  const before = shown.findIndex(row => rowId(row) === id)
  const indexes = new Map(next.map((row, index) => [rowId(row), index]))
  const neighbor = shown.slice(0, before).findLast(row => indexes.has(rowId(row)))
  return next.toSpliced(neighbor ? indexes.get(rowId(neighbor))! + 1 : 0, 0, shown[before]!)
}

/** The list with a row at the index where it was last shown; or in its order, with at least so many rows `above`. */
function withPlaceKept<Row>(
  shown: readonly Row[],
  next: readonly Row[],
  rowId: (row: Row) => string,
  id: string,
  above: number | null,
): readonly Row[] {
  const kept = shown.findIndex(row => rowId(row) === id)
  const natural = next.findIndex(row => rowId(row) === id)
  const index = above === null ? kept : Math.max(natural, above)
  if (kept < 0 || natural < 0 || index === natural) return next
  return next.toSpliced(natural, 1).toSpliced(index, 0, next[natural]!)
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
