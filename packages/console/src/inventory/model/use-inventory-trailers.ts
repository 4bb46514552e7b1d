import { useMemo, useRef } from 'react'
import { useTrailerClocks } from '../../detention/index.ts'
import { type TrailerRow, useSiteTrailers } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import type { InventoryTrailer } from './inventory-trailer.ts'

interface Joined {
  from: TrailerRow
  trailer: InventoryTrailer
}

/** Every trailer on site with its clock; one that did not change stays the same object. */
export function useInventoryTrailers(): readonly InventoryTrailer[] {
  const { trailers } = useSiteTrailers()
  const clocks = useTrailerClocks(useSite().id)
  const known = useRef<ReadonlyMap<string, Joined>>(new Map())
  return useMemo(() => {
    const joined = new Map(
      trailers.map(from => {
        const before = known.current.get(from.id)
        const detention = clocks.get(from.id) ?? null
        const isSame = before?.from === from && before.trailer.detention === detention
        return [from.id, isSame ? before : { from, trailer: { ...from, detention } }]
      }),
    )
    known.current = joined
    return [...joined.values()].map(({ trailer }) => trailer)
  }, [trailers, clocks])
}
