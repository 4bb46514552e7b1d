import type { Move } from '@tractrix/domain/moves'
import type { Operation } from '@tractrix/domain/platform'
import { type ApiBuilder, builder } from '../../platform/graphql/index.ts'
import { AFTER_ARGUMENT, OperationRef } from '../../platform/graphql/schema/shared-types.ts'
import { liveField, siteEvents } from '../../platform/live/index.ts'
import { addMoveChanges } from './move-changes-mutations.ts'
import { registerMoveType } from './move-type.ts'
import { moveById } from './moves.loaders.ts'
import { MoveRef, MoveStatusRef, registerMoveParts, ZoneRefRef } from './moves.types.ts'
import { addMoveMutations } from './moves-mutations.ts'
import { addMoveQueries } from './moves-queries.ts'

const MoveUpdateRef = builder.objectRef<{ operation: Operation; moveId: string; move: Move | null }>(
  'MoveUpdate',
)

/** Moves: lists, counts, everything one can do to them, and news of them (MV-QRY, MV-MUT, MV-SUB-01). */
export function registerMovesSchema(target: ApiBuilder): void {
  registerMoveParts()
  registerMoveType()
  addMoveQueries(target)
  addMoveMutations(target)
  addMoveChanges(target)
  addMoveUpdates(target)
}

function addMoveUpdates(target: ApiBuilder): void {
  MoveUpdateRef.implement({
    description: 'News of one move (MV-OPEN-132).',
    fields: t => ({
      operation: t.expose('operation', { type: OperationRef }),
      moveId: t.exposeID('moveId'),
      move: t.expose('move', { type: MoveRef, nullable: true, description: 'Null after a delete.' }),
      fromZone: t.field({ type: ZoneRefRef, nullable: true, resolve: ({ move }) => move?.fromZone ?? null }),
      toZone: t.field({ type: ZoneRefRef, nullable: true, resolve: ({ move }) => move?.toZone ?? null }),
      status: t.field({ type: MoveStatusRef, nullable: true, resolve: ({ move }) => move?.status ?? null }),
    }),
  })
  target.subscriptionField('moveUpdates', t =>
    t.field({
      description: 'Every change of a move of the site (MV-SUB-01).',
      type: MoveUpdateRef,
      args: { siteId: t.arg.id({ required: true }), after: t.arg(AFTER_ARGUMENT) },
      ...liveField(siteEvents('move', 'move.view')),
      resolve: async ({ operation, subjectId }, _args, ctx) => {
        const move = operation === 'delete' ? null : await ctx.loaders.of(moveById).load(subjectId)
        // Something can still be noted about a move that was deleted.
        return { operation: move ? operation : ('delete' as const), moveId: subjectId, move }
      },
    }),
  )
}
