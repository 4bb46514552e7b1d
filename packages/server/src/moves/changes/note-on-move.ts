import type { MoveEvent } from '@tractrix/domain/moves'
import type { Actor } from '@tractrix/domain/platform'
import type { Trx } from '../../platform/db/index.ts'
import { addHistory } from '../store/move-history.store.ts'
import { readMoves } from '../store/moves.store.ts'

/**
 * Writes something into the history of a move that changes nothing of it, also when the move was deleted meanwhile.
 * Within a transaction that holds the site's lock.
 */
export async function noteOnMove(
  trx: Trx,
  { id, siteId }: { id: string; siteId: string },
  line: { event: MoveEvent; actor: Actor; now: string; reasons: readonly unknown[] },
): Promise<void> {
  const [move] = await readMoves(trx, [id])
  const status = move?.status ?? null
  const { now: at, ...what } = line
  await addHistory(trx, {
    ...what,
    at,
    moveId: id,
    siteId,
    fromStatus: status,
    toStatus: status,
    changes: {},
  })
}
