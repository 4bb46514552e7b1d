import { catalogued } from '@tractrix/domain/errors'
import type { RejectionCode } from '@tractrix/domain/moves'
import { actorOf, isApiKey } from '@tractrix/domain/users'
import { type ApiBuilder, requireAbility } from '../../platform/graphql/index.ts'
import { cancelMoves } from '../actions/cancel-moves.ts'
import { createDraftMove, createPendingMove } from '../actions/create-move.ts'
import { deleteMoves, forceDeleteMoves } from '../actions/delete-moves.ts'
import { moveToPending } from '../actions/move-to-pending.ts'
import { rejectMoves } from '../actions/reject-moves.ts'
import { authorizeMoves } from './authorize-moves.ts'
import { moveArguments } from './move-arguments.ts'
import { MoveRef, MoveSourceRef, RejectionCodeRef } from './moves.types.ts'
import { readNewMove } from './read-move-arguments.ts'
import { readSource } from './read-source.ts'
import { readText } from './read-text.ts'

const NEW_MOVE_ERRORS =
  'MOVE_MODEL_VALIDATION:ALREADY_THERE; IDEMPOTENCY_KEY_REUSED; BAD_INPUT; UNAUTHORIZED for a foreign site or anything that is not of the site.'

/** Making moves and what is done to many at once (MV-MUT-04..09). */
export function addMoveMutations(target: ApiBuilder): void {
  addCreation(target, 'createDraftMove', createDraftMove, {
    ability: 'move.create',
    description: `Makes a draft move (MV-MUT-05). MOVE_DRAFT_VALIDATION:INVALID; ${NEW_MOVE_ERRORS}`,
  })
  addCreation(target, 'createPendingMove', createPendingMove, {
    ability: 'move.enqueue',
    description: `Makes a move and queues it (MV-MUT-04). MOVE_ENQUEUE_VALIDATION:DUPLICATE_TRAILER, :DUPLICATE_FROM_ZONE, :DUPLICATE_TO_ZONE, :INVALID; ${NEW_MOVE_ERRORS}`,
  })
  addBulk(target, 'moveToPending', moveToPending, {
    ability: 'move.enqueue',
    description:
      'Adds drafts to the queue, all of them or none (MV-MUT-06). MOVE_STATE:NOT_A_DRAFT; MOVE_ENQUEUE_VALIDATION:…; MOVE_NOT_FOUND for a deleted move; UNAUTHORIZED.',
  })
  addBulk(target, 'cancelMoves', cancelMoves, {
    ability: 'move.cancel',
    description:
      'Cancels pending and in-progress moves, all of them or none (MV-MUT-07). MOVE_STATE:NOT_ACTIVE; MOVE_ACTION:NOT_ALLOWED; MOVE_NOT_FOUND for a deleted move; UNAUTHORIZED.',
  })
  addDeletion(target)
  addRejection(target)
}

function addCreation(
  target: ApiBuilder,
  name: string,
  create: typeof createDraftMove,
  { ability, description }: { ability: 'move.create' | 'move.enqueue'; description: string },
): void {
  target.mutationField(name, t =>
    t.field({
      description,
      type: MoveRef,
      args: {
        siteId: t.arg.id({ required: true }),
        ...moveArguments('creation'),
        source: t.arg({
          type: MoveSourceRef,
          description:
            'It follows from who asks: ui for a person, api for an API key; BAD_INPUT for another one (MV-OPEN-66).',
        }),
        retryOfId: t.arg.id({
          description:
            'The move that is tried again; it is kept as it is (MV-ACT-05, MV-OPEN-86). MOVE_ACTION:NOT_ALLOWED when its row would not offer Retry Move.',
        }),
        idempotencyKey: t.arg.string({
          description:
            'At most 200 characters. The same key with the same content makes the move once and answers it every time.',
        }),
      },
      resolve: (_root, { siteId, source, retryOfId, idempotencyKey, ...given }, ctx) => {
        const user = requireAbility(ctx, ctx.user && isApiKey(ctx.user) ? 'move.order' : ability, siteId)
        return create(ctx.app, actorOf(user), siteId, {
          ...readNewMove(given),
          source: readSource(user, source),
          customerStatus: user.apiKey?.acknowledgesMoves === false ? 'accepted' : null,
          retryOfId: retryOfId ?? null,
          idempotencyKey: readText(idempotencyKey ?? null),
        })
      },
    }),
  )
}

function addBulk(
  target: ApiBuilder,
  name: string,
  act: typeof cancelMoves,
  { ability, description }: { ability: 'move.enqueue' | 'move.cancel'; description: string },
): void {
  target.mutationField(name, t =>
    t.field({
      description,
      type: [MoveRef],
      args: { ids: t.arg.idList({ required: true }) },
      resolve: async (_root, { ids }, ctx) => {
        const { siteId, actor } = await authorizeMoves(ctx, [ability], ids)
        return act(ctx.app, actor, siteId, ids)
      },
    }),
  )
}

function addDeletion(target: ApiBuilder): void {
  target.mutationField('deleteMoves', t =>
    t.field({
      description:
        'Deletes drafts, all of them or none; answers them as they were (MV-MUT-08). MOVE_STATE:NOT_A_DRAFT; MOVE_ACTION:NOT_ALLOWED; MOVE_NOT_FOUND for a deleted move; UNAUTHORIZED.',
      type: [MoveRef],
      args: {
        ids: t.arg.idList({ required: true }),
        force: t.arg.boolean({
          description:
            'True: moves of any status, for the testing tools (MV-OPEN-93); a truck that is doing one is called back. Needs the role Manager, or for moves with source api Partner.',
        }),
      },
      resolve: async (_root, { ids, force }, ctx) => {
        const { siteId, actor } = await authorizeMoves(ctx, [force ? 'move.test' : 'move.delete'], ids)
        const remove = force ? forceDeleteMoves : deleteMoves
        return remove(ctx.app, actor, siteId, ids)
      },
    }),
  )
}

function addRejection(target: ApiBuilder): void {
  target.mutationField('rejectMoves', t =>
    t.field({
      description:
        'Returns moves of a partner, all of them or none (MV-MUT-09); for the crew of the site, and for Partners as a testing tool. MOVE_STATE:NOT_RETURNABLE; MOVE_STATE:ALREADY_RETURNED; BAD_INPUT without a code, or with two different ones; MOVE_NOT_FOUND for a deleted move; UNAUTHORIZED.',
      type: [MoveRef],
      args: {
        ids: t.arg.idList({ required: true }),
        reassignedCode: t.arg({
          type: RejectionCodeRef,
          description: 'Why they are returned. Needed, unless rejectedCode is given (MV-OPEN-84).',
        }),
        rejectedCode: t.arg({ type: RejectionCodeRef, description: 'The same under its older name.' }),
        reassignedDescription: t.arg.string({ description: 'The chosen answer in words (MV-OPEN-84).' }),
      },
      resolve: async (_root, { ids, ...why }, ctx) => {
        const { siteId, actor } = await authorizeMoves(ctx, ['move.return', 'move.test'], ids)
        return rejectMoves(ctx.app, actor, siteId, ids, {
          reassignedCode: codeOf(why),
          reassignedDescription: readText(why.reassignedDescription ?? null),
        })
      },
    }),
  )
}

/** @throws BAD_INPUT without a code, and when the two names of the argument carry different ones */
function codeOf(codes: {
  reassignedCode?: RejectionCode | null | undefined
  rejectedCode?: RejectionCode | null | undefined
}): RejectionCode {
  const { reassignedCode, rejectedCode } = codes
  const code = reassignedCode ?? rejectedCode
  if (!code)
    throw catalogued('BAD_INPUT', { message: 'reassignedCode is needed: why the moves are returned.' })
  if (rejectedCode && rejectedCode !== code)
    throw catalogued('BAD_INPUT', {
      message: 'reassignedCode and rejectedCode mean the same and differ here.',
    })
  return code
}
