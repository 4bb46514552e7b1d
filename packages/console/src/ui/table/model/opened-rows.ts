import { createContext, useContext, useState } from 'react'

/**
 * Ids of the rows whose text was opened to its whole length, held by their table: a row that scrolls out of sight is
 * drawn anew when it comes back. The set itself stays the same, so that no row is drawn again for the sake of another.
 */
const OpenedRows = createContext<Set<string> | null>(null)
export const OpenedRowsProvider = OpenedRows.Provider

/** Whether the text of this row is open, and how to open and close it. Outside of a table it is forgotten with the cell. */
export function useOpenedRow(rowId: string): [opened: boolean, setOpened: (opened: boolean) => void] {
  const rows = useContext(OpenedRows)
  const [opened, setOpened] = useState(() => rows?.has(rowId) ?? false)
  const remember = (next: boolean) => {
    if (next) rows?.add(rowId)
    else rows?.delete(rowId)
    setOpened(next)
  }
  return [opened, remember]
}
