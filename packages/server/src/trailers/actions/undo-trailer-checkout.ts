import type { Actor } from '@tractrix/domain/platform'
import { DEFAULT_UNDO_CHECKOUT_MS } from '@tractrix/domain/sites'
import { type Trailer, undoCheckoutRefusal } from '@tractrix/domain/trailers'
import { changeSite } from '../../platform/db/index.ts'
import { findOnSite } from '../store/trailer-changes.store.ts'
import { isFreeSpot, tellOccupancy } from './spot-occupancy.ts'
import {
  assertNotRefused,
  changeTrailer,
  configOf,
  loadTrailer,
  type TrailerContext,
} from './trailer-record.ts'

/**
 * Puts a trailer back that was checked out by mistake, into the spot where it stood; when that is taken or gone, it is on
 * site without a spot (OP-TRS-03, OP-OPEN-106, OP-MUT-03).
 *
 * @throws TRAILER_STATE when it is on site, when another of its carrier and number is, and when the site's time for that is
 *   over; UNAUTHORIZED when the site has no such trailer
 */
export function undoTrailerCheckout(
  app: TrailerContext,
  actor: Actor,
  siteId: string,
  id: string,
): Promise<Trailer> {
  return changeSite(app, siteId, async (trx, now) => {
    const trailer = await loadTrailer(trx, siteId, id)
    const { trailerUndoCheckoutExpiration } = await configOf(trx, siteId)
    const undoCheckoutMs = trailerUndoCheckoutExpiration ?? DEFAULT_UNDO_CHECKOUT_MS
    const isNameOnSite = (await findOnSite(trx, trailer)) !== null
    assertNotRefused(undoCheckoutRefusal(trailer, { now: Date.parse(now), undoCheckoutMs, isNameOnSite }))
    const { priorZoneId } = trailer
    const zoneId = priorZoneId !== null && (await isFreeSpot(trx, priorZoneId)) ? priorZoneId : null
    const back = await changeTrailer(
      trx,
      trailer,
      { event: 'checkout_undone', actor, now },
      { archived: false, archivedAt: null, zoneId },
    )
    await tellOccupancy(trx, { siteId, zoneIds: [zoneId], actor, now })
    return back
  })
}
