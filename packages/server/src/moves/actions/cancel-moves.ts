import { catalogued } from '@tractrix/domain/errors'
import { cancelReasons, type Move, rowActionTexts, transitionRefusal } from '@tractrix/domain/moves'
import type { Actor } from '@tractrix/domain/platform'
import { changeSite } from '../../platform/db/index.ts'
import type { ActionContext } from '../changes/action-context.ts'
import { changeMove } from '../changes/change-move.ts'
import { loadMoves } from '../changes/load-moves.ts'
import { readMoves } from '../store/moves.store.ts'

/**
 * Cancels pending and in-progress moves, all of them or none (MV-STA-06, MV-STA-07, MV-MUT-07). A move that a truck is
 * doing is canceled at once; dispatch gets the change, cancels the order, and the truck stays taken until it has said
 * that it stopped.
 *
 * @throws MOVE_STATE:NOT_ACTIVE, MOVE_ACTION:NOT_ALLOWED (MV-ACT-07), UNAUTHORIZED
 */
export function cancelMoves(
  app: ActionContext,
  actor: Actor,
  siteId: string,
  ids: readonly string[],
): Promise<Move[]> {
  return changeSite(app, siteId, async (trx, now) => {
    for (const move of await loadMoves(trx, siteId, ids)) {
      assertCancelable(move)
      const values = { status: 'canceled', canceledAt: now, waitReasons: [] } as const
      await changeMove(trx, move, { event: 'canceled', actor, now, values })
    }
    return readMoves(trx, ids)
  })
}

function assertCancelable(move: Move): void {
  const refusal = transitionRefusal(move, 'cancel')
  if (refusal) throw catalogued(refusal)
  const [reason] = rowActionTexts(cancelReasons(move))
  if (reason) throw catalogued('MOVE_ACTION:NOT_ALLOWED', { message: reason })
}
