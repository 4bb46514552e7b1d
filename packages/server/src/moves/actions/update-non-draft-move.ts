import { catalogued } from '@tractrix/domain/errors'
import {
  type ArgumentName,
  editReasons,
  type Move,
  type MoveValues,
  rowActionTexts,
  transitionRefusal,
} from '@tractrix/domain/moves'
import type { Actor } from '@tractrix/domain/platform'
import { changeSite } from '../../platform/db/index.ts'
import type { ActionContext } from '../changes/action-context.ts'
import { changeMove } from '../changes/change-move.ts'
import { loadMove } from '../changes/load-moves.ts'
import { assertChangedFields } from '../checks/assert-changed-fields.ts'
import { assertVersion } from '../checks/assert-version.ts'

/** What changes of a move that has left the drafts; what is left out stays (MV-MUT-01). */
export type QueuedChange = Partial<Pick<MoveValues, ArgumentName<'queued'>>>

/**
 * Changes category, class and notes of a move that has left the drafts; nothing else of it can change (MV-MUT-01,
 * MV-LCK-02). What is left out stays.
 *
 * @throws CONFLICT when somebody edited it since `version`, MOVE_STATE:OUT_OF_ORDER for a draft, MOVE_ACTION:NOT_ALLOWED (MV-ACT-08, MV-ACT-09), BAD_INPUT (MV-VAL-02),
 *   UNAUTHORIZED
 */
export function updateNonDraftMove(
  app: ActionContext,
  actor: Actor,
  siteId: string,
  change: { id: string; version?: number | null | undefined } & QueuedChange,
): Promise<Move> {
  const { id, version, ...values } = change
  return changeSite(app, siteId, async (trx, now) => {
    const move = await loadMove(trx, siteId, id)
    const refusal = transitionRefusal(move, 'edit_non_draft')
    if (refusal) throw catalogued(refusal)
    const [reason] = rowActionTexts(editReasons(move))
    if (reason) throw catalogued('MOVE_ACTION:NOT_ALLOWED', { message: reason })
    assertVersion(move, version)
    assertChangedFields(app, move, values)
    await changeMove(trx, move, { event: 'edited', actor, now, values })
    return loadMove(trx, siteId, id)
  })
}
