import { useEffect, useState } from 'react'
import { type BaseMap, fetchBaseMap } from './base-map.ts'

/**
 * A site's base map; null until it is there, and when it cannot be had, so that zones and trucks are shown all the same.
 * `loading` tells whether it is still awaited.
 */
export function useBaseMap(siteId: string): { baseMap: BaseMap | null; loading: boolean } {
  const [answer, setAnswer] = useState<{ siteId: string; baseMap: BaseMap | null } | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const settle = (baseMap: BaseMap | null) => {
      if (!abort.signal.aborted) setAnswer({ siteId, baseMap })
    }
    fetchBaseMap(siteId, abort.signal).then(settle, () => settle(null))
    return () => abort.abort()
  }, [siteId])
  const isHere = answer?.siteId === siteId
  return { baseMap: isHere ? answer.baseMap : null, loading: !isHere }
}
