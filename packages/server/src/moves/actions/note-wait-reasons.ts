import type { Move, WaitReason } from '@tractrix/domain/moves'
import type { Trx } from '../../platform/db/index.ts'
import { saveWaitReasons } from '../store/moves.store.ts'
import { tellMove } from './change-move.ts'

/**
 * Notes why a pending move has not started, and tells it. A judgement is no change of the move: it leaves `updatedAt`
 * and the history alone.
 */
export async function noteWaitReasons(trx: Trx, move: Move, reasons: readonly WaitReason[]): Promise<void> {
  await saveWaitReasons(trx, move.id, reasons)
  await tellMove(trx, move, 'update')
}
