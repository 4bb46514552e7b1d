import { randomUUID } from 'node:crypto'
import { catalogued } from '@tractrix/domain/errors'
import type { Actor } from '@tractrix/domain/platform'
import { ZONE_REFUSALS, type Zone } from '@tractrix/domain/zones'
import { changeSite, type Trx } from '../platform/db/index.ts'
import { readSites } from '../sites/index.ts'
import { loadZone, recordZone, type ZoneContext } from './change-zones.ts'
import { freeName, insertZone, regionMadeFrom, removeZone } from './zone-changes.store.ts'

/**
 * Closes the outline of a zone for trucks until the region is deleted: moves that start or end within it wait, and
 * dispatch calls back those on their way (MV-MUT-14, MV-STA-17). A zone has one region at most: asked for again, that
 * one is answered.
 *
 * @throws SITE_FEATURE_OFF without enableDynamicNoGo, BAD_INPUT for a zone that is no-go already, UNAUTHORIZED
 */
export function createDynamicNoGoForZone(
  app: ZoneContext,
  actor: Actor,
  siteId: string,
  zoneId: string,
): Promise<Zone> {
  return changeSite(app, siteId, async (trx, now) => {
    await assertSwitchedOn(trx, siteId)
    const zone = await loadZone(trx, siteId, zoneId)
    if (zone.zoneType === 'no_go' || zone.zoneType === 'no_go_dynamic')
      throw catalogued('BAD_INPUT', { message: ZONE_REFUSALS.of('already_no_go', { zone: zone.name }) })
    const made = await regionMadeFrom(trx, zoneId)
    if (made) return made
    const id = randomUUID()
    await insertZone(
      trx,
      { id, siteId, madeFromZoneId: zoneId, now },
      {
        name: await freeName(trx, siteId, `No-Go ${zone.name}`),
        zoneType: 'no_go_dynamic',
        coordinates: zone.coordinates,
        headingRadians: null,
        lengthMeters: zone.lengthMeters,
        widthMeters: zone.widthMeters,
        bank: null,
      },
    )
    const region = await loadZone(trx, siteId, id)
    const changes = { madeFromZoneId: { from: null, to: zoneId } }
    await recordZone(trx, 'created', { zone: region, actor, now, changes })
    return region
  })
}

/**
 * Opens a no-go region again, also at a site where none can be made any more; answers it as it was (MV-MUT-15).
 *
 * @throws BAD_INPUT for a zone of another type, UNAUTHORIZED
 */
export function deleteDynamicNoGoZone(
  app: ZoneContext,
  actor: Actor,
  siteId: string,
  id: string,
): Promise<Zone> {
  return changeSite(app, siteId, async (trx, now) => {
    const region = await loadZone(trx, siteId, id)
    if (region.zoneType !== 'no_go_dynamic')
      throw catalogued('BAD_INPUT', { message: ZONE_REFUSALS.of('no_dynamic_region', { zone: region.name }) })
    await removeZone(trx, id, now)
    await recordZone(trx, 'deleted', { zone: region, actor, now })
    return region
  })
}

async function assertSwitchedOn(trx: Trx, siteId: string): Promise<void> {
  const [site] = await readSites(trx, [siteId])
  if (site?.config.enableDynamicNoGo) return
  throw catalogued('SITE_FEATURE_OFF', { message: ZONE_REFUSALS.of('no_go_switched_off') })
}
