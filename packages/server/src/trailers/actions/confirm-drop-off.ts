import type { Actor } from '@tractrix/domain/platform'
import type { Trailer } from '@tractrix/domain/trailers'
import { changeSite } from '../../platform/db/index.ts'
import { assertNotRefused, changeTrailer, loadTrailer, type TrailerContext } from './trailer-record.ts'

/**
 * Notes that somebody saw a trailer where its driver was to drop it (OP-TRS-06, OP-TRS-07, OP-MUT-04). One that is
 * confirmed stays as it is.
 *
 * @throws TRAILER_STATE when it is checked out; UNAUTHORIZED when the site has no such trailer
 */
export function confirmDropOff(
  app: TrailerContext,
  actor: Actor,
  siteId: string,
  id: string,
): Promise<Trailer> {
  return changeSite(app, siteId, async (trx, now) => {
    const trailer = await loadTrailer(trx, siteId, id)
    assertNotRefused(trailer.archived ? 'checked_out' : null)
    if (trailer.otrDropOffConfirmed) return trailer
    const change = { event: 'drop_off_confirmed', actor, now } as const
    return changeTrailer(trx, trailer, change, { otrDropOffConfirmed: true, inTransit: false })
  })
}
