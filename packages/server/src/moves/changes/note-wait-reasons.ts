import type { Move, WaitReason } from '@tractrix/domain/moves'
import type { Trx } from '../../platform/db/index.ts'
import { saveWaitReasons } from '../store/moves.store.ts'
import { recordMoveChange } from './change-move.ts'

/**
 * Saves why a pending move has not started and records the change. Wait reasons are not part of the move itself:
 * `updatedAt` and the history stay as they are.
 */
export async function noteWaitReasons(trx: Trx, move: Move, reasons: readonly WaitReason[]): Promise<void> {
  await saveWaitReasons(trx, move.id, reasons)
  await recordMoveChange(trx, move, 'update')
}
