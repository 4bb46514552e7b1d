import { catalogued } from '@tractrix/domain/errors'
import { MOVE_REFUSALS, type Move, returnOrDelete, transitionRefusal } from '@tractrix/domain/moves'
import type { Actor } from '@tractrix/domain/platform'
import { changeSite } from '../../platform/db/index.ts'
import type { ActionContext } from '../changes/action-context.ts'
import { loadMoves } from '../changes/load-moves.ts'
import { addHistory } from '../store/move-history.store.ts'
import { deleteMoveRows } from '../store/moves.store.ts'

/**
 * Deletes drafts, all of them or none; answers them as they were (MV-STA-14, MV-MUT-08). Drafts of a partner are
 * returned instead (MV-OPEN-53). The history of a deleted move stays.
 *
 * @throws MOVE_STATE:NOT_A_DRAFT, MOVE_ACTION:NOT_ALLOWED for a partner's draft, UNAUTHORIZED
 */
export function deleteMoves(
  app: ActionContext,
  actor: Actor,
  siteId: string,
  ids: readonly string[],
): Promise<Move[]> {
  return removeMoves(app, actor, siteId, ids, assertDeletable)
}

/**
 * Deletes moves of any status and source, all of them or none, for the testing tools (MV-OPEN-93, MV-CON-04). A truck
 * that is doing one is called back.
 *
 * @throws UNAUTHORIZED
 */
export function forceDeleteMoves(
  app: ActionContext,
  actor: Actor,
  siteId: string,
  ids: readonly string[],
): Promise<Move[]> {
  return removeMoves(app, actor, siteId, ids, () => {})
}

function removeMoves(
  app: ActionContext,
  actor: Actor,
  siteId: string,
  ids: readonly string[],
  assertAllowed: (move: Move) => void,
): Promise<Move[]> {
  return changeSite(app, siteId, async (trx, now) => {
    const moves = await loadMoves(trx, siteId, ids)
    for (const move of moves) {
      assertAllowed(move)
      await addHistory(trx, {
        moveId: move.id,
        siteId,
        at: now,
        actor,
        event: 'deleted',
        fromStatus: move.status,
        toStatus: null,
        changes: {},
        reasons: [],
      })
    }
    await deleteMoveRows(trx, ids)
    return moves
  })
}

function assertDeletable(move: Move): void {
  const refusal = transitionRefusal(move, 'delete')
  if (refusal) throw catalogued(refusal)
  if (returnOrDelete(move) === 'return')
    throw catalogued('MOVE_ACTION:NOT_ALLOWED', { message: MOVE_REFUSALS.of('returned_not_deleted') })
}
