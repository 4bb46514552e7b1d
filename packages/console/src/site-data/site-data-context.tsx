import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { t } from '../platform/words.ts'
import { useSite } from '../sites/index.ts'
import { messageOf, useFailureBanner } from './load-failures.ts'
import { useOpenMoves } from './moves/use-open-moves.ts'
import { SiteMovesContext, SiteTrailersContext, SiteTrucksContext, SiteZonesContext } from './site-lists.ts'
import { useCouplings } from './telemetry/use-couplings.ts'
import { useTrailers } from './trailers/use-trailers.ts'
import { useTrucks } from './trucks/use-trucks.ts'
import { buildYard, type Yard } from './yard.ts'
import { useZones } from './zones/use-zones.ts'

/** The yard, and which of its lists could not be loaded (MV-ERR-13 to MV-ERR-15). */
export interface SiteData extends Yard {
  /** Whether zones, trailers or trucks are still awaited. */
  loading: boolean
  failed: { zones: boolean; trailers: boolean; trucks: boolean }
  /** Why the trailers could not be loaded, as the server said it; null when they are there (MV-ERR-17). */
  trailersMissing: string | null
  /** Asks again for those of zones, trailers and trucks that could not be loaded. */
  retry: () => void
}

const SiteDataContext = createContext<SiteData | null>(null)

interface SiteDataProviderProps {
  /** The page itself says when its trucks could not be loaded: no banner beside it (MV-OPEN-135, MV-OPEN-136). */
  pageShowsTrucksFailed?: boolean
  children: ReactNode
}

/** Loads the lists of the selected site and keeps them live, once for everything below. */
export function SiteDataProvider({ pageShowsTrucksFailed = false, children }: SiteDataProviderProps) {
  const { id } = useSite()
  const zones = useZones(id)
  const trailers = useTrailers(id)
  const trucks = useTrucks(id)
  const moves = useOpenMoves(id)
  const couplings = useCouplings()
  useFailureBanner(t('Unable to load trailers'), trailers.error)
  useFailureBanner(t('Unable to load zones'), zones.error)
  useFailureBanner(t('Unable to load AVs'), pageShowsTrucksFailed ? undefined : trucks.error)
  const yard = useMemo(
    () =>
      buildYard({
        zones: zones.zones,
        trailers: trailers.trailers,
        trucks: trucks.trucks,
        couplings,
        openMoves: moves.moves,
      }),
    [zones.zones, trailers.trailers, trucks.trucks, couplings, moves.moves],
  )
  const data: SiteData = {
    ...yard,
    loading: zones.loading || trailers.loading || trucks.loading,
    failed: { zones: zones.failed, trailers: trailers.failed, trucks: trucks.failed },
    trailersMissing: trailers.error === undefined ? null : messageOf(trailers.error),
    retry: () => {
      for (const list of [zones, trailers, trucks]) if (list.failed) list.retry()
    },
  }
  return (
    <SiteZonesContext.Provider value={zones}>
      <SiteTrailersContext.Provider value={trailers}>
        <SiteTrucksContext.Provider value={trucks}>
          <SiteMovesContext.Provider value={moves}>
            <SiteDataContext.Provider value={data}>{children}</SiteDataContext.Provider>
          </SiteMovesContext.Provider>
        </SiteTrucksContext.Provider>
      </SiteTrailersContext.Provider>
    </SiteZonesContext.Provider>
  )
}

/** The whole yard of the selected site; who needs one list alone reads that (`useSiteMoves`, …). */
export function useSiteData(): SiteData {
  const data = useContext(SiteDataContext)
  if (data === null) throw new Error('useSiteData needs a SiteDataProvider above it')
  return data
}
