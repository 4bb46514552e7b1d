import { useState } from 'react'
import type { MenuItem } from '../layers/menu.tsx'
import type { RowAction } from './table-types.ts'

export interface RowMenu {
  /** The row whose menu is open, or null. */
  rowId: string | null
  anchor: Element | null
  label: string
  items: readonly MenuItem[]
  open: (rowId: string, anchor: Element) => void
  close: () => void
}

/** The menu of one row at a time. It follows the row while that changes, and closes when the row goes. */
export function useRowMenu<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  actions: readonly RowAction<Row>[],
): RowMenu {
  const [at, setAt] = useState<{ rowId: string; anchor: Element } | null>(null)
  const row = at === null ? undefined : rows.find(candidate => rowId(candidate) === at.rowId)
  const close = () => setAt(null)
  const open = (id: string, anchor: Element) => setAt({ rowId: id, anchor })
  if (at === null || row === undefined)
    return { rowId: null, anchor: null, label: '', items: [], open, close }
  const items = actions
    .filter(action => action.hidden?.(row) !== true)
    .map(action => ({
      id: action.id,
      label: action.label,
      icon: action.icon,
      keys: action.letter === undefined ? undefined : `Shift ${action.letter.toUpperCase()}`,
      danger: action.danger,
      reasons: action.reasons?.(row),
      onSelect: () => action.run(row),
    }))
  return {
    rowId: at.rowId,
    anchor: at.anchor,
    label: at.anchor.getAttribute('aria-label') ?? '',
    items,
    open,
    close,
  }
}
