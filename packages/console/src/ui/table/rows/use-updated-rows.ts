import { useEffect, useRef } from 'react'
import { useChangedRows } from './use-changed-rows.ts'

interface UpdatedRow {
  id: string
  /** ISO time of its last change. */
  updatedAt: string
}

/** Ids of the rows that changed a moment ago, to be tinted. Rows that are new slide in and are not tinted. */
export function useUpdatedRows(rows: readonly UpdatedRow[]): ReadonlySet<string> {
  const { changed, markChanged } = useChangedRows()
  const seen = useRef<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    for (const { id, updatedAt } of rows) {
      const before = seen.current.get(id)
      if (before !== undefined && before !== updatedAt) markChanged(id)
    }
    seen.current = new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]))
  }, [rows, markChanged])
  return changed
}
