import {
  hasDestination,
  MANUAL_COMPLETION_TEXTS,
  type ManualCompletionProblem,
  manualCompletionProblems,
  moveTypeRule,
} from '@tractrix/domain/moves'
import type { MoveRow, Yard, ZoneRow } from '../../site-data/index.ts'
import { byZoneName } from '../form/model/by-zone-name.ts'

/** What a person says was done: which truck, and where the trailer stands now. */
export interface Completion {
  truckId: string | null
  toZoneId: string | null
}

/** What the dialog opens with: what the move has or asked for; null where nothing is known, or asked. */
export function completionOf(move: MoveRow): Completion {
  return {
    truckId: (move.truck ?? move.requestedTruck)?.id ?? null,
    toZoneId: asksDestination(move) ? (move.toZone?.id ?? null) : null,
  }
}

/** A draft trailer move cannot be completed without both (MV-ACT-11, MV-ACT-12, MV-OPEN-87). */
export function needsBoth(move: Pick<MoveRow, 'status' | 'type'>): boolean {
  return move.status === 'draft' && move.type === 'trailer'
}

/** Moves that bring nothing anywhere are completed without a destination. */
export function asksDestination(move: Pick<MoveRow, 'type'>): boolean {
  return hasDestination(move.type)
}

/** Zones where the move can have ended: those of its type that are free, and where its own trailer stands (MV-ACT-12). */
export function completionZones(
  move: Pick<MoveRow, 'type' | 'trailer'>,
  yard: Pick<Yard, 'zones' | 'parked'>,
): ZoneRow[] {
  const { destinations } = moveTypeRule(move.type)
  return [...yard.zones.values()]
    .filter(zone => {
      const parked = yard.parked.get(zone.id)
      return destinations.includes(zone.zoneType) && (parked === undefined || parked.id === move.trailer?.id)
    })
    .sort(byZoneName)
}

/** Why it cannot be completed so; empty: it can. */
export function completionReasons(
  move: MoveRow,
  chosen: Completion,
  yard: Pick<Yard, 'zones' | 'parked'>,
): (typeof MANUAL_COMPLETION_TEXTS)[ManualCompletionProblem][] {
  const { toZoneId, truckId } = chosen
  const zone = toZoneId === null ? undefined : yard.zones.get(toZoneId)
  const toZone = zone ? { zoneType: zone.zoneType, trailerId: yard.parked.get(zone.id)?.id ?? null } : null
  const problems = manualCompletionProblems(
    { status: move.status, type: move.type, trailerId: move.trailer?.id ?? null },
    { truckId, toZone, isOwnDestination: toZoneId === move.toZone?.id },
  )
  return problems.map(problem => MANUAL_COMPLETION_TEXTS[problem])
}
