import type { MoveStatus, MoveType } from '../move/move-lists.ts'

/** Inputs of the edit form that can be locked, by the names of the requirement (MV-LCK-01). */
export const LOCKABLE_INPUTS = [
  'truck',
  'repark',
  'fromZone',
  'trailer',
  'toZone',
  'yardInventory',
  'priority',
  'staticRoute',
] as const
export type LockableInput = (typeof LOCKABLE_INPUTS)[number]

/** Which inputs of the edit form are locked for this move (MV-LCK-01..03). */
export function lockedInputs(move: { status: MoveStatus; type: MoveType }): readonly LockableInput[] {
  if (move.status !== 'draft') return LOCKABLE_INPUTS
  return move.type === 'trailer_attached' ? ['truck', 'repark', 'fromZone', 'trailer'] : []
}

/** Why an input is locked, to stand beside the lock. */
export function lockReason(move: { status: MoveStatus }): string {
  return move.status === 'draft'
    ? 'The trailer is already attached to the truck.'
    : 'Only category, class and notes of a queued move can be changed.'
}

/** Arguments of `updateDraftMove` that each lock closes. */
const ARGUMENTS_BEHIND = {
  truck: ['requestedTruckId'],
  repark: ['type'],
  fromZone: ['fromZoneId'],
  trailer: ['trailerId'],
  toZone: ['toZoneId'],
  yardInventory: [],
  priority: ['priority'],
  staticRoute: [],
} as const satisfies Record<LockableInput, readonly string[]>

/** Which of these changed arguments the move's locks forbid; empty: none (the server's side of MV-LCK). */
export function lockedChanges(
  move: { status: MoveStatus; type: MoveType },
  changedArguments: readonly string[],
): string[] {
  const locked = lockedInputs(move).flatMap((input): readonly string[] => ARGUMENTS_BEHIND[input])
  return changedArguments.filter(name => locked.includes(name))
}

/** Whether anything of the form differs from what it opened with; save buttons stay off until then (MV-LCK-04). */
export function hasChanges<Values extends Record<string, unknown>>(opened: Values, now: Values): boolean {
  const names = new Set([...Object.keys(opened), ...Object.keys(now)])
  return [...names].some(name => JSON.stringify(opened[name] ?? null) !== JSON.stringify(now[name] ?? null))
}
