import type { Cache, UpdatesConfig } from '@urql/exchange-graphcache'
import { type MoveUpdatesSubscription, OpenMovesDocument } from '../../platform/graphql/graphql.generated.ts'
import { mergeById } from '../../platform/graphql/live-list.ts'
import { isOpen, type MoveRow } from './move-row.ts'
import { noteNewest } from './newest-events.ts'

type MoveEvent = MoveUpdatesSubscription['moveUpdates']

/** The open moves of a site after one event: queued and drafted moves come, ended and returned ones go. */
export function openMovesAfter(open: readonly MoveRow[], event: MoveEvent): readonly MoveRow[] {
  const stays = event.operation !== 'delete' && event.move !== null && isOpen(event.move)
  return mergeById(open, event.moveId, stays ? event.move : null)
}

/** Whether an event can change what a history tab shows: moves that wait or drive are in none of them. */
export function touchesHistory(event: MoveEvent): boolean {
  return event.operation === 'delete' || event.move === null || !isOpen(event.move)
}

/** How move events, and the answers to our own commands, change the cache. */
export const liveMoves: UpdatesConfig = {
  Subscription: {
    moveUpdates({ moveUpdates: event }: MoveUpdatesSubscription, { siteId }: { siteId: string }, cache) {
      takeIn(cache, siteId, event)
    },
  },
  Mutation: {
    createDraftMove: ({ createDraftMove }: { createDraftMove: MoveRow }, _args, cache) =>
      takeInAll(cache, [createDraftMove]),
    createPendingMove: ({ createPendingMove }: { createPendingMove: MoveRow }, _args, cache) =>
      takeInAll(cache, [createPendingMove]),
    updateDraftMove: ({ updateDraftMove }: { updateDraftMove: MoveRow }, _args, cache) =>
      takeInAll(cache, [updateDraftMove]),
    moveToPending: ({ moveToPending }: { moveToPending: MoveRow[] }, _args, cache) =>
      takeInAll(cache, moveToPending),
    cancelMoves: ({ cancelMoves }: { cancelMoves: MoveRow[] }, _args, cache) => takeInAll(cache, cancelMoves),
    updateMoveStatus: ({ updateMoveStatus }: { updateMoveStatus: MoveRow }, _args, cache) =>
      takeInAll(cache, [updateMoveStatus]),
    rejectMoves: ({ rejectMoves }: { rejectMoves: MoveRow[] }, _args, cache) => takeInAll(cache, rejectMoves),
    deleteMoves({ deleteMoves }: { deleteMoves: { id: string; siteId: string }[] }, _args, cache) {
      for (const { id, siteId } of deleteMoves) {
        takeIn(cache, siteId, { operation: 'delete', moveId: id, move: null })
      }
    },
  },
}

function takeInAll(cache: Cache, moves: readonly (MoveRow | null)[] | null): void {
  for (const move of moves ?? []) {
    if (move) takeIn(cache, move.siteId, { operation: 'update', moveId: move.id, move })
  }
}

function takeIn(cache: Cache, siteId: string, event: MoveEvent): void {
  noteNewest(event.moveId, event.operation === 'delete' ? null : event.move)
  cache.updateQuery({ query: OpenMovesDocument, variables: { siteId } }, data =>
    data === null ? null : { ...data, movesList: [...openMovesAfter(data.movesList, event)] },
  )
  if (touchesHistory(event)) invalidateHistory(cache, siteId, () => true)
  // The Search tab shows open moves as well (MV-OPEN-59): one that is new belongs there at once.
  else if (event.operation === 'create') invalidateHistory(cache, siteId, isOfEveryStatus)
}

/** Whether a history page asks for moves whatever their status is. */
function isOfEveryStatus(where: unknown): boolean {
  return typeof where === 'object' && where !== null && !('status' in where) && !('reassignedAt' in where)
}

/** Drops the fetched history pages of the site that are meant, so that the one on the screen is fetched again. */
function invalidateHistory(cache: Cache, siteId: string, isMeant: (where: unknown) => boolean): void {
  for (const field of cache.inspectFields('Query')) {
    const given = field.arguments
    if (field.fieldName === 'paginatedMoves' && given?.siteId === siteId && isMeant(given.where)) {
      cache.invalidate('Query', field.fieldName, field.arguments)
    }
  }
}
