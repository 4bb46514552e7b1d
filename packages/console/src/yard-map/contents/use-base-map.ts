import { useEffect, useState } from 'react'
import { type BaseMap, fetchBaseMap } from './base-map.ts'

/** A site's base map; null until it is there, and when it cannot be had, so that zones and trucks are shown all the same. */
export function useBaseMap(siteId: string): BaseMap | null {
  const [baseMap, setBaseMap] = useState<BaseMap | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    fetchBaseMap(siteId, abort.signal).then(setBaseMap, () => undefined)
    return () => abort.abort()
  }, [siteId])
  return baseMap
}
