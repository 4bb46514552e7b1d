import type { Database } from '../platform/db/index.ts'

/** What is drawn under the zones of a site, as it was loaded; null when there is no such site. */
export async function readBaseMap(db: Database, siteId: string): Promise<unknown> {
  const row = await db.kysely
    .selectFrom('sites')
    .select('base_map')
    .where('id', '=', siteId)
    .executeTakeFirst()
  return row?.base_map ?? null
}
