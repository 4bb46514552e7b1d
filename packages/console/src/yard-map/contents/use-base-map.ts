import { useEffect, useState } from 'react'
import { onNetworkBack } from '../../platform/network-back.ts'
import { type BaseMap, fetchBaseMap } from './base-map.ts'

/**
 * A site's base map; null until it is there, and when it cannot be had, so that zones and trucks are shown all the same.
 * Asked for again when the network is back.
 */
export function useBaseMap(siteId: string): BaseMap | null {
  const [baseMap, setBaseMap] = useState<BaseMap | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    let stopListening = () => {}
    const ask = () => {
      stopListening()
      fetchBaseMap(siteId, abort.signal).then(setBaseMap, () => {
        if (!abort.signal.aborted) stopListening = onNetworkBack(ask)
      })
    }
    ask()
    return () => {
      abort.abort()
      stopListening()
    }
  }, [siteId])
  return baseMap
}
