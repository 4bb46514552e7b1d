import { catalogued } from '@tractrix/domain/errors'
import { enqueueProblems, enqueueRefusal, type Move, transitionRefusal } from '@tractrix/domain/moves'
import type { Actor } from '@tractrix/domain/platform'
import type { Trx } from '../../platform/db/index.ts'
import { changeSite } from '../../platform/db/index.ts'
import type { ActionContext } from '../changes/action-context.ts'
import { changeMove } from '../changes/change-move.ts'
import { loadMoves } from '../changes/load-moves.ts'
import { moveToDraft } from '../checks/move-draft.ts'
import { readMoves } from '../store/moves.store.ts'
import { factsOf, readYardFacts, type YardFacts } from '../store/yard-facts.store.ts'

/**
 * Adds drafts to the queue, all of them or none (MV-STA-03, MV-MUT-06, MV-OPEN-07). Each is judged against the yard and
 * against those queued before it in the same call.
 *
 * @throws MOVE_STATE:NOT_A_DRAFT; MOVE_ENQUEUE_VALIDATION:… when a rule stands against it; UNAUTHORIZED
 */
export function moveToPending(
  app: ActionContext,
  actor: Actor,
  siteId: string,
  ids: readonly string[],
): Promise<Move[]> {
  return changeSite(app, siteId, async (trx, now) => {
    const moves = await loadMoves(trx, siteId, ids)
    const yard = await readYardFacts(trx, siteId, moves.map(moveToDraft))
    for (const move of moves) await queueMove(trx, move, yard, { actor, now })
    return readMoves(trx, ids)
  })
}

/** Queues one draft when no rule stands against it, and lets it count as active for those that follow. */
export async function queueMove(
  trx: Trx,
  move: Move,
  yard: YardFacts,
  by: { actor: Actor; now: string },
): Promise<void> {
  const refusal = transitionRefusal(move, 'enqueue')
  if (refusal) throw catalogued(refusal)
  const draft = moveToDraft(move)
  const problems = enqueueProblems(draft, factsOf(yard, draft, move.id))
  if (problems.length > 0) throw enqueueRefusal(problems)
  const values = { status: 'pending', pendingAt: by.now, waitReasons: [] } as const
  await changeMove(trx, move, { ...by, event: 'queued', values })
  yard.activeMoves.push({ id: move.id, ...draft })
}
