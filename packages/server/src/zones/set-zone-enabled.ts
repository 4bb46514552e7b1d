import type { Actor } from '@tractrix/domain/platform'
import type { EnabledSource, Zone } from '@tractrix/domain/zones'
import { changeSite } from '../platform/db/index.ts'
import { changedFields } from '../platform/event-log/index.ts'
import { loadZone, recordZone, type ZoneContext } from './change-zones.ts'
import { saveZoneEnabled } from './zones.store.ts'

/**
 * Opens or closes a zone for moves (MV-STA-16, MV-MUT-13). Moves that wait for it are judged anew by dispatch.
 *
 * @throws UNAUTHORIZED when the site has no such zone
 */
export function setZoneEnabled(
  app: ZoneContext,
  actor: Actor,
  siteId: string,
  { id, enabled, enabledSource }: { id: string; enabled: boolean; enabledSource: EnabledSource },
): Promise<Zone> {
  return changeSite(app, siteId, async (trx, now) => {
    const zone = await loadZone(trx, siteId, id)
    await saveZoneEnabled(trx, id, { enabled, enabledSource, now })
    const changes = changedFields(zone, { enabled, enabledSource })
    await recordZone(trx, enabled ? 'enabled' : 'disabled', { zone, actor, now, changes })
    return { ...zone, enabled, enabledSource }
  })
}
