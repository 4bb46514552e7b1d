import type { Move } from '@tractrix/domain/moves'
import { defineListLoader, defineLoader } from '../../platform/graphql/index.ts'
import { type MoveHistoryEntry, readMoveHistory } from '../store/move-history.store.ts'
import { readMoves } from '../store/moves.store.ts'

/** One move by id; null when there is none. */
export const moveById = defineLoader(
  (ids, app) => readMoves(app.db.kysely, ids),
  (move: Move) => move.id,
)

/** The history of a move by its id, oldest first. */
export const historyOfMove = defineListLoader(
  (moveIds, app) => readMoveHistory(app.db.kysely, moveIds),
  (entry: MoveHistoryEntry) => entry.moveId,
)
