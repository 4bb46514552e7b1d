import { useState } from 'react'
import { type HeldRows, holdRows, newRows } from './held-rows.ts'
import { usePointerHold } from './use-pointer-hold.ts'

const NONE: ReadonlySet<string> = new Set()

interface Held<Row> extends HeldRows<Row> {
  /** Ids of the rows that came in with the last change, to slide in. */
  fresh: ReadonlySet<string>
  /** Lets everything in that waits. */
  release: () => void
}

interface HeldRowsInput<Row> {
  rows: readonly Row[]
  rowId: (row: Row) => string
  scroller: HTMLElement | null
  /** Changes when the user asked for another order or filter: then everything comes in, pointer or not. */
  view: string
  /** The answer to that comes later, with the next rows. */
  later: boolean
  /** A menu hangs on a row and would slide away with it. */
  menuOpen: boolean
}

/** Rows that keep their place while somebody may be about to press one of them, or an entry of its menu. */
export function useHeldRows<Row>(input: HeldRowsInput<Row>): Held<Row> {
  const { rows, rowId, scroller, view, later, menuOpen } = input
  // The box around the scroller: the button that lets rows in lies over the rows and is part of the table too.
  const pointerHolds = usePointerHold(scroller?.parentElement ?? null)
  const held = pointerHolds || menuOpen
  const [shown, setShown] = useState(rows)
  const [fresh, setFresh] = useState(NONE)
  const [shownView, setShownView] = useState(view)
  const [awaited, setAwaited] = useState(false)
  const release = () => {
    setFresh(newRows(shown, rows, rowId))
    setShown(rows)
    setAwaited(false)
  }
  if (view !== shownView) {
    release()
    setFresh(NONE)
    setShownView(view)
    setAwaited(later)
  } else if ((!held || awaited) && shown !== rows) release()
  if (!held) return { rows, gone: NONE, waiting: 0, fresh, release }
  return { ...holdRows(shown, rows, rowId), fresh: NONE, release }
}
