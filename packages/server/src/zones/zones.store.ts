import type { EnabledSource, Zone } from '@tractrix/domain/zones'
import { type Kysely, sql } from 'kysely'
import type { Tables, Trx } from '../platform/db/index.ts'

/** Zones by id, in no special order; ids that do not exist are left out. */
export async function readZones(db: Kysely<Tables>, ids: readonly string[]): Promise<Zone[]> {
  const { rows } = await sql<Zone>`${SELECT_ZONE} where z.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** All zones of a site by name. */
export async function listZones(db: Kysely<Tables>, siteId: string): Promise<Zone[]> {
  const { rows } = await sql<Zone>`${SELECT_ZONE} where z.site_id = ${siteId} order by z.name, z.id`.execute(
    db,
  )
  return rows
}

/** The site a zone belongs to; null when there is no such zone. */
export async function siteOfZone(db: Kysely<Tables>, id: string): Promise<string | null> {
  const row = await db.selectFrom('zones').select('site_id').where('id', '=', id).executeTakeFirst()
  return row?.site_id ?? null
}

/** Opens or closes a zone. `now` is an ISO time. */
export async function saveZoneEnabled(
  trx: Trx,
  id: string,
  change: { enabled: boolean; enabledSource: EnabledSource; now: string },
): Promise<void> {
  await trx
    .updateTable('zones')
    .set({ enabled: change.enabled, enabled_source: change.enabledSource, updated_at: change.now })
    .where('id', '=', id)
    .execute()
}

/** Notes who last saw whether the zone is occupied, and when. */
export async function saveZoneOccupancySeen(
  trx: Trx,
  ids: readonly string[],
  seen: { source: EnabledSource; now: string },
): Promise<void> {
  await sql`
    update zones set occupancy_source = ${seen.source}, occupancy_updated_at = ${seen.now}, updated_at = ${seen.now}
    where id = any(${ids}::uuid[])`.execute(trx)
}

const SELECT_ZONE = sql`
  select z.id, z.site_id as "siteId", z.name, z.zone_type as "zoneType", z.coordinates,
    z.heading_radians as "headingRadians", z.length_meters as "lengthMeters", z.width_meters as "widthMeters", z.bank,
    z.enabled, z.enabled_source as "enabledSource", z.occupancy_source as "occupancySource",
    z.occupancy_updated_at as "occupancyUpdatedAt", z.observation_data as "observationData"
  from zones z`
