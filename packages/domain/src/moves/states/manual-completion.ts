import type { TruckFacts } from '../../trucks/index.ts'
import { SPOT_ZONE_TYPES, type ZoneFacts, type ZoneType } from '../../zones/index.ts'
import type { MoveStatus, MoveType } from '../move/move-lists.ts'
import { moveTypeRule } from '../rules/move-type-rules.ts'

/** What is missing before a move can be completed by hand. */
export const MANUAL_COMPLETION_PROBLEMS = [
  'truck_missing',
  'truck_archived',
  'destination_missing',
  'destination_unfit',
  'destination_occupied',
] as const
export type ManualCompletionProblem = (typeof MANUAL_COMPLETION_PROBLEMS)[number]

export const MANUAL_COMPLETION_TEXTS = {
  truck_missing: 'Please select a truck.',
  truck_archived: 'The selected truck is no longer in service.',
  destination_missing: 'Please select a destination.',
  destination_unfit: 'The selected destination cannot be used for this kind of move.',
  destination_occupied: 'The selected destination is occupied by another trailer.',
} as const satisfies Record<ManualCompletionProblem, string>

/**
 * A draft trailer move needs a truck and a free destination to be completed by hand; for any other move both are
 * optional, but a destination that is chosen must be free and one where such a move can end (MV-ACT-11, MV-ACT-12,
 * MV-OPEN-87, MV-STA-10); the move's own one is taken as it is. A truck that is no longer in service has done nothing since; a read-only one may have (MV-OPEN-23).
 *
 * @param chosen `truck` left out: the one the move has, or nobody looked; `isOwnDestination`: the zone is the one that
 *   the move has
 */
export function manualCompletionProblems(
  move: { status: MoveStatus; type: MoveType; trailerId: string | null },
  chosen: {
    truckId: string | null
    truck?: Pick<TruckFacts, 'archived'> | null
    toZone: Pick<ZoneFacts, 'trailerId' | 'zoneType'> | null
    isOwnDestination?: boolean
  },
): ManualCompletionProblem[] {
  const problems: ManualCompletionProblem[] = []
  const isRequired = move.status === 'draft' && move.type === 'trailer'
  if (isRequired && chosen.truckId === null) problems.push('truck_missing')
  if (chosen.truck?.archived) problems.push('truck_archived')
  if (isRequired && chosen.toZone === null) problems.push('destination_missing')
  const other = chosen.isOwnDestination ? null : chosen.toZone
  if (other !== null && !canEndIn(move.type, other.zoneType)) problems.push('destination_unfit')
  const standsThere = chosen.toZone?.trailerId ?? null
  if (standsThere !== null && standsThere !== move.trailerId) problems.push('destination_occupied')
  return problems
}

/** A move without a destination of its own can only have left its trailer in a spot. */
function canEndIn(type: MoveType, zoneType: ZoneType): boolean {
  const { destinations } = moveTypeRule(type)
  return (destinations.length > 0 ? destinations : SPOT_ZONE_TYPES).includes(zoneType)
}
