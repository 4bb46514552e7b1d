import { catalogued } from '@tractrix/domain/errors'
import type { Site } from '@tractrix/domain/sites'
import type { ServerContext } from '../platform/context/index.ts'
import { lockSite, recordChange } from '../platform/db/index.ts'
import { readSites, saveSiteSwitch } from './sites.store.ts'

/**
 * Sets whether the yard works now, or whether it takes moves of partners, and records the change (MV-MUT-23, OP-MUT-25).
 *
 * @throws UNAUTHORIZED for a site that does not exist
 */
export function setSiteSwitch(
  app: Pick<ServerContext, 'db'>,
  siteId: string,
  change: { isWorkingHours: boolean } | { acceptPartnerMoves: boolean },
): Promise<Site> {
  return app.db.transaction(async trx => {
    await lockSite(trx, siteId)
    await saveSiteSwitch(trx, siteId, change)
    const [site] = await readSites(trx, [siteId])
    if (!site) throw catalogued('UNAUTHORIZED')
    await recordChange(trx, { topic: 'site', siteId, entityId: siteId, operation: 'update' })
    return site
  })
}
