import { catalogued } from '@tractrix/domain/errors'
import type { EnabledSource, Zone } from '@tractrix/domain/zones'
import type { ServerContext } from '../platform/context/index.ts'
import { lockSite, recordChange } from '../platform/db/index.ts'
import { readZones, saveZoneEnabled } from './zones.store.ts'

/**
 * Opens or closes a zone for moves (MV-STA-16, MV-MUT-13). Moves that wait for it are judged anew by dispatch.
 *
 * @throws UNAUTHORIZED when the site has no such zone
 */
export function setZoneEnabled(
  app: Pick<ServerContext, 'db' | 'clock'>,
  siteId: string,
  change: { id: string; enabled: boolean; enabledSource: EnabledSource },
): Promise<Zone> {
  return app.db.transaction(async trx => {
    await lockSite(trx, siteId)
    const [before] = await readZones(trx, [change.id])
    if (before?.siteId !== siteId) throw catalogued('UNAUTHORIZED')
    const { id, enabled, enabledSource } = change
    await saveZoneEnabled(trx, id, { enabled, enabledSource, now: app.clock.now().toISOString() })
    await recordChange(trx, { topic: 'zone', siteId, entityId: id, operation: 'update' })
    return { ...before, enabled, enabledSource }
  })
}
