import { CONSOLE_ERROR_MESSAGE, type Move } from '@tractrix/domain/moves'
import type { Actor } from '@tractrix/domain/platform'
import { changeSite } from '../../platform/db/index.ts'
import type { ActionContext } from '../changes/action-context.ts'
import { changeMove } from '../changes/change-move.ts'
import { loadMove } from '../changes/load-moves.ts'

/**
 * Puts a move of any status into error, for the testing tools (MV-STA-11). A truck that is doing it is called back.
 *
 * @param errorMessage null: the message of the integration console
 * @throws UNAUTHORIZED
 */
export function setMoveError(
  app: ActionContext,
  actor: Actor,
  siteId: string,
  { id, errorMessage }: { id: string; errorMessage: string | null },
): Promise<Move> {
  return changeSite(app, siteId, async (trx, now) => {
    const move = await loadMove(trx, siteId, id)
    const values = {
      status: 'error',
      erroredAt: now,
      errorMessage: errorMessage || CONSOLE_ERROR_MESSAGE,
      waitReasons: [],
    } as const
    await changeMove(trx, move, { event: 'error_set', actor, now, values })
    return loadMove(trx, siteId, id)
  })
}
