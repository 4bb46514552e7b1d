import { type FocusEvent, useState } from 'react'

export interface RowFocus {
  /** The row that had the focus last and its place then; null: none had it. */
  last: { id: string; index: number } | null
  /** The row in which the focus is, or null. */
  within: string | null
  enter: (id: string, index: number) => void
  onBlur: (event: FocusEvent) => void
}

/** Which row of a table has the focus. */
export function useRowFocus(): RowFocus {
  const [last, setLast] = useState<RowFocus['last']>(null)
  const [within, setWithin] = useState<string | null>(null)
  return {
    last,
    within,
    enter: (id, index) => {
      setLast({ id, index })
      setWithin(id)
    },
    onBlur: event => {
      // A window that is left keeps the focus where it was.
      if (document.activeElement !== event.target) setWithin(null)
    },
  }
}
