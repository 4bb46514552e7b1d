import { catalogued } from '@tractrix/domain/errors'
import {
  isReturned,
  MANUAL_COMPLETION_TEXTS,
  MOVE_REFUSALS,
  type Move,
  type MoveDraft,
  manualCompletionProblems,
  moveTypeRule,
} from '@tractrix/domain/moves'
import type { Actor, Sentence } from '@tractrix/domain/platform'
import type { Trx } from '../../platform/db/index.ts'
import { changeSite } from '../../platform/db/index.ts'
import { placeTrailer } from '../../trailers/index.ts'
import { connectTrailer } from '../../trucks/index.ts'
import type { ActionContext } from '../changes/action-context.ts'
import { changeMove } from '../changes/change-move.ts'
import { loadMove } from '../changes/load-moves.ts'
import { moveSeconds } from '../changes/move-seconds.ts'
import { assertOfSite, moveToDraft } from '../checks/move-draft.ts'
import { readYardFacts, type YardFacts } from '../store/yard-facts.store.ts'

/** What a person says about how a move was completed. */
export interface ManualCompletion {
  id: string
  /** Where the trailer was brought instead; null: to the move's own destination (MV-STA-10). */
  toZoneId: string | null
  /** The truck that did it; null: the one the move has. */
  truckId: string | null
  /** `updatedAt` of the move as the person saw it; null: not told. */
  expectedUpdatedAt: string | null
}

/**
 * Completes a move of any status by hand; a complete one stays as it is (MV-STA-09, MV-STA-10, MV-OPEN-80), and who says
 * something else of it than what stands is told so. The trailer
 * is then where it was brought. A truck that is still doing the move is called back.
 *
 * @throws MOVE_STATE:ALREADY_COMPLETE when somebody completed it in another way; MOVE_STATE:ALREADY_RETURNED for a move that its partner has back (MV-OPEN-81); MOVE_ACTION:NOT_ALLOWED with the sentences of MV-ACT-11, MV-ACT-12 and MV-OPEN-23, UNAUTHORIZED for what is not of the site
 */
export function completeMove(
  app: ActionContext,
  actor: Actor,
  siteId: string,
  completion: ManualCompletion,
): Promise<Move> {
  return changeSite(app, siteId, async (trx, now) => {
    const { id, toZoneId, truckId } = completion
    const move = await loadMove(trx, siteId, id)
    if (isReturned(move)) throw catalogued('MOVE_STATE:ALREADY_RETURNED')
    if (move.status === 'complete') {
      refuseOtherCompletion(move, completion)
      return move
    }
    const draft = withChoice(move, completion)
    const yard = await readYardFacts(trx, siteId, [draft])
    // What the move itself names is of the site, even where it has been removed since.
    const named = toZoneId === move.toZone?.id ? null : toZoneId
    assertOfSite({ ...draft, fromZoneId: null, trailerId: null, toZoneId: named }, yard)
    refuseProblems(move, completion, yard)
    await bringTrailer(trx, move, draft, { yard, isChosen: toZoneId !== null, actor, now })
    const values = {
      status: 'complete',
      completedAt: now,
      moveDuration: moveSeconds(move.inProgressAt, now),
      waitReasons: [],
      ...(toZoneId ? { toZoneId } : {}),
      ...(truckId ? { truckId } : {}),
    } as const
    await changeMove(trx, move, { event: 'completed', actor, now, values })
    return loadMove(trx, siteId, id)
  })
}

/** The move with the person's choice in it; the truck in the place where the rules look for it. */
function withChoice(move: Move, { toZoneId, truckId }: ManualCompletion): MoveDraft {
  const draft = moveToDraft(move)
  return { ...draft, toZoneId: toZoneId ?? draft.toZoneId, requestedTruckId: truckId }
}

/** The same said twice is fine, such as a request that was sent again; what contradicts the completion is refused. */
function refuseOtherCompletion(move: Move, completion: ManualCompletion): void {
  const { toZoneId, truckId, expectedUpdatedAt } = completion
  const isOld = expectedUpdatedAt !== null && Date.parse(expectedUpdatedAt) < Date.parse(move.updatedAt)
  const isSame = [
    [toZoneId, move.toZone?.id],
    [truckId, move.truck?.id],
  ].every(([said, known]) => (said === null ? !isOld : said === known))
  if (isSame) return
  throw catalogued('MOVE_STATE:ALREADY_COMPLETE', { message: howComplete(move) })
}

function howComplete({ toZone, truck }: Move): Sentence {
  if (toZone && truck) return MOVE_REFUSALS.of('complete_there_by', { zone: toZone.name, truck: truck.name })
  if (toZone) return MOVE_REFUSALS.of('complete_there', { zone: toZone.name })
  return truck ? MOVE_REFUSALS.of('complete_by', { truck: truck.name }) : MOVE_REFUSALS.of('complete')
}

function refuseProblems(move: Move, { toZoneId, truckId }: ManualCompletion, yard: YardFacts): void {
  const problems = manualCompletionProblems(
    { ...move, trailerId: move.trailer?.id ?? null },
    {
      truckId,
      // The truck that has the move may have left the service since it drove it.
      truck: (truckId && truckId !== move.truck?.id && yard.trucks.get(truckId)) || null,
      toZone: (toZoneId && yard.zones.get(toZoneId)) || null,
      isOwnDestination: toZoneId === move.toZone?.id,
    },
  ).map(problem => MANUAL_COMPLETION_TEXTS[problem])
  if (problems.length > 0) throw catalogued('MOVE_ACTION:NOT_ALLOWED', { problems })
}

/**
 * Writes down where the trailer is now. A destination that the person chose counts in any case. The move's own one
 * counts only while it is free and the trailer was last seen on this move: at its start, or on a truck.
 */
async function bringTrailer(
  trx: Trx,
  move: Move,
  draft: MoveDraft,
  { yard, isChosen, actor, now }: { yard: YardFacts; isChosen: boolean; actor: Actor; now: string },
): Promise<void> {
  const trailer = draft.trailerId && yard.trailers.get(draft.trailerId)
  const zone = draft.toZoneId && yard.zones.get(draft.toZoneId)
  if (!trailer || !zone || trailer.archived || moveTypeRule(move.type).trailer === 'none') return
  const isFree = zone.trailerId === null || zone.trailerId === trailer.id
  const isOnThisMove = trailer.inTransit || trailer.zoneId === draft.fromZoneId
  if (!isChosen && !(isFree && isOnThisMove)) return
  await placeTrailer(trx, {
    trailerId: trailer.id,
    zoneId: zone.id,
    inTransit: false,
    actor,
    moveId: move.id,
    now,
  })
  const { siteId } = move
  if (trailer.attachedTruckId)
    await connectTrailer(trx, { id: trailer.attachedTruckId, siteId }, null, { actor, now })
}
