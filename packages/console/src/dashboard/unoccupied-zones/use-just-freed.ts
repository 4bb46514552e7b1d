import { useEffect, useRef } from 'react'
import { useChangedRows } from '../../ui/table/rows/use-changed-rows.ts'
import type { SpotSection } from './free-spots.ts'

/** Ids of the spots that became free a moment ago, tinted as long as a changed row. `known` is false while loading. */
export function useJustFreed(sections: readonly SpotSection[], known: boolean): ReadonlySet<string> {
  const { changed, markChanged } = useChangedRows()
  const before = useRef<ReadonlySet<string> | null>(null)
  const ids = sections.flatMap(section => section.banks.flatMap(bank => bank.free.map(zone => zone.id)))
  const text = ids.join(' ')
  useEffect(() => {
    if (!known) return
    const now = new Set(text.split(' '))
    if (before.current !== null) {
      for (const id of now) if (!before.current.has(id)) markChanged(id)
    }
    before.current = now
  }, [text, known, markChanged])
  return changed
}
