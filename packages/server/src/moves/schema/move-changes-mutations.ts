import { catalogued } from '@tractrix/domain/errors'
import type { ApiBuilder } from '../../platform/graphql/index.ts'
import { requireAbility } from '../../platform/graphql/index.ts'
import { assignMoveToPlaygroundTruck } from '../actions/assign-playground-truck.ts'
import { completeMove } from '../actions/complete-move.ts'
import { giveUpMove } from '../actions/give-up-move.ts'
import { setMoveError } from '../actions/set-move-error.ts'
import { updateDraftMove } from '../actions/update-draft-move.ts'
import { updateNonDraftMove } from '../actions/update-non-draft-move.ts'
import { authorizeMoves } from './authorize-moves.ts'
import { moveArguments } from './move-arguments.ts'
import { MoveRef, MoveStatusRef } from './moves.types.ts'
import { readMoveChanges } from './read-move-arguments.ts'
import { readText } from './read-text.ts'

const VERSION_MEANS =
  'The version that the person saw: CONFLICT when somebody has edited the move since. Left out: whatever it is.'

const TESTING = ['move.test'] as const
const COMPLETING = ['move.complete', 'move.test'] as const

/** Changing one move (MV-MUT-01..03, MV-MUT-10). */
export function addMoveChanges(target: ApiBuilder): void {
  addDraftUpdate(target)
  addNonDraftUpdate(target)
  addStatusUpdate(target)
  addGiveUp(target)
  addPlayground(target)
}

function addDraftUpdate(target: ApiBuilder): void {
  target.mutationField('updateDraftMove', t =>
    t.field({
      description:
        'Changes a draft; what is left out stays, null clears (MV-MUT-02). With status pending it is queued too (MV-MUT-03). MOVE_STATE:NOT_A_DRAFT; MOVE_EDIT:LOCKED; MOVE_ACTION:NOT_ALLOWED; MOVE_MODEL_VALIDATION:ALREADY_THERE; MOVE_DRAFT_VALIDATION:INVALID; MOVE_ENQUEUE_VALIDATION:…; BAD_INPUT; MOVE_NOT_FOUND for a deleted move; UNAUTHORIZED.',
      type: MoveRef,
      args: {
        id: t.arg.id({ required: true }),
        ...moveArguments('draft'),
        status: t.arg({ type: MoveStatusRef, description: 'draft: stays one; pending: is queued.' }),
        version: t.arg.int({ description: VERSION_MEANS }),
      },
      resolve: async (_root, { id, status, version, ...given }, ctx) => {
        const { siteId, actor } = await authorizeMoves(ctx, ['move.edit'], [id])
        if (status && status !== 'draft' && status !== 'pending')
          throw catalogued('BAD_INPUT', { message: `status must be draft or pending, not ${status}.` })
        if (status === 'pending') requireAbility(ctx, 'move.enqueue', siteId)
        const values = readMoveChanges('draft', given)
        return updateDraftMove(ctx.app, actor, siteId, { id, queue: status === 'pending', version, values })
      },
    }),
  )
}

function addNonDraftUpdate(target: ApiBuilder): void {
  target.mutationField('updateNonDraftMove', t =>
    t.field({
      description:
        'Changes category, class and notes of a move that has left the drafts; what is left out stays (MV-MUT-01). MOVE_STATE:OUT_OF_ORDER for a draft; MOVE_ACTION:NOT_ALLOWED; MOVE_NOT_FOUND for a deleted move; UNAUTHORIZED.',
      type: MoveRef,
      args: {
        id: t.arg.id({ required: true }),
        ...moveArguments('queued'),
        version: t.arg.int({ description: VERSION_MEANS }),
      },
      resolve: async (_root, { id, version, ...given }, ctx) => {
        const { siteId, actor } = await authorizeMoves(ctx, ['move.edit'], [id])
        const values = readMoveChanges('queued', given)
        return updateNonDraftMove(ctx.app, actor, siteId, { id, version, ...values })
      },
    }),
  )
}

function addStatusUpdate(target: ApiBuilder): void {
  target.mutationField('updateMoveStatus', t =>
    t.field({
      description:
        'Completes a move by hand (MV-STA-09, MV-STA-10), or puts it into error for the testing tools (MV-STA-11, MV-MUT-10). MOVE_ACTION:NOT_ALLOWED with MV-ACT-11 and MV-ACT-12; MOVE_STATE:ALREADY_COMPLETE when somebody completed it in another way; MOVE_STATE:ALREADY_RETURNED for a returned move; BAD_INPUT for any other status; MOVE_NOT_FOUND for a deleted move; UNAUTHORIZED.',
      type: MoveRef,
      args: {
        id: t.arg.id({ required: true }),
        status: t.arg({ type: MoveStatusRef, required: true, description: 'complete or error.' }),
        errorMessage: t.arg.string({ description: 'Left out: the message of the integration console.' }),
        toZoneId: t.arg.id({ description: 'Where the trailer was brought; left out: to the destination.' }),
        truckId: t.arg.id({ description: 'The truck that did it; left out: the one the move has.' }),
        expectedUpdatedAt: t.arg({
          type: 'DateTime',
          description:
            'updatedAt of the move as it was shown. When somebody has completed the move since then, what is left out here is not taken as said of that completion.',
        }),
      },
      resolve: async (_root, { id, status, errorMessage, toZoneId, truckId, expectedUpdatedAt }, ctx) => {
        const abilities = status === 'error' ? TESTING : COMPLETING
        const { siteId, actor } = await authorizeMoves(ctx, abilities, [id])
        if (status === 'error')
          return setMoveError(ctx.app, actor, siteId, {
            id,
            errorMessage: readText(errorMessage ?? null),
          })
        if (status !== 'complete')
          throw catalogued('BAD_INPUT', { message: `status must be complete or error, not ${status}.` })
        return completeMove(ctx.app, actor, siteId, {
          id,
          toZoneId: toZoneId ?? null,
          truckId: truckId ?? null,
          expectedUpdatedAt: expectedUpdatedAt ? String(expectedUpdatedAt) : null,
        })
      },
    }),
  )
}

function addGiveUp(target: ApiBuilder): void {
  target.mutationField('giveUpMove', t =>
    t.field({
      description:
        'Ends the waiting for a truck that is lost with the trailer of its move, or says something else of its load than the records: the move is an error with rejectedCode system_exception, from where it is completed by hand or retried; the truck is called back (MV-OPEN-81). MOVE_ACTION:NOT_ALLOWED when no wait reason of the move offers it; MOVE_NOT_FOUND for a deleted move; UNAUTHORIZED.',
      type: MoveRef,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) => {
        const { siteId, actor } = await authorizeMoves(ctx, ['move.cancel'], [id])
        return giveUpMove(ctx.app, actor, siteId, id)
      },
    }),
  )
}

function addPlayground(target: ApiBuilder): void {
  target.mutationField('_assignMoveToPlaygroundTruck', t =>
    t.field({
      description:
        'Gives a move to a stub truck (getTrucks with playground), for the testing tools (MV-MUT-12): a pending move is then in progress, any other keeps its status. A stub does one move at a time. MOVE_ACTION:NOT_ALLOWED; MOVE_NOT_FOUND for a deleted move; UNAUTHORIZED.',
      type: MoveRef,
      args: { moveId: t.arg.id({ required: true }), truckId: t.arg.id({ required: true }) },
      resolve: async (_root, { moveId, truckId }, ctx) => {
        const { siteId, actor } = await authorizeMoves(ctx, TESTING, [moveId])
        return assignMoveToPlaygroundTruck(ctx.app, actor, siteId, { moveId, truckId })
      },
    }),
  )
}
