import { useEffect, useState } from 'react'
import { type HeldRows, holdRows, newRows } from './held-rows.ts'

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
}

/**
 * Rows that keep their place while the pointer moves over the table. A pointer that merely rests where the table
 * came to be, as after a dialog closed, holds nothing.
 */
export function useHeldRows<Row>({ rows, rowId, scroller, view, later }: HeldRowsInput<Row>): Held<Row> {
  // The box around the scroller: the button that lets rows in lies over the rows and is part of the table too.
  const held = usePointerInside(scroller?.parentElement ?? null)
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

function usePointerInside(element: HTMLElement | null): boolean {
  const [inside, setInside] = useState(false)
  useEffect(() => {
    if (element === null) return
    let last: { x: number; y: number } | null = null
    const enter = (event: PointerEvent) => {
      last = { x: event.clientX, y: event.clientY }
    }
    const move = (event: PointerEvent) => {
      const moved = last !== null && (last.x !== event.clientX || last.y !== event.clientY)
      if (moved && event.pointerType === 'mouse') setInside(true)
      last ??= { x: event.clientX, y: event.clientY }
    }
    const leave = () => {
      last = null
      setInside(false)
    }
    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerleave', leave)
    return () => {
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerleave', leave)
    }
  }, [element])
  return inside
}
