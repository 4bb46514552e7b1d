import { useState } from 'react'
import type { TablePointer } from '../interaction/use-table-pointer.ts'
import { frozenRows, newRows, type PlacedRows, settledRows } from '../model/place-rows.ts'

const NONE: ReadonlySet<string> = new Set()
const NOWHERE = { rowId: null, above: 0 }

interface HeldRowsInput<Row> {
  rows: readonly Row[]
  rowId: (row: Row) => string
  pointer: TablePointer
  /** The row that has the focus, or null. */
  focused: string | null
  isAtTop: boolean
  /** Changes when another list is asked for, such as another order: then all comes in, pointer or not. */
  view: string
  /** The answer to that comes later, with the next rows. */
  later: boolean
  /** A menu hangs on a row and would slide away with it. */
  menuOpen: boolean
}

export interface HeldRows<Row> extends PlacedRows<Row> {
  /** Ids of the rows that came in with the last change, to slide in. */
  fresh: ReadonlySet<string>
  /** Nothing moves: no row comes, goes, or changes its height. */
  frozen: boolean
  /** Lets everything in that waits. */
  release: () => void
}

/** What was last shown, and from what. */
interface Shown<Row> {
  rows: readonly Row[]
  departed: ReadonlySet<string>
  fresh: ReadonlySet<string>
  from: readonly Row[]
  hold: string
  view: string
}

/**
 * The rows of a table, which keep out of the way of a hand: while the pointer moves over them nothing changes place;
 * while it rests, the row under it stays there; and a row that has the pointer or the focus stays after it left the list.
 */
export function useHeldRows<Row>(input: HeldRowsInput<Row>): HeldRows<Row> {
  const { rows, rowId, pointer, focused, isAtTop, view, later, menuOpen } = input
  const frozen = pointer.is === 'moving' || menuOpen
  const { rowId: pointed, above } = pointer.is === 'resting' ? pointer : NOWHERE
  const hold = JSON.stringify([pointed, focused])
  const [shown, setShown] = useState<Shown<Row>>({
    rows,
    departed: NONE,
    fresh: NONE,
    from: rows,
    hold,
    view,
  })
  const [awaited, setAwaited] = useState(false)
  const show = (next: Pick<Shown<Row>, 'rows' | 'departed' | 'fresh'>) =>
    setShown({ ...next, from: rows, hold, view })
  const release = () =>
    show({
      ...settledRows(shown.rows, rows, rowId, { pointed: null, above: 0, focused, isAtTop }),
      fresh: NONE,
    })

  if (view !== shown.view) {
    show({ rows, departed: NONE, fresh: NONE })
    setAwaited(later)
  } else if (awaited && rows !== shown.from) {
    release()
    setAwaited(false)
  } else if (!frozen && (rows !== shown.from || hold !== shown.hold)) {
    const settled = settledRows(shown.rows, rows, rowId, { pointed, above, focused, isAtTop })
    // A row that slides in would lie over the one under the pointer for a moment.
    const slides = pointer.is === 'away' && rows !== shown.from
    show({ ...settled, fresh: slides ? newRows(shown.from, rows, rowId) : NONE })
  }
  if (!frozen) return { ...shown, waiting: 0, frozen, release }
  return { ...frozenRows(shown.rows, rows, rowId), fresh: NONE, frozen, release }
}
