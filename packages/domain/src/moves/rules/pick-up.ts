import type { MoveDraft } from '../move/move.ts'
import { moveTypeRule } from './move-type-rules.ts'

/**
 * Fills what follows from the other: a trailer brings its spot as start, a spot its trailer (MV-OPEN-70).
 * Only for moves that fetch a trailer, and only what is missing; form and server call it before they judge the move.
 * @param trailer the chosen trailer, null when none was chosen
 * @param fromZone the chosen start, null when none was chosen
 */
export function withPickUp<Draft extends MoveDraft>(
  move: Draft,
  trailer: { id: string; zoneId: string | null } | null,
  fromZone: { id: string; trailerId: string | null } | null,
): Draft {
  const comesFrom = moveTypeRule(move.type).trailer
  if (comesFrom !== 'fetched' && comesFrom !== 'fetched_either') return move
  if (move.trailerId !== null && move.fromZoneId === null && trailer?.id === move.trailerId) {
    return { ...move, fromZoneId: trailer.zoneId }
  }
  if (move.fromZoneId !== null && move.trailerId === null && fromZone?.id === move.fromZoneId) {
    return { ...move, trailerId: fromZone.trailerId }
  }
  return move
}
