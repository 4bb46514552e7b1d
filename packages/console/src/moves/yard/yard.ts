import type { ActiveMove, MoveDraft, MoveFacts } from '@tractrix/domain/moves'
import type { TrailerFacts } from '@tractrix/domain/trailers'
import type { TruckFacts } from '@tractrix/domain/trucks'
import type { ZoneFacts } from '@tractrix/domain/zones'
import { parkedTrailers, type TrailerRow } from '../../trailers/index.ts'
import type { TruckRow } from '../../trucks/index.ts'
import type { ZoneRow } from '../../zones/index.ts'
import { isQueued, type MoveRow } from '../move-row.ts'

/** What hangs on a truck, as its telemetry says. */
export interface Coupling {
  trailerIsConnected: boolean
  connectedTrailerId: string | null
}

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

/** The facts around one move for the rules of the domain. `moveId` is the move itself, null while it is new. */
export function factsFor(
  draft: Pick<MoveDraft, 'trailerId' | 'fromZoneId' | 'toZoneId' | 'requestedTruckId'>,
  moveId: string | null,
  yard: Yard,
): MoveFacts {
  return {
    trailer: trailerFacts(draft.trailerId, yard),
    fromZone: zoneFacts(draft.fromZoneId, yard),
    toZone: zoneFacts(draft.toZoneId, yard),
    truck: truckFacts(draft.requestedTruckId, yard),
    otherActiveMoves: yard.openMoves.filter(move => isQueued(move) && move.id !== moveId).map(toActiveMove),
  }
}

/** The stored move as the rules read a draft. */
export function draftOf(move: MoveRow): MoveDraft {
  return {
    type: move.type,
    fromZoneId: move.fromZone?.id ?? null,
    toZoneId: move.toZone?.id ?? null,
    trailerId: move.trailer?.id ?? null,
    requestedTruckId: move.requestedTruck?.id ?? null,
    metadata: metadataOf(move),
  }
}

/** The settings of a move; anything that is no object counts as none. */
export function metadataOf(move: Pick<MoveRow, 'metadata'>): MoveDraft['metadata'] {
  return typeof move.metadata === 'object' && move.metadata !== null
    ? (move.metadata as MoveDraft['metadata'])
    : {}
}

function trailerFacts(id: string | null, yard: Yard): TrailerFacts | null {
  const trailer = id === null ? undefined : yard.trailers.get(id)
  if (trailer === undefined) return null
  const attached = [...yard.couplings].find(([, coupling]) => coupling.connectedTrailerId === trailer.id)
  return { ...trailer, attachedTruckId: attached?.[0] ?? trailer.attachedTruckId }
}

function zoneFacts(id: string | null, yard: Yard): ZoneFacts | null {
  const zone = id === null ? undefined : yard.zones.get(id)
  return zone ? { ...zone, trailerId: yard.parked.get(zone.id)?.id ?? null } : null
}

function truckFacts(id: string | null, yard: Yard): TruckFacts | null {
  const truck = id === null ? undefined : yard.trucks.get(id)
  if (truck === undefined) return null
  const coupling = yard.couplings.get(truck.id) ?? { trailerIsConnected: false, connectedTrailerId: null }
  return { ...truck, ...coupling }
}

function toActiveMove(move: MoveRow): ActiveMove {
  return {
    id: move.id,
    fromZoneId: move.fromZone?.id ?? null,
    toZoneId: move.toZone?.id ?? null,
    trailerId: move.trailer?.id ?? null,
  }
}

function byId<Item extends { id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map(item => [item.id, item]))
}
