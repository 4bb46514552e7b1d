import { catalogued } from '@tractrix/domain/errors'
import {
  type ArgumentName,
  draftSaveProblems,
  draftSaveRefusal,
  editReasons,
  lockedChanges,
  type Move,
  type MoveDraft,
  type MoveValues,
  rowActionTexts,
  transitionRefusal,
  withoutSkippedDestination,
} from '@tractrix/domain/moves'
import type { Actor } from '@tractrix/domain/platform'
import { changeSite } from '../../platform/db/index.ts'
import type { ActionContext } from '../changes/action-context.ts'
import { changeMove, currentValues } from '../changes/change-move.ts'
import { loadMove } from '../changes/load-moves.ts'
import { assertChangedFields } from '../checks/assert-changed-fields.ts'
import { assertMoveType } from '../checks/assert-move-type.ts'
import { assertVersion } from '../checks/assert-version.ts'
import { assertOfSite, completeDraft, moveToDraft } from '../checks/move-draft.ts'
import { factsOf, readYardFacts } from '../store/yard-facts.store.ts'
import { queueMove } from './move-to-pending.ts'

/** What changes of a draft; what is left out stays (MV-MUT-02). */
export type DraftChange = Partial<Pick<MoveValues, ArgumentName<'draft'>>>

/**
 * Changes a draft, and queues it in the same step when `queue` is set (MV-MUT-02, MV-MUT-03, MV-STA-04).
 *
 * @throws CONFLICT when somebody edited it since `version`, MOVE_STATE:NOT_A_DRAFT, MOVE_EDIT:LOCKED (MV-LCK-03), MOVE_ACTION:NOT_ALLOWED (MV-ACT-08, MV-ACT-09),
 *   MOVE_MODEL_VALIDATION:ALREADY_THERE, MOVE_DRAFT_VALIDATION:INVALID, MOVE_ENQUEUE_VALIDATION:… with `queue`,
 *   UNAUTHORIZED for what is not of the site, BAD_INPUT (MV-VAL-02, MV-VAL-04)
 */
export function updateDraftMove(
  app: ActionContext,
  actor: Actor,
  siteId: string,
  change: { id: string; values: DraftChange; queue: boolean; version?: number | null | undefined },
): Promise<Move> {
  const { id, queue, values } = change
  return changeSite(app, siteId, async (trx, now) => {
    const move = await loadMove(trx, siteId, id)
    assertEditable(move, values)
    assertVersion(move, change.version)
    assertChangedFields(app, move, values)
    if (values.type !== undefined && values.type !== move.type) await assertMoveType(trx, siteId, values.type)
    const wanted = withoutSkippedDestination({ ...withPartnersReset(moveToDraft(move), values), ...values })
    const yard = await readYardFacts(trx, siteId, [wanted])
    assertOfSite(wanted, yard)
    const draft = completeDraft(wanted, yard)
    const problems = queue ? [] : draftSaveProblems(draft, factsOf(yard, draft, id))
    if (problems.length > 0) throw draftSaveRefusal(problems)
    await changeMove(trx, move, { event: 'edited', actor, now, values: { ...values, ...draft } })
    const edited = await loadMove(trx, siteId, id)
    if (!queue) return edited
    await queueMove(trx, edited, yard, { actor, now })
    return loadMove(trx, siteId, id)
  })
}

function assertEditable(move: Move, values: DraftChange): void {
  const refusal = transitionRefusal(move, 'edit_draft')
  if (refusal) throw catalogued(refusal)
  const [reason] = rowActionTexts(editReasons(move))
  if (reason) throw catalogued('MOVE_ACTION:NOT_ALLOWED', { message: reason })
  const before: Record<string, unknown> = { ...currentValues(move) }
  const changed = Object.entries(values).filter(([name, value]) => before[name] !== value)
  if (
    lockedChanges(
      move,
      changed.map(([name]) => name),
    ).length > 0
  )
    throw catalogued('MOVE_EDIT:LOCKED')
}

/** A trailer that is named anew brings its own spot with it, and a spot its trailer, unless both are named. */
function withPartnersReset(draft: MoveDraft, values: DraftChange): MoveDraft {
  const namesTrailer = values.trailerId !== undefined && values.trailerId !== draft.trailerId
  const namesStart = values.fromZoneId !== undefined && values.fromZoneId !== draft.fromZoneId
  if (namesTrailer && values.fromZoneId === undefined) return { ...draft, fromZoneId: null }
  if (namesStart && values.trailerId === undefined) return { ...draft, trailerId: null }
  return draft
}
