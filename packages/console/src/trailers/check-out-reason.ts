import { phrase } from '@tractrix/domain/platform'
import type { SiteConfig } from '@tractrix/domain/sites'
import { checkOutRefusal, TRAILER_REFUSALS } from '@tractrix/domain/trailers'
import { t } from '../platform/words.ts'
import type { TrailerRow } from '../site-data/index.ts'

/** What decides about a checkout beside the trailer: whether a pending or in-progress move names it, and the switches of the site. */
export interface CheckOutSurroundings {
  isInUse: boolean
  config: Pick<SiteConfig, 'enableTrailerConfirmDropoff'>
}

/** Why a trailer cannot be checked out now, as a sentence; null: it can (OP-TRS-09, OP-TRS-10). */
export function checkOutReason(
  trailer: TrailerRow,
  { isInUse, config }: CheckOutSurroundings,
): string | null {
  const refusal = checkOutRefusal(trailer, {
    isInUse,
    confirmsDropOffs: config.enableTrailerConfirmDropoff,
  })
  return refusal === null ? null : t(phrase(TRAILER_REFUSALS.texts[refusal]))
}
