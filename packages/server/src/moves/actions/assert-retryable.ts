import { type MoveDraft, type MoveSource, retryReasons, rowActionTexts } from '@tractrix/domain/moves'
import { catalogued } from '@tractrix/domain/platform'
import type { Trx } from '../../platform/db/index.ts'
import { readYardFacts } from '../store/yard-facts.store.ts'
import { loadMove } from './load-moves.ts'
import { moveToDraft } from './move-draft.ts'

const RETRY_TYPES = ['trailer', 'trailer_attached'] as const

/**
 * Refuses a retry that the row of the move would not offer, and one that makes something else than a trailer move of a
 * person (MV-ACT-03..06).
 *
 * @throws MOVE_ACTION:NOT_ALLOWED with the reason, BAD_INPUT, UNAUTHORIZED when the site has no such move
 */
export async function assertRetryable(
  trx: Trx,
  siteId: string,
  retryOfId: string,
  wanted: Pick<MoveDraft, 'type'> & { source: MoveSource },
): Promise<void> {
  const move = await loadMove(trx, siteId, retryOfId)
  const truckId = move.truck?.id ?? null
  const yard = await readYardFacts(trx, siteId, [{ ...moveToDraft(move), requestedTruckId: truckId }])
  const [reason] = rowActionTexts(retryReasons(move, (truckId && yard.trucks.get(truckId)) || null))
  if (reason) throw catalogued('MOVE_ACTION:NOT_ALLOWED', { message: reason })
  if (wanted.source !== 'ui') throw bad(`source must be ui for a retry, not ${wanted.source}.`)
  if (!RETRY_TYPES.some(type => type === wanted.type))
    throw bad(`type must be ${RETRY_TYPES.join(' or ')} for a retry, not ${wanted.type}.`)
}

const bad = (message: string) => catalogued('BAD_INPUT', { message })
