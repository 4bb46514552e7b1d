import type { Trailer } from './trailer.ts'
import type { TrailerRefusal } from './trailer-refusals.ts'

/** What a person can do about the stay of a trailer; exactly one of them is offered at a time. */
export type StayAction = 'confirm_drop_off' | 'check_out' | 'undo_checkout' | 're_check_in'

type OnSite = Pick<Trailer, 'archived' | 'inTransit' | 'otrDropOffConfirmed'>
type CheckedOut = Pick<Trailer, 'archived' | 'archivedAt'>

/** The time now, and how long a checkout can be undone; both in milliseconds. */
export interface UndoWindow {
  now: number
  undoCheckoutMs: number
}

/**
 * The action that is offered for a trailer: where the site confirms drop-offs, that comes before the trailer can leave
 * (OP-SPT-03, OP-SPT-05); a checkout is undone until its window is over, and after that the trailer is checked in again
 * (OP-TRS-04, OP-OPEN-105).
 */
export function stayAction(
  trailer: OnSite & CheckedOut,
  { confirmsDropOffs, ...window }: UndoWindow & { confirmsDropOffs: boolean },
): StayAction {
  if (trailer.archived) return isUndoOver(trailer, window) ? 're_check_in' : 'undo_checkout'
  return awaitsConfirmation(trailer, confirmsDropOffs) ? 'confirm_drop_off' : 'check_out'
}

/** Whether somebody has yet to see that the trailer was dropped off; never at a site that confirms nothing (OP-OPEN-104). */
export function awaitsConfirmation(trailer: OnSite, confirmsDropOffs: boolean): boolean {
  return confirmsDropOffs && !trailer.archived && !trailer.otrDropOffConfirmed
}

/** What decides about a checkout beside the trailer itself. */
export interface CheckOutSituation {
  /** Whether a pending or in-progress move names it (OP-TRS-09, OP-OPEN-102). */
  isInUse: boolean
  /** `enableTrailerConfirmDropoff` of the site. */
  confirmsDropOffs: boolean
}

/** Why a trailer cannot be checked out; null: it can. */
export function checkOutRefusal(
  trailer: OnSite,
  { isInUse, confirmsDropOffs }: CheckOutSituation,
): TrailerRefusal | null {
  if (trailer.archived) return 'checked_out'
  if (awaitsConfirmation(trailer, confirmsDropOffs)) return 'drop_off_unconfirmed'
  if (isInUse) return 'in_use'
  return trailer.inTransit ? 'in_transit' : null
}

/**
 * Why a checkout cannot be undone; null: it can.
 *
 * @param isNameOnSite whether another trailer of its carrier and serial is on site (OP-TRS-05)
 */
export function undoCheckoutRefusal(
  trailer: CheckedOut,
  { isNameOnSite, ...window }: UndoWindow & { isNameOnSite: boolean },
): TrailerRefusal | null {
  if (!trailer.archived) return 'not_checked_out'
  if (isNameOnSite) return 'already_checked_in'
  return isUndoOver(trailer, window) ? 'undo_window_over' : null
}

/** A checkout without a time is of old: it cannot be undone. */
function isUndoOver({ archivedAt }: CheckedOut, { now, undoCheckoutMs }: UndoWindow): boolean {
  return archivedAt === null || now - Date.parse(archivedAt) > undoCheckoutMs
}
