import { MOVE_TOASTS, type RejectionCode, rejectionCodeLabel, returnOrDelete } from '@tractrix/domain/moves'
import { useCallback } from 'react'
import { useMutation } from 'urql'
import {
  CancelMovesDocument,
  DeleteMovesDocument,
  MoveToPendingDocument,
  RejectMovesDocument,
} from '../../platform/graphql.generated.ts'
import type { MoveRow } from '../move-row.ts'
import { moveToast } from '../move-toast.ts'

export interface MoveCommands {
  /** Each resolves to whether it was done; what was refused stands in the banner. */
  addToQueue: (move: MoveRow) => Promise<boolean>
  cancel: (moves: readonly MoveRow[]) => Promise<boolean>
  /** Returns moves of a partner with the code, deletes the others (MV-STA-12 to MV-STA-14, MV-OPEN-84). */
  remove: (moves: readonly MoveRow[], code: RejectionCode | null) => Promise<boolean>
}

/** Commands about moves that already exist. The screen follows the answers and the live events. */
export function useMoveCommands(): MoveCommands {
  const [, moveToPending] = useMutation(MoveToPendingDocument)
  const [, cancelMoves] = useMutation(CancelMovesDocument)
  const [, deleteMoves] = useMutation(DeleteMovesDocument)
  const [, rejectMoves] = useMutation(RejectMovesDocument)

  const addToQueue = useCallback(
    async (move: MoveRow) => {
      const { data, error } = await moveToPending({ ids: [move.id] })
      for (const queued of data?.moveToPending ?? []) moveToast(MOVE_TOASTS.queued, queued)
      return error === undefined
    },
    [moveToPending],
  )
  const cancel = useCallback(
    async (moves: readonly MoveRow[]) => {
      const { data, error } = await cancelMoves({ ids: idsOf(moves) })
      for (const canceled of data?.cancelMoves ?? []) moveToast('The move has been canceled.', canceled)
      return error === undefined
    },
    [cancelMoves],
  )
  const remove = useCallback(
    async (moves: readonly MoveRow[], code: RejectionCode | null) => {
      const returned = idsOf(moves.filter(move => returnOrDelete(move) === 'return'))
      const deleted = idsOf(moves.filter(move => returnOrDelete(move) === 'delete'))
      if (returned.length > 0 && code !== null) {
        const { error } = await rejectMoves({ ids: returned, code, description: rejectionCodeLabel(code) })
        if (error) return false
      }
      return deleted.length === 0 || (await deleteMoves({ ids: deleted })).error === undefined
    },
    [rejectMoves, deleteMoves],
  )
  return { addToQueue, cancel, remove }
}

function idsOf(moves: readonly MoveRow[]): string[] {
  return moves.map(move => move.id)
}
