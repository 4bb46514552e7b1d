import { trailerName } from '@tractrix/domain/trailers'
import { useCallback } from 'react'
import { useSiteData } from '../../site-data/index.ts'

/** Names of the zones, trucks and trailers of the site by their ids; null for what is not there. */
export function useRecordNames(): (id: string) => string | null {
  const { zones, trucks, trailers } = useSiteData()
  return useCallback(
    (id: string) => {
      const trailer = trailers.get(id)
      if (trailer !== undefined) return trailerName(trailer)
      return zones.get(id)?.name ?? trucks.get(id)?.name ?? null
    },
    [zones, trucks, trailers],
  )
}
