import { catalogued } from '@tractrix/domain/errors'
import type { Actor } from '@tractrix/domain/platform'
import type { Site } from '@tractrix/domain/sites'
import type { ServerContext } from '../platform/context/index.ts'
import { changeSite } from '../platform/db/index.ts'
import { appendEvent, changedFields } from '../platform/event-log/index.ts'
import { readSites, saveSiteSwitch } from './sites.store.ts'

/**
 * Sets whether the yard works now, or whether it takes moves of partners, and records the change (MV-MUT-23, OP-MUT-25).
 *
 * @throws UNAUTHORIZED for a site that does not exist
 */
export function setSiteSwitch(
  app: Pick<ServerContext, 'db' | 'clock'>,
  actor: Actor,
  siteId: string,
  change: { isWorkingHours: boolean } | { acceptPartnerMoves: boolean },
): Promise<Site> {
  return changeSite(app, siteId, async (trx, now) => {
    const [before] = await readSites(trx, [siteId])
    if (!before) throw catalogued('UNAUTHORIZED')
    await saveSiteSwitch(trx, siteId, change)
    const data = { changes: changedFields(before, change) }
    await appendEvent(trx, { name: 'site.settings_changed', siteId, subjectId: siteId, at: now, actor, data })
    const [site] = await readSites(trx, [siteId])
    return site ?? before
  })
}
