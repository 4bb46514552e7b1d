import type { Zone } from '@tractrix/domain/zones'
import { changeZones, loadZone, recordZoneChange, type ZoneContext } from './change-zones.ts'
import { clearObservation } from './zone-changes.store.ts'

/**
 * Forgets what a truck saw in a zone (MV-MUT-16, OP-MUT-21). Where trailers stand by our records stays as it is.
 *
 * @throws UNAUTHORIZED when the site has no such zone
 */
export function removeObservationData(app: ZoneContext, siteId: string, id: string): Promise<Zone> {
  return changeZones(app, siteId, async (trx, now) => {
    const zone = await loadZone(trx, siteId, id)
    if (zone.observationData === null) return zone
    await clearObservation(trx, id, now)
    await recordZoneChange(trx, siteId, id, 'update')
    return { ...zone, observationData: null }
  })
}
