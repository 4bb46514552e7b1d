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
  const among =
    only === null
      ? sql``
      : sql`and (
          (upper(t.scac), upper(t.serial)) in (
            select n.scac, n.serial from jsonb_to_recordset(${JSON.stringify(only.names)}::jsonb) as n(scac text, serial text))
          or t.zone_id in (
            select z.id from zones z where z.site_id = ${siteId} and upper(z.name) = any(${only.zones.map(name => name.toUpperCase())})))`
  const { rows } = await sql<YardTrailer>`
    select t.id, t.scac, t.serial, t.dimension_code as "dimensionCode", t.loaded, t.zone_id as "zoneId", t.notes
    from trailers t where t.site_id = ${siteId} and not t.archived ${among}`.execute(db)
  return rows
}
