import { useMemo } from 'react'
import { type MoveRow, useOpenMoves } from '../moves/index.ts'
import type { SiteRow } from '../sites/index.ts'
import { type TrailerRow, useTrailers } from '../trailers/index.ts'
import { type TruckRow, useTrucks } from '../trucks/index.ts'
import { useZones, type ZoneRow } from '../zones/index.ts'
import type { BaseMap } from './base-map.ts'
import { useBaseMap } from './use-base-map.ts'

/** What the map and its sidebar show, all of it kept live. */
export interface MapContents {
  site: SiteRow
  baseMap: BaseMap | null
  zones: readonly ZoneRow[]
  trailers: readonly TrailerRow[]
  /** Trucks that are not archived, by name. */
  trucks: readonly TruckRow[]
  trucksFailed: boolean
  trucksLoading: boolean
  /** Pending and in-progress moves (OP-MAP-20, OP-MAP-21). */
  activeMoves: readonly MoveRow[]
}

/** Gathers the yard of a site from the rooms that keep it. */
export function useMapContents(site: SiteRow): MapContents {
  const baseMap = useBaseMap(site.id)
  const { zones } = useZones(site.id)
  const { trailers } = useTrailers(site.id)
  const { trucks, loading, failed } = useTrucks(site.id)
  const { moves } = useOpenMoves(site.id)
  const inService = useMemo(
    () =>
      trucks
        .filter(truck => !truck.archived)
        .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true })),
    [trucks],
  )
  const activeMoves = useMemo(() => moves.filter(isActive), [moves])
  return {
    site,
    baseMap,
    zones,
    trailers,
    trucks: inService,
    trucksFailed: failed,
    trucksLoading: loading,
    activeMoves,
  }
}

/** Moves that the map counts with: pending and in progress (OP-MAP-20, OP-MAP-21). */
export function isActive(move: Pick<MoveRow, 'status'>): boolean {
  return move.status === 'pending' || move.status === 'in_progress'
}
