import type { Move, WaitReason } from '@tractrix/domain/moves'
import type { Trx } from '../../platform/db/index.ts'
import { appendEvent } from '../../platform/event-log/index.ts'
import { saveWaitReasons } from '../store/moves.store.ts'

/**
 * Saves why a pending move has not started and announces it. Wait reasons are not part of the move itself:
 * `updatedAt` and the history stay as they are.
 */
export async function noteWaitReasons(
  trx: Trx,
  { id, siteId }: Move,
  reasons: readonly WaitReason[],
  now: string,
): Promise<void> {
  await saveWaitReasons(trx, id, reasons)
  const name = 'move.wait_reasons_changed'
  await appendEvent(trx, { name, siteId, subjectId: id, at: now, actor: { kind: 'dispatch' }, data: {} })
}
