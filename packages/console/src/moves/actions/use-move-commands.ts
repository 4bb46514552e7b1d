import { MOVE_TOASTS, returnOrDelete } from '@tractrix/domain/moves'
import { phrase } from '@tractrix/domain/platform'
import { useCallback } from 'react'
import { useMutation } from 'urql'
import type { ReturnReason } from '../../forms/index.ts'
import {
  CancelMovesDocument,
  DeleteMovesDocument,
  GiveUpMoveDocument,
  MoveToPendingDocument,
  RejectMovesDocument,
  SetTruckFreeDocument,
  UpdateMoveStatusDocument,
} from '../../platform/graphql/graphql.generated.ts'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { showToast } from '../../ui/layers/toast-queue.ts'
import { moveToast } from '../words/move-toast.ts'

export interface MoveCommands {
  /** Those that answer a boolean resolve to whether it was done; what was refused stands in the banner. */
  addToQueue: (move: MoveRow) => Promise<boolean>
  cancel: (moves: readonly MoveRow[]) => Promise<boolean>
  /** Completes by hand; what is null stays as the move has it (MV-STA-09, MV-STA-10). */
  complete: (move: MoveRow, done: { truckId: string | null; toZoneId: string | null }) => Promise<boolean>
  /** Ends the waiting for a truck that is lost (MV-OPEN-81). */
  giveUp: (move: MoveRow) => Promise<boolean>
  /** Takes it that the truck has stopped what it was asked to stop. */
  setTruckFree: (truckId: string) => Promise<boolean>
  /**
   * Returns moves of a partner for the reason, deletes the others (MV-STA-12 to MV-STA-14, MV-OPEN-84). Resolves to
   * those that are gone: each of the two goes as a whole or not at all.
   */
  remove: (moves: readonly MoveRow[], reason: ReturnReason | null) => Promise<readonly MoveRow[]>
}

/** Commands about moves that already exist. The screen follows the answers and the live events. */
export function useMoveCommands(): MoveCommands {
  const [, moveToPending] = useMutation(MoveToPendingDocument)
  const [, cancelMoves] = useMutation(CancelMovesDocument)
  const [, deleteMoves] = useMutation(DeleteMovesDocument)
  const [, rejectMoves] = useMutation(RejectMovesDocument)
  const [, giveUpMove] = useMutation(GiveUpMoveDocument)
  const [, freeTruck] = useMutation(SetTruckFreeDocument)
  const [, updateStatus] = useMutation(UpdateMoveStatusDocument)

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
      for (const canceled of data?.cancelMoves ?? [])
        moveToast(phrase('The move has been canceled.'), canceled)
      return error === undefined
    },
    [cancelMoves],
  )
  const complete = useCallback(
    async (move: MoveRow, { truckId, toZoneId }: { truckId: string | null; toZoneId: string | null }) => {
      const { data, error } = await updateStatus({
        id: move.id,
        status: 'complete',
        expectedUpdatedAt: move.updatedAt,
        ...(truckId !== null && { truckId }),
        ...(toZoneId !== null && { toZoneId }),
      })
      if (data) moveToast(phrase('The move has been completed.'), data.updateMoveStatus)
      return error === undefined
    },
    [updateStatus],
  )
  const giveUp = useCallback(
    async (move: MoveRow) => {
      const { data, error } = await giveUpMove({ id: move.id })
      if (data) moveToast(phrase('The move has been set to error.'), data.giveUpMove)
      return error === undefined
    },
    [giveUpMove],
  )
  const setTruckFree = useCallback(
    async (truckId: string) => {
      const { data, error } = await freeTruck({ truckId })
      if (data)
        showToast({
          id: `free-${truckId}`,
          tone: 'green',
          title: t('{truck} has been set free.', { truck: data.setTruckFree.name }),
        })
      return error === undefined
    },
    [freeTruck],
  )
  const remove = useCallback(
    async (moves: readonly MoveRow[], reason: ReturnReason | null) => {
      const returned = moves.filter(move => returnOrDelete(move) === 'return')
      const deleted = moves.filter(move => returnOrDelete(move) === 'delete')
      if (returned.length > 0) {
        if (reason === null) return []
        const { error } = await rejectMoves({ ids: idsOf(returned), ...reason })
        if (error) return []
      }
      if (deleted.length === 0) return returned
      const { error } = await deleteMoves({ ids: idsOf(deleted) })
      return error ? returned : moves
    },
    [rejectMoves, deleteMoves],
  )
  return { addToQueue, cancel, complete, giveUp, setTruckFree, remove }
}

function idsOf(moves: readonly MoveRow[]): string[] {
  return moves.map(move => move.id)
}
