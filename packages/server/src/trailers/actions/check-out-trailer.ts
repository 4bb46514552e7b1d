import type { Actor } from '@tractrix/domain/platform'
import { checkOutRefusal, type Trailer } from '@tractrix/domain/trailers'
import { changeSite } from '../../platform/db/index.ts'
import { isInUse } from '../store/trailer-changes.store.ts'
import { tellOccupancy } from './spot-occupancy.ts'
import {
  assertNotRefused,
  changeTrailer,
  configOf,
  loadTrailer,
  type TrailerContext,
} from './trailer-record.ts'

/**
 * Takes a trailer that left out of the inventory (OP-TRS-02, OP-MUT-02); its spot is free then.
 *
 * @throws TRAILER_STATE while a move needs it, while it is in transit, before its drop-off is confirmed, and when it is
 *   checked out already; UNAUTHORIZED when the site has no such trailer
 */
export function checkOutTrailer(
  app: TrailerContext,
  actor: Actor,
  siteId: string,
  id: string,
): Promise<Trailer> {
  return changeSite(app, siteId, async (trx, now) => {
    const trailer = await loadTrailer(trx, siteId, id)
    const { enableTrailerConfirmDropoff: confirmsDropOffs } = await configOf(trx, siteId)
    assertNotRefused(checkOutRefusal(trailer, { isInUse: await isInUse(trx, id), confirmsDropOffs }))
    const { zoneId } = trailer
    const left = await changeTrailer(
      trx,
      trailer,
      { event: 'checked_out', actor, now },
      { archived: true, archivedAt: now, zoneId: null, priorZoneId: zoneId },
    )
    await tellOccupancy(trx, { siteId, zoneIds: [zoneId], actor, now })
    return left
  })
}
