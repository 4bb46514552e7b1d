import { catalogued } from '@tractrix/domain/errors'
import { type Move, type RejectionCode, transition, transitionRefusal } from '@tractrix/domain/moves'
import type { Actor } from '@tractrix/domain/platform'
import { changeSite } from '../../platform/db/index.ts'
import type { ActionContext } from '../changes/action-context.ts'
import { changeMove } from '../changes/change-move.ts'
import { loadMoves } from '../changes/load-moves.ts'
import { readMoves } from '../store/moves.store.ts'

/** Why moves are returned to their partner (MV-OPEN-84). */
export interface Rejection {
  reassignedCode: RejectionCode
  /** The chosen answer in words; null: none was given. */
  reassignedDescription: string | null
}

/**
 * Returns moves of a partner, all of them or none (MV-STA-12, MV-STA-13, MV-MUT-09). Drafts and pending moves become
 * canceled without a `canceledAt`; errored and canceled ones keep their status. `rejectedCode` belongs to refusals of trucks
 * and partners, and stays as it is (MV-OPEN-83, MV-OPEN-121).
 *
 * @throws MOVE_STATE:NOT_RETURNABLE, MOVE_STATE:ALREADY_RETURNED, UNAUTHORIZED
 */
export function rejectMoves(
  app: ActionContext,
  actor: Actor,
  siteId: string,
  ids: readonly string[],
  why: Rejection,
): Promise<Move[]> {
  return changeSite(app, siteId, async (trx, now) => {
    for (const move of await loadMoves(trx, siteId, ids)) {
      const refusal = transitionRefusal(move, 'return')
      if (refusal) throw catalogued(refusal)
      const status = transition(move.status, 'return')
      const values = { ...why, reassignedAt: now, waitReasons: [] }
      await changeMove(trx, move, {
        event: 'returned',
        actor,
        now,
        values: status === null || status === 'deleted' ? values : { ...values, status },
      })
    }
    return readMoves(trx, ids)
  })
}
