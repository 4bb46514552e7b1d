import { randomUUID } from 'node:crypto'
import type { Trx } from '../platform/db/index.ts'

/** Adds a site with nothing in it, of a partner of its own. */
export async function addTestSite(trx: Trx, siteId: string): Promise<void> {
  const partnerId = randomUUID()
  await trx
    .insertInto('partners')
    .values({ id: partnerId, name: `Partner of ${siteId}` })
    .execute()
  await trx
    .insertInto('sites')
    .values({
      id: siteId,
      partner_id: partnerId,
      name: 'Baltimore',
      internal_site_alias: siteId,
      map_id: 'm',
      time_zone: 'UTC',
      config: '{}',
      latitude_min: 0,
      latitude_max: 1,
      longitude_min: 0,
      longitude_max: 1,
      origin_latitude: 0,
      origin_longitude: 0,
    })
    .execute()
}
