import type { MoveSource, MoveStatus, MoveType } from '../move/move-lists.ts'

/** What the row actions read of a move. */
export interface RowActionMove {
  status: MoveStatus
  source: MoveSource
  type: MoveType
  customerStatus: string | null
  rejectedCode: string | null
  reassignedAt: string | null
  inProgressAt: string | null
  trailer: { inTransit: boolean } | null
  truck: { id: string } | null
}

/** Why an action of a row is off. */
export const ROW_ACTION_REASONS = [
  'not_a_draft',
  'not_active',
  'partner_has_not_acknowledged',
  'find_trailer_is_fixed',
  'already_returned',
  'not_from_a_partner',
  'not_pending',
  'not_returnable',
  'in_progress',
  'already_complete',
  'errored_without_rejection',
  'never_in_progress',
  'without_truck',
  'without_trailer',
  'trailer_connection_differs',
] as const
export type RowActionReason = (typeof ROW_ACTION_REASONS)[number]

export const ROW_ACTION_TEXTS = {
  not_a_draft: 'Only a draft move can do this.',
  not_active: 'Only a pending or in progress move can be canceled.',
  partner_has_not_acknowledged: 'The partner has not acknowledged this move yet.',
  find_trailer_is_fixed: 'A find trailer move cannot be changed.',
  already_returned: 'This move was already returned.',
  not_from_a_partner: 'Only moves of a partner can be returned.',
  not_pending: 'Only a pending move can be reassigned.',
  not_returnable: 'Only a draft, pending, canceled or errored move can be returned.',
  in_progress: 'The move is in progress.',
  already_complete: 'This move is already complete.',
  errored_without_rejection: 'The move is in error and was not rejected.',
  never_in_progress: 'The move was never in progress.',
  without_truck: 'The move has no truck.',
  without_trailer: 'The move has no trailer.',
  trailer_connection_differs: 'What the truck says about its trailer differs from the inventory.',
} as const satisfies Record<RowActionReason, string>

/** Why Cancel is off (MV-STA-06, MV-STA-07, MV-ACT-07). */
export function cancelReasons(move: RowActionMove): RowActionReason[] {
  const reasons: RowActionReason[] = []
  if (move.status !== 'pending' && move.status !== 'in_progress') reasons.push('not_active')
  if (isUnacknowledged(move)) reasons.push('partner_has_not_acknowledged')
  return reasons
}

/** Why Edit is off (MV-ACT-08, MV-ACT-09). */
export function editReasons(move: RowActionMove): RowActionReason[] {
  const reasons: RowActionReason[] = []
  if (move.type === 'find_trailer') reasons.push('find_trailer_is_fixed')
  if (isUnacknowledged(move)) reasons.push('partner_has_not_acknowledged')
  return reasons
}

/** Why Reassign, an action of the queue, is off (MV-ACT-10, MV-OPEN-82). */
export function reassignReasons(move: RowActionMove): RowActionReason[] {
  const reasons: RowActionReason[] = []
  if (move.source !== 'api') reasons.push('not_from_a_partner')
  if (move.status !== 'pending') reasons.push('not_pending')
  return reasons
}

/** Why the server refuses to return a move: wider than the Reassign button (MV-STA-12, MV-STA-13, MV-OPEN-121). */
export function returnReasons(move: RowActionMove): RowActionReason[] {
  const reasons: RowActionReason[] = []
  if (move.source !== 'api') reasons.push('not_from_a_partner')
  if (move.status === 'in_progress' || move.status === 'complete') reasons.push('not_returnable')
  if (move.reassignedAt !== null) reasons.push('already_returned')
  return reasons
}

/** What Return does with a draft: drafts of a partner are returned, all others deleted (MV-STA-14, MV-OPEN-53). */
export function returnOrDelete(move: Pick<RowActionMove, 'source'>): 'return' | 'delete' {
  return move.source === 'api' ? 'return' : 'delete'
}

/** Why Delete is off outside the testing tools (MV-OPEN-93). */
export function deleteReasons(move: RowActionMove): RowActionReason[] {
  return move.status === 'draft' ? [] : ['not_a_draft']
}

/**
 * Why manual completion is off: an error without a rejected code is retried or returned (MV-ACT-01, MV-ACT-02,
 * MV-OPEN-81).
 */
export function manualCompleteReasons(move: RowActionMove): RowActionReason[] {
  if (move.reassignedAt !== null) return ['already_returned']
  if (move.status === 'complete') return ['already_complete']
  if (move.status === 'in_progress') return ['in_progress']
  if (move.status === 'error' && !move.rejectedCode) return ['errored_without_rejection']
  return []
}

/** Why Retry Move is off; `truck` is the move's truck as it is now (MV-ACT-03, MV-ACT-04). */
export function retryReasons(
  move: RowActionMove,
  truck: { trailerIsConnected: boolean } | null,
): RowActionReason[] {
  const reasons: RowActionReason[] = []
  if (move.inProgressAt === null) reasons.push('never_in_progress')
  if (move.trailer === null) reasons.push('without_trailer')
  if (move.truck === null || truck === null) reasons.push('without_truck')
  else if (move.trailer !== null && truck.trailerIsConnected !== move.trailer.inTransit) {
    reasons.push('trailer_connection_differs')
  }
  return reasons
}

/** The type of the move that Retry makes: as the trailer hangs on the truck or stands (MV-ACT-06, MV-OPEN-86). */
export function retryMoveType(truck: { trailerIsConnected: boolean }): 'trailer' | 'trailer_attached' {
  return truck.trailerIsConnected ? 'trailer_attached' : 'trailer'
}

/** The sentences of a list of reasons, in its order. */
export function rowActionTexts(
  reasons: readonly RowActionReason[],
): (typeof ROW_ACTION_TEXTS)[RowActionReason][] {
  return reasons.map(reason => ROW_ACTION_TEXTS[reason])
}

/** A move of a partner who has not said so far what became of it (MV-ACT-07, MV-OPEN-19). */
function isUnacknowledged(move: RowActionMove): boolean {
  return move.source === 'api' && !move.customerStatus
}
