import type { Actor } from '@tractrix/domain/platform'
import type { Zone } from '@tractrix/domain/zones'
import { changeSite } from '../platform/db/index.ts'
import { loadZone, recordZone, type ZoneContext } from './change-zones.ts'
import { clearObservation } from './zone-changes.store.ts'

/**
 * Forgets what a truck saw in a zone (MV-MUT-16, OP-MUT-21). Where trailers stand by our records stays as it is.
 *
 * @throws UNAUTHORIZED when the site has no such zone
 */
export function removeObservationData(
  app: ZoneContext,
  actor: Actor,
  siteId: string,
  id: string,
): Promise<Zone> {
  return changeSite(app, siteId, async (trx, now) => {
    const zone = await loadZone(trx, siteId, id)
    if (zone.observationData === null) return zone
    await clearObservation(trx, id, now)
    const changes = { observationData: { from: zone.observationData, to: null } }
    await recordZone(trx, 'observation_removed', { zone, actor, now, changes })
    return { ...zone, observationData: null }
  })
}
