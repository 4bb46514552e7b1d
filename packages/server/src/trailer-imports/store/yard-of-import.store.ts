import { ImportYard, type YardTrailer } from '@tractrix/domain/trailer-imports'
import { isSpot } from '@tractrix/domain/zones'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'
import { listZones } from '../../zones/index.ts'

type Db = Kysely<Tables>

/** Which trailers are asked for: those of these names, written in capitals, and those that stand in these zones. */
export interface NamedTrailers {
  names: readonly { scac: string; serial: string }[]
  zones: readonly string[]
}

/**
 * The names and spots of a site as they are now.
 *
 * @param only what lines speak of; null: every trailer on site
 */
export async function readImportYard(
  db: Db,
  siteId: string,
  only: NamedTrailers | null,
): Promise<ImportYard> {
  const zones = (await listZones(db, siteId)).map(({ id, name, zoneType }) => ({
    id,
    name,
    isSpot: isSpot(zoneType),
  }))
  return new ImportYard(zones, await readTrailersOnSite(db, siteId, only))
}

async function readTrailersOnSite(
  db: Db,
  siteId: string,
  only: NamedTrailers | null,
): Promise<YardTrailer[]> {
  const onSite = sql`
    select t.id, t.scac, t.serial, t.dimension_code as "dimensionCode", t.loaded, t.zone_id as "zoneId", t.notes
    from trailers t`
  const { rows } = await (only === null
    ? sql<YardTrailer>`${onSite} where t.site_id = ${siteId} and not t.archived`
    : // Two questions in one, each answered by an index of its own.
      sql<YardTrailer>`
        ${onSite} join jsonb_to_recordset(${JSON.stringify(only.names)}::jsonb) as n(scac text, serial text)
          on upper(t.scac) = n.scac and upper(t.serial) = n.serial
        where t.site_id = ${siteId} and not t.archived
        union
        ${onSite} join zones z on z.id = t.zone_id
        where z.site_id = ${siteId} and not t.archived
          and upper(z.name) = any(${only.zones.map(name => name.toUpperCase())})`
  ).execute(db)
  return rows
}
