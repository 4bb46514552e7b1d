import type { ActivityEntry } from '../../activity/index.ts'

/** What dispatch and trucks tell each other about a move that goes on; its history has all of it. */
const STEPS: ReadonlySet<string> = new Set([
  'move.assigned',
  'move.accepted',
  'move.dropped',
  'move.held',
  'move.set_free',
  'move.cancel_confirmed',
  'move.form_submitted',
])

/** Whether an event is news for an operator, and not said by another one already. */
export function isWorthTelling({ name, moveId, toZone }: ActivityEntry): boolean {
  if (STEPS.has(name)) return false
  // That a truck took the trailer stands in the line of its move.
  return !(name === 'trailer.placed' && moveId !== null && toZone === null)
}
