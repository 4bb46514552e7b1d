import { useMemo } from 'react'
import { useRemembered } from '../../../platform/remembered/remembered-setting.ts'
import { type ColumnMemory, tableColumns } from '../../../platform/remembered/remembered-settings.ts'

/** Narrower no column is made, nor wider; pixels. */
const NARROWEST = 36
const WIDEST = 800
/** By so much one press makes a column narrower or wider, in pixels. */
export const WIDTH_STEP = 12

const UNTOUCHED: ColumnMemory = { hidden: [], widths: {} }

/** Which columns of a table somebody hid and how wide they made them; remembered by this browser. */
export interface ColumnArrangement {
  /** Chosen widths in pixels per column id. */
  widths: Readonly<Record<string, number>>
  /** False for a column that is hidden. */
  visibility: Readonly<Record<string, boolean>>
  isUntouched: boolean
  setWidths: (widths: Readonly<Record<string, number>>) => void
  show: (column: string, shown: boolean) => void
  reset: () => void
}

/** The arrangement of the table that is remembered under this name; without a name nothing is remembered. */
export function useColumnArrangement(table: string | undefined): ColumnArrangement {
  const [remembered, remember] = useRemembered(tableColumns)
  const memory = (table === undefined ? undefined : remembered[table]) ?? UNTOUCHED
  const change = (next: ColumnMemory) => {
    if (table !== undefined) remember({ ...tableColumns.read(), [table]: next })
  }
  return {
    widths: useMemo(() => bounded(memory.widths), [memory]),
    visibility: useMemo(() => Object.fromEntries(memory.hidden.map(id => [id, false])), [memory]),
    isUntouched: memory.hidden.length === 0 && Object.keys(memory.widths).length === 0,
    setWidths: widths => change({ ...memory, widths: bounded(widths) }),
    show: (column, shown) => {
      const hidden = memory.hidden.filter(id => id !== column)
      change({ ...memory, hidden: shown ? hidden : [...hidden, column] })
    },
    reset: () => change(UNTOUCHED),
  }
}

function bounded(widths: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(widths).map(([id, width]) => [id, Math.min(WIDEST, Math.max(NARROWEST, width))]),
  )
}
