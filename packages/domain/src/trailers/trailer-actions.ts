import type { Trailer } from './trailer.ts'
import type { TrailerRefusal } from './trailer-refusals.ts'

/** What a person can do about the stay of a trailer; exactly one of them is offered at a time. */
export type StayAction = 'confirm_drop_off' | 'check_out' | 'undo_checkout' | 're_check_in'

type Stay = Pick<Trailer, 'archived' | 'archivedAt' | 'inTransit' | 'otrDropOffConfirmed'>

/** The time now, and how long a checkout can be undone; both in milliseconds. */
export interface UndoWindow {
  now: number
  undoCheckoutMs: number
}

/**
 * The action that is offered for a trailer: a drop-off is confirmed before the trailer can leave; a checkout is undone
 * until its window is over, and after that the trailer is checked in again (OP-TRS-04, OP-OPEN-105).
 */
export function stayAction(trailer: Stay, window: UndoWindow): StayAction {
  if (!trailer.archived) return trailer.otrDropOffConfirmed ? 'check_out' : 'confirm_drop_off'
  return isUndoOver(trailer, window) ? 're_check_in' : 'undo_checkout'
}

/**
 * Why a trailer cannot be checked out; null: it can.
 *
 * @param isInUse whether a pending or in-progress move names it (OP-TRS-09, OP-OPEN-102)
 */
export function checkOutRefusal(trailer: Stay, isInUse: boolean): TrailerRefusal | null {
  if (trailer.archived) return 'checked_out'
  if (!trailer.otrDropOffConfirmed) return 'drop_off_unconfirmed'
  if (isInUse) return 'in_use'
  return trailer.inTransit ? 'in_transit' : null
}

/**
 * Why a checkout cannot be undone; null: it can.
 *
 * @param isNameOnSite whether another trailer of its carrier and serial is on site (OP-TRS-05)
 */
export function undoCheckoutRefusal(
  trailer: Stay,
  { isNameOnSite, ...window }: UndoWindow & { isNameOnSite: boolean },
): TrailerRefusal | null {
  if (!trailer.archived) return 'not_checked_out'
  if (isNameOnSite) return 'already_checked_in'
  return isUndoOver(trailer, window) ? 'undo_window_over' : null
}

/** A checkout without a time is of old: it cannot be undone. */
function isUndoOver({ archivedAt }: Stay, { now, undoCheckoutMs }: UndoWindow): boolean {
  return archivedAt === null || now - Date.parse(archivedAt) > undoCheckoutMs
}
