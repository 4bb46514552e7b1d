import type { MoveRow } from './moves/move-row.ts'
import type { Coupling } from './telemetry/use-couplings.ts'
import { parkedTrailers } from './trailers/parked-trailers.ts'
import type { TrailerRow } from './trailers/use-trailers.ts'
import type { TruckRow } from './trucks/use-trucks.ts'
import type { ZoneRow } from './zones/zone-row.ts'

/** The site as the move rules see it, indexed by id. */
export interface Yard {
  zones: ReadonlyMap<string, ZoneRow>
  trailers: ReadonlyMap<string, TrailerRow>
  trucks: ReadonlyMap<string, TruckRow>
  /** The trailer in each zone, by zone id. */
  parked: ReadonlyMap<string, TrailerRow>
  /** By truck id; a truck that has not reported has none. */
  couplings: ReadonlyMap<string, Coupling>
  openMoves: readonly MoveRow[]
}

export interface YardLists {
  zones: readonly ZoneRow[]
  trailers: readonly TrailerRow[]
  trucks: readonly TruckRow[]
  couplings: ReadonlyMap<string, Coupling>
  openMoves: readonly MoveRow[]
}

export function buildYard({ zones, trailers, trucks, couplings, openMoves }: YardLists): Yard {
  return {
    zones: byId(zones),
    trailers: byId(trailers),
    trucks: byId(trucks),
    parked: parkedTrailers(trailers),
    couplings,
    openMoves,
  }
}

function byId<Item extends { id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map(item => [item.id, item]))
}
