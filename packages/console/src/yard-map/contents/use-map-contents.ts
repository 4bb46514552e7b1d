import { useMemo } from 'react'
import {
  type MoveRow,
  type TrailerRow,
  type TruckRow,
  useSiteMoves,
  useSiteTrailers,
  useSiteTrucks,
  useSiteZones,
  type ZoneRow,
} from '../../site-data/index.ts'
import type { SiteRow } from '../../sites/index.ts'
import type { BaseMap } from '../base-map/base-map.ts'
import { useBaseMap } from '../base-map/use-base-map.ts'
import { isActive } from './active-moves.ts'

/** Whether a list is still awaited, or could not be had. */
export interface ListState {
  loading: boolean
  failed: boolean
}

/** What the map and its sidebar show, all of it kept live. */
export interface MapContents {
  site: SiteRow
  baseMap: BaseMap | null
  zones: readonly ZoneRow[]
  trailers: readonly TrailerRow[]
  /** Trucks in service, by name. */
  trucks: readonly TruckRow[]
  /** Pending and in-progress moves (OP-MAP-20, OP-MAP-21). */
  activeMoves: readonly MoveRow[]
  state: { zones: ListState; trucks: ListState; moves: ListState }
  /** Whether everything that belongs to a first picture is there, or known to be missing. */
  isWhole: boolean
  /** Asks again for the trucks. */
  retryTrucks: () => void
}

/** What the map shows of the site's data, and its base map. */
export function useMapContents(site: SiteRow): MapContents {
  const { baseMap, loading: baseMapLoading } = useBaseMap(site.id)
  const { zones, loading: zonesLoading, failed: zonesFailed } = useSiteZones()
  const { trailers, loading: trailersLoading } = useSiteTrailers()
  const { trucks, loading: trucksLoading, failed: trucksFailed, retry: retryTrucks } = useSiteTrucks()
  const { moves, loading: movesLoading, failed: movesFailed } = useSiteMoves()
  const activeMoves = useMemo(() => moves.filter(isActive), [moves])
  const inOrder = useMemo(() => [...trucks].sort(byName), [trucks])
  const state = useMemo(
    () => ({
      zones: { loading: zonesLoading, failed: zonesFailed },
      trucks: { loading: trucksLoading, failed: trucksFailed },
      moves: { loading: movesLoading, failed: movesFailed },
    }),
    [zonesLoading, zonesFailed, trucksLoading, trucksFailed, movesLoading, movesFailed],
  )
  const isWhole = !(baseMapLoading || zonesLoading || trailersLoading || trucksLoading || movesLoading)
  return useMemo(
    () => ({ site, baseMap, zones, trailers, trucks: inOrder, activeMoves, state, isWhole, retryTrucks }),
    [site, baseMap, zones, trailers, inOrder, activeMoves, state, isWhole, retryTrucks],
  )
}

const byName = (a: TruckRow, b: TruckRow) => a.name.localeCompare(b.name, undefined, { numeric: true })
