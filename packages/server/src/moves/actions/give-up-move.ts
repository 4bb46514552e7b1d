import { catalogued } from '@tractrix/domain/errors'
import { GIVE_UP_REASONS, MOVE_REFUSALS, type Move } from '@tractrix/domain/moves'
import type { Actor } from '@tractrix/domain/platform'
import { changeSite } from '../../platform/db/index.ts'
import type { ActionContext } from '../changes/action-context.ts'
import { changeMove } from '../changes/change-move.ts'
import { loadMove } from '../changes/load-moves.ts'

/**
 * Ends the waiting for a truck that is lost with the trailer of its move, or that says something else of its load than
 * our records: the move is an error with a rejected code, from where it is completed by hand or retried (MV-OPEN-81).
 * Nothing is written of the trailer. Dispatch calls the order of the truck back.
 *
 * @throws MOVE_ACTION:NOT_ALLOWED when the move is not in progress, or dispatch has no such reason for it (any more);
 *   UNAUTHORIZED
 */
export function giveUpMove(app: ActionContext, actor: Actor, siteId: string, id: string): Promise<Move> {
  return changeSite(app, siteId, async (trx, now) => {
    const move = await loadMove(trx, siteId, id)
    const reason = move.waitReasons.find(({ code }) => GIVE_UP_REASONS.includes(code))
    if (move.status !== 'in_progress' || !reason)
      throw catalogued('MOVE_ACTION:NOT_ALLOWED', {
        message: MOVE_REFUSALS.of('truck_not_lost'),
      })
    const values = {
      status: 'error',
      erroredAt: now,
      rejectedAt: now,
      rejectedCode: 'system_exception',
      errorMessage: asSentence(reason.message),
      waitReasons: [],
    } as const
    await changeMove(trx, move, { event: 'given_up', actor, now, values, reasons: [reason] })
    return loadMove(trx, siteId, id)
  })
}

const asSentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
