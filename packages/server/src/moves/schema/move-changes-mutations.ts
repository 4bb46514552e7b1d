import { catalogued } from '@tractrix/domain/errors'
import { DEFAULT_PRIORITY, REQUIRED_FIELD_TEXT } from '@tractrix/domain/moves'
import type { ApiBuilder } from '../../platform/graphql/index.ts'
import { requireAbility } from '../../platform/graphql/index.ts'
import { assignMoveToPlaygroundTruck } from '../actions/assign-playground-truck.ts'
import { completeMove } from '../actions/complete-move.ts'
import { giveUpMove } from '../actions/give-up-move.ts'
import { readMetadata } from '../actions/read-metadata.ts'
import { setMoveError } from '../actions/set-move-error.ts'
import { updateDraftMove } from '../actions/update-draft-move.ts'
import { updateNonDraftMove } from '../actions/update-non-draft-move.ts'
import { authorizeMoves } from './authorize-moves.ts'
import { MoveCategoryRef, MoveClassRef, MoveRef, MoveStatusRef, MoveTypeRef } from './moves.types.ts'
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
        type: t.arg({ type: MoveTypeRef }),
        fromZoneId: t.arg.id(),
        toZoneId: t.arg.id(),
        trailerId: t.arg.id(),
        requestedTruckId: t.arg.id(),
        priority: t.arg.int({ description: '1 (highest) to 10; null: 10 (MV-CST-04).' }),
        moveCategory: t.arg({ type: MoveCategoryRef }),
        moveClass: t.arg({ type: MoveClassRef }),
        notes: t.arg.string({ description: 'At most 2,000 characters (MV-OPEN-35).' }),
        metadata: t.arg({
          type: 'JSON',
          description:
            'Settings of the route and of the mission, in place of the stored ones: `enable_yard_inventory`, `staticRoute`, `DIR`, `RT_NAME`, `TC_MODE` (MV-ENT-05).',
        }),
        status: t.arg({ type: MoveStatusRef, description: 'draft: stays one; pending: is queued.' }),
        version: t.arg.int({ description: VERSION_MEANS }),
      },
      resolve: async (_root, { id, status, metadata, ...args }, ctx) => {
        const { siteId, actor } = await authorizeMoves(ctx, ['move.edit'], [id])
        if (status && status !== 'draft' && status !== 'pending')
          throw catalogued('BAD_INPUT', { message: `status must be draft or pending, not ${status}.` })
        if (status === 'pending') requireAbility(ctx, 'move.enqueue', siteId)
        return updateDraftMove(ctx.app, actor, siteId, {
          id,
          queue: status === 'pending',
          version: args.version,
          values: {
            type: required('type', args.type),
            fromZoneId: args.fromZoneId,
            toZoneId: args.toZoneId,
            trailerId: args.trailerId,
            requestedTruckId: args.requestedTruckId,
            priority: args.priority === null ? DEFAULT_PRIORITY : args.priority,
            moveCategory: required('moveCategory', args.moveCategory),
            moveClass: args.moveClass,
            notes: readText(args.notes),
            metadata: metadata === undefined ? undefined : readMetadata(metadata),
          },
        })
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
        moveCategory: t.arg({ type: MoveCategoryRef }),
        moveClass: t.arg({ type: MoveClassRef, description: 'Null clears.' }),
        notes: t.arg.string({ description: 'At most 2,000 characters (MV-OPEN-35); null or empty clears.' }),
        version: t.arg.int({ description: VERSION_MEANS }),
      },
      resolve: async (_root, { id, moveCategory, moveClass, notes, version }, ctx) => {
        const { siteId, actor } = await authorizeMoves(ctx, ['move.edit'], [id])
        return updateNonDraftMove(ctx.app, actor, siteId, {
          id,
          moveCategory: required('moveCategory', moveCategory),
          moveClass,
          notes: readText(notes),
          version,
        })
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

/** A field that every move has: it can be left out, but not cleared (MV-VAL-01). */
function required<Value>(name: string, value: Value | null): Value {
  if (value === null) throw catalogued('BAD_INPUT', { message: `${name}: ${REQUIRED_FIELD_TEXT}.` })
  return value
}
