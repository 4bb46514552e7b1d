import { catalogued } from '@tractrix/domain/errors'
import {
  type MoveDraft,
  type MoveSource,
  retryMoveType,
  retryReasons,
  rowActionTexts,
} from '@tractrix/domain/moves'
import type { Trx } from '../../platform/db/index.ts'
import { loadMove } from '../changes/load-moves.ts'
import { readYardFacts } from '../store/yard-facts.store.ts'
import { moveToDraft } from './move-draft.ts'

const RETRY_TYPES = ['trailer', 'trailer_attached'] as const

/**
 * Refuses a retry that the row of the move would not offer, and one that makes something else than a trailer move of a
 * person (MV-ACT-03..06). Of the same trailer it is an attached one while the trailer hangs on the truck (MV-OPEN-86).
 *
 * @throws MOVE_ACTION:NOT_ALLOWED with the reason, BAD_INPUT, UNAUTHORIZED when the site has no such move
 */
export async function assertRetryable(
  trx: Trx,
  siteId: string,
  retryOfId: string,
  wanted: Pick<MoveDraft, 'type' | 'trailerId'> & { source: MoveSource },
): Promise<void> {
  const move = await loadMove(trx, siteId, retryOfId)
  const truckId = move.truck?.id ?? null
  const yard = await readYardFacts(trx, siteId, [{ ...moveToDraft(move), requestedTruckId: truckId }])
  const truck = (truckId && yard.trucks.get(truckId)) || null
  const [reason] = rowActionTexts(retryReasons(move, truck))
  if (reason) throw catalogued('MOVE_ACTION:NOT_ALLOWED', { message: reason })
  if (wanted.source !== 'ui') throw bad(`source must be ui for a retry, not ${wanted.source}.`)
  const isSameTrailer = wanted.trailerId === null || wanted.trailerId === move.trailer?.id
  const types = isSameTrailer
    ? [retryMoveType({ trailerIsConnected: truck?.trailerIsConnected === true })]
    : RETRY_TYPES
  if (!types.some(type => type === wanted.type))
    throw bad(`type must be ${types.join(' or ')} for this retry, not ${wanted.type}.`)
}

const bad = (message: string) => catalogued('BAD_INPUT', { message })
