import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { catalogued } from '@tractrix/domain/errors'
import {
  type ArgumentName,
  draftSaveProblems,
  draftSaveRefusal,
  enqueueProblems,
  enqueueRefusal,
  FORM_FIELD_NAMES,
  type Move,
  type MoveDraft,
  type MoveValues,
  moveField,
  withoutSkippedDestination,
} from '@tractrix/domain/moves'
import type { Actor } from '@tractrix/domain/platform'
import type { Trx } from '../../platform/db/index.ts'
import { changeSite } from '../../platform/db/index.ts'
import type { ActionContext } from '../changes/action-context.ts'
import { assertFieldValues } from '../checks/assert-field-values.ts'
import { assertMoveType } from '../checks/assert-move-type.ts'
import { assertRetryable } from '../checks/assert-retryable.ts'
import { assertOfSite, completeDraft } from '../checks/move-draft.ts'
import { addHistory, readCreation } from '../store/move-history.store.ts'
import { findByIdempotencyKey, insertMove, readMoves } from '../store/moves.store.ts'
import { factsOf, readYardFacts, type YardFacts } from '../store/yard-facts.store.ts'

/** What a new move asks for (MV-OPEN-11). */
export interface NewMove extends Pick<MoveValues, ArgumentName<'creation'> | 'source'> {
  /** The partner's own status of the move; null: not acknowledged yet, or no move of a partner (MV-OPEN-19). */
  customerStatus: string | null
  /** The move that is tried again (MV-ACT-05); null: none. It is kept as it is (MV-OPEN-86). */
  retryOfId: string | null
  /** The same key with the same content makes the move once and answers it every time; null: always a new one. */
  idempotencyKey: string | null
}

/**
 * Makes a draft move (MV-MUT-05).
 *
 * @throws MOVE_MODEL_VALIDATION:ALREADY_THERE, MOVE_DRAFT_VALIDATION:INVALID (MV-VAL-31..33, and for a person MV-KIN-02..06
 *   and MV-OPEN-66), UNAUTHORIZED for what is not of the site, IDEMPOTENCY_KEY_REUSED, MOVE_ACTION:NOT_ALLOWED for a retry (MV-ACT-03, MV-ACT-04), BAD_INPUT
 */
export function createDraftMove(
  app: ActionContext,
  actor: Actor,
  siteId: string,
  wanted: NewMove,
): Promise<Move> {
  return createMove(app, actor, siteId, wanted, 'draft')
}

/**
 * Makes a move that is queued at once (MV-MUT-04, MV-STA-04).
 *
 * @throws as `createDraftMove`; MOVE_ENQUEUE_VALIDATION:… when a rule stands against queueing (MV-ATQ, MV-VAL-29)
 */
export function createPendingMove(
  app: ActionContext,
  actor: Actor,
  siteId: string,
  wanted: NewMove,
): Promise<Move> {
  return createMove(app, actor, siteId, wanted, 'pending')
}

/** Fields of the form that it lets be empty. */
const OPTIONAL_NAMES = FORM_FIELD_NAMES.filter(name => !moveField(name).form?.needed)

async function createMove(
  app: ActionContext,
  actor: Actor,
  siteId: string,
  given: NewMove,
  status: 'draft' | 'pending',
): Promise<Move> {
  const wanted = withoutSkippedDestination(given)
  // Partners and the planner know no classes: whoever looks after their move gives it one.
  assertFieldValues(app, wanted, wanted.source === 'ui' ? FORM_FIELD_NAMES : OPTIONAL_NAMES)
  return changeSite(app, siteId, async (trx, now) => {
    const key = wanted.idempotencyKey
    const made = key ? await findByIdempotencyKey(trx, siteId, key) : null
    if (made) return sameOrRefuse(trx, made, wanted, status)
    if (wanted.source !== 'mission_planning') await assertMoveType(trx, siteId, wanted.type)
    if (wanted.retryOfId) await assertRetryable(trx, siteId, wanted.retryOfId, wanted)
    const yard = await readYardFacts(trx, siteId, [wanted])
    assertOfSite(wanted, yard)
    const draft = completeDraft(wanted, yard)
    refuseProblems(draft, yard, status)
    return insert(trx, { actor, siteId, now }, { ...wanted, ...draft }, status)
  })
}

function refuseProblems(draft: MoveDraft, yard: YardFacts, status: 'draft' | 'pending'): void {
  const facts = factsOf(yard, draft, null)
  const draftProblems = draftSaveProblems(draft, facts)
  if (status === 'draft' && draftProblems.length > 0) throw draftSaveRefusal(draftProblems)
  const queueProblems = status === 'pending' ? enqueueProblems(draft, facts) : []
  if (queueProblems.length > 0) throw enqueueRefusal(queueProblems)
}

async function insert(
  trx: Trx,
  by: { actor: Actor; siteId: string; now: string },
  wanted: NewMove,
  status: 'draft' | 'pending',
): Promise<Move> {
  const id = randomUUID()
  const { actor, siteId, now } = by
  const values = initialValues(wanted)
  const start = status === 'pending' ? { status, pendingAt: now } : { status }
  await insertMove(trx, { id, siteId, now, idempotencyKey: wanted.idempotencyKey }, { ...values, ...start })
  await addHistory(trx, {
    moveId: id,
    siteId,
    at: now,
    actor,
    event: 'created',
    fromStatus: null,
    toStatus: status,
    changes: Object.fromEntries(Object.entries(values).map(([name, to]) => [name, { from: null, to }])),
    reasons: wanted.retryOfId ? [{ code: 'retry_of', moveId: wanted.retryOfId }] : [],
  })
  return (await readMoves(trx, [id]))[0]!
}

/** The move that this key made, when it was made by the same wish; what became of it since does not matter. */
async function sameOrRefuse(
  trx: Trx,
  made: Move,
  wanted: NewMove,
  status: 'draft' | 'pending',
): Promise<Move> {
  const creation = await readCreation(trx, made.id)
  // Too old to compare: the key still says that it is the same wish.
  if (creation === null) return made
  const { toStatus, changes } = creation
  const asked = Object.entries(initialValues(wanted)).filter(([, value]) => value !== null)
  const isSame = asked.every(([name, value]) => isDeepStrictEqual(changes[name]?.to ?? null, value))
  if (toStatus !== status || !isSame) throw catalogued('IDEMPOTENCY_KEY_REUSED')
  return made
}

/** What a wish comes to, before the yard adds to it. */
function initialValues({ idempotencyKey: _, retryOfId: __, ...values }: NewMove): Partial<MoveValues> {
  return values
}
