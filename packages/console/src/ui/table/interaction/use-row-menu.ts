import { useState } from 'react'
import type { MenuItem } from '../../layers/menu.tsx'
import type { RowAction } from '../model/table-types.ts'

export interface RowMenu {
  /** The row whose menu is open, or null. */
  rowId: string | null
  anchor: Element | null
  open: (rowId: string, anchor: Element) => void
  close: () => void
}

/** The menu of one row at a time. */
export function useRowMenu(): RowMenu {
  const [at, setAt] = useState<{ rowId: string; anchor: Element } | null>(null)
  return {
    rowId: at?.rowId ?? null,
    anchor: at?.anchor ?? null,
    open: (rowId, anchor) => setAt({ rowId, anchor }),
    close: () => setAt(null),
  }
}

/** What the menu of a row offers. All is off in that of a row that left, for the reason in `departed`. */
export function rowMenuItems<Row>(
  row: Row,
  actions: readonly RowAction<Row>[],
  departed: string | null,
): MenuItem[] {
  return actions
    .filter(action => action.hidden?.(row) !== true)
    .map(action => ({
      id: action.id,
      label: action.label,
      icon: action.icon,
      keys: action.letter === undefined ? undefined : `Shift ${action.letter.toUpperCase()}`,
      danger: action.danger,
      reasons: departed === null ? action.reasons?.(row) : [departed],
      onSelect: () => action.run(row),
    }))
}
