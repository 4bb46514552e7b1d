import { phrase } from '@tractrix/domain/platform'
import type { SiteConfig } from '@tractrix/domain/sites'
import { checkOutRefusal, TRAILER_REFUSALS } from '@tractrix/domain/trailers'
import { t } from '../platform/words.ts'
import { isQueued, type MoveRow, type TrailerRow } from '../site-data/index.ts'

type Move = Pick<MoveRow, 'status' | 'trailer'>

/** What decides about a checkout beside the trailer: the moves of the site that have not ended, and its switches. */
export interface CheckOutSurroundings {
  openMoves: readonly Move[]
  config: Pick<SiteConfig, 'enableTrailerConfirmDropoff'>
}

/** Why a trailer cannot be checked out now, as a sentence; null: it can (OP-TRS-09, OP-TRS-10). */
export function checkOutReason(
  trailer: TrailerRow,
  { openMoves, config }: CheckOutSurroundings,
): string | null {
  const refusal = checkOutRefusal(trailer, {
    isInUse: isTrailerInUse(trailer, openMoves),
    confirmsDropOffs: config.enableTrailerConfirmDropoff,
  })
  return refusal === null ? null : t(phrase(TRAILER_REFUSALS.texts[refusal]))
}

/** Whether a pending or in-progress move names the trailer (OP-OPEN-102). */
export function isTrailerInUse(trailer: Pick<TrailerRow, 'id'>, moves: readonly Move[]): boolean {
  return moves.some(move => isQueued(move) && move.trailer?.id === trailer.id)
}
