import type { ActiveMove, MoveDraft, MoveFacts } from '@tractrix/domain/moves'
import type { TrailerFacts } from '@tractrix/domain/trailers'
import type { TruckFacts } from '@tractrix/domain/trucks'
import type { ZoneFacts } from '@tractrix/domain/zones'
import { isQueued, type MoveRow, type Yard } from '../../site-data/index.ts'

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
