import { useMemo } from 'react'
import { type MoveRow, useOpenMoves } from '../../moves/index.ts'
import type { SiteRow } from '../../sites/index.ts'
import { type TrailerRow, useTrailers } from '../../trailers/index.ts'
import { type TruckRow, useTrucks } from '../../trucks/index.ts'
import { useZones, type ZoneRow } from '../../zones/index.ts'
import { isActive } from './active-moves.ts'
import type { BaseMap } from './base-map.ts'
import { useBaseMap } from './use-base-map.ts'

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

/** Gathers the yard of a site from the rooms that keep it. */
export function useMapContents(site: SiteRow): MapContents {
  const { baseMap, loading: baseMapLoading } = useBaseMap(site.id)
  const { zones, loading: zonesLoading, failed: zonesFailed } = useZones(site.id)
  const { trailers, loading: trailersLoading } = useTrailers(site.id)
  const { trucks, loading: trucksLoading, failed: trucksFailed, retry: retryTrucks } = useTrucks(site.id)
  const { moves, loading: movesLoading, failed: movesFailed } = useOpenMoves(site.id)
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
