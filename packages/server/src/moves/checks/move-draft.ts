import { catalogued } from '@tractrix/domain/errors'
import { type Move, type MoveDraft, moveTypeRule, withPickUp } from '@tractrix/domain/moves'
import { factsOf, type YardFacts } from '../store/yard-facts.store.ts'

/** What a stored move asks for, as the rules read it. */
export function moveToDraft(move: Move): MoveDraft {
  return {
    type: move.type,
    fromZoneId: move.fromZone?.id ?? null,
    toZoneId: move.toZone?.id ?? null,
    trailerId: move.trailer?.id ?? null,
    requestedTruckId: move.requestedTruck?.id ?? null,
    metadata: move.metadata,
  }
}

/**
 * Fills what follows from what was named: a trailer brings its spot, a spot its trailer (MV-OPEN-70), a truck the
 * trailer that hangs on it.
 */
export function completeDraft(draft: MoveDraft, yard: YardFacts): MoveDraft {
  if (moveTypeRule(draft.type).trailer === 'connected') {
    const hanging = draft.requestedTruckId && yard.trucks.get(draft.requestedTruckId)?.connectedTrailerId
    return { ...draft, trailerId: draft.trailerId ?? hanging ?? null }
  }
  const { trailer, fromZone } = factsOf(yard, draft, null)
  return withPickUp(draft, trailer, fromZone)
}

/**
 * Refuses what belongs to another site or to nobody, both alike (MV-SITE-05).
 *
 * @throws UNAUTHORIZED
 */
export function assertOfSite(draft: MoveDraft, yard: YardFacts): void {
  const missing =
    isMissing(draft.fromZoneId, yard.zones) ||
    isMissing(draft.toZoneId, yard.zones) ||
    isMissing(draft.trailerId, yard.trailers) ||
    isMissing(draft.requestedTruckId, yard.trucks)
  if (missing) throw catalogued('UNAUTHORIZED')
}

const isMissing = (id: string | null, known: ReadonlyMap<string, unknown>) => id !== null && !known.has(id)
