import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { t } from '../../platform/words.ts'
import { useSite } from '../../sites/index.ts'
import { useTrailers } from '../../trailers/index.ts'
import { useTrucks } from '../../trucks/index.ts'
import { useZones } from '../../zones/index.ts'
import { useOpenMoves } from '../use-open-moves.ts'
import { messageOf, useFailureBanner } from './load-failures.ts'
import { useCouplings } from './use-couplings.ts'
import { buildYard, type Yard } from './yard.ts'

/** The yard and which of its lists could not be loaded (MV-ERR-13 to MV-ERR-15). */
export interface YardState extends Yard {
  loading: boolean
  failed: { zones: boolean; trailers: boolean; trucks: boolean }
  /** Why the trailers could not be loaded, as the server said it; null when they are there (MV-ERR-17). */
  trailersMissing: string | null
  /** Asks again for the lists that could not be loaded. */
  retry: () => void
}

const YardContext = createContext<YardState | null>(null)

interface YardProviderProps {
  /** The page itself says when its trucks could not be loaded: no banner beside it (MV-OPEN-135, MV-OPEN-136). */
  tellsOfTrucks?: boolean
  children: ReactNode
}

/** Loads the lists of the selected site once for everything below that asks the move rules. */
export function YardProvider({ tellsOfTrucks = false, children }: YardProviderProps) {
  const { id } = useSite()
  const { zones, ...zonesState } = useZones(id)
  const { trailers, ...trailersState } = useTrailers(id)
  const { trucks, ...trucksState } = useTrucks(id)
  const { moves: openMoves } = useOpenMoves(id)
  const couplings = useCouplings()
  useFailureBanner(t('Unable to load trailers'), trailersState.error)
  useFailureBanner(t('Unable to load zones'), zonesState.error)
  useFailureBanner(t('Unable to load AVs'), tellsOfTrucks ? undefined : trucksState.error)
  const yard = useMemo(
    () => buildYard({ zones, trailers, trucks, couplings, openMoves }),
    [zones, trailers, trucks, couplings, openMoves],
  )
  const state: YardState = {
    ...yard,
    loading: zonesState.loading || trailersState.loading || trucksState.loading,
    failed: { zones: zonesState.failed, trailers: trailersState.failed, trucks: trucksState.failed },
    trailersMissing: trailersState.error === undefined ? null : messageOf(trailersState.error),
    retry: () => {
      for (const list of [zonesState, trailersState, trucksState]) if (list.failed) list.retry()
    },
  }
  return <YardContext.Provider value={state}>{children}</YardContext.Provider>
}

/** The yard of the selected site. */
export function useYard(): YardState {
  const yard = useContext(YardContext)
  if (yard === null) throw new Error('useYard needs a YardProvider above it')
  return yard
}
