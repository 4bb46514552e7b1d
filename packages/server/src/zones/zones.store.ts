import type { EnabledSource, ObservationData, Zone } from '@tractrix/domain/zones'
import { type Kysely, sql } from 'kysely'
import { json, type Tables, type Trx } from '../platform/db/index.ts'

/** Zones by id, removed ones too, in no special order; ids that do not exist are left out. */
export async function readZones(db: Kysely<Tables>, ids: readonly string[]): Promise<Zone[]> {
  const { rows } = await sql<Zone>`${SELECT_ZONE} where z.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** The zone of that id; null: there is none, or it was removed. */
export async function findZone(db: Kysely<Tables>, id: string): Promise<Zone | null> {
  const { rows } = await sql<Zone>`${SELECT_ZONE} where z.id = ${id} and z.removed_at is null`.execute(db)
  return rows[0] ?? null
}

/** All zones of a site by name. */
export async function listZones(db: Kysely<Tables>, siteId: string): Promise<Zone[]> {
  const { rows } = await sql<Zone>`
    ${SELECT_ZONE} where z.site_id = ${siteId} and z.removed_at is null order by z.name, z.id`.execute(db)
  return rows
}

/** The dynamic no-go regions of a site that are in force. */
export async function listNoGoRegions(db: Kysely<Tables>, siteId: string): Promise<Zone[]> {
  const { rows } = await sql<Zone>`
    ${SELECT_ZONE}
    where z.site_id = ${siteId} and z.zone_type = 'no_go_dynamic' and z.removed_at is null and z.enabled
    order by z.name, z.id`.execute(db)
  return rows
}

/** The site a zone belongs to; null when there is no such zone (any more). */
export async function siteOfZone(db: Kysely<Tables>, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('zones')
    .select('site_id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
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

/** Notes who last saw whether the zone is occupied, and when; what was seen in it before is no longer true. */
export async function saveZoneOccupancySeen(
  trx: Trx,
  ids: readonly string[],
  seen: { source: EnabledSource; now: string },
): Promise<void> {
  await sql`
    update zones set occupancy_source = ${seen.source}, occupancy_updated_at = ${seen.now},
      observation_data = null, updated_at = ${seen.now}
    where id = any(${ids}::uuid[])`.execute(trx)
}

/** What a truck saw in a zone; null: nothing stands there (MV-ENT-15). */
export async function saveObservation(
  trx: Trx,
  id: string,
  observation: ObservationData | null,
  now: string,
): Promise<void> {
  await trx
    .updateTable('zones')
    .set({
      observation_data: observation === null ? null : json(observation),
      occupancy_source: 'truck',
      occupancy_updated_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

const SELECT_ZONE = sql`
  select z.id, z.site_id as "siteId", z.name, z.zone_type as "zoneType", z.coordinates,
    z.heading_radians as "headingRadians", z.length_meters as "lengthMeters", z.width_meters as "widthMeters", z.bank,
    z.enabled, z.enabled_source as "enabledSource", z.occupancy_source as "occupancySource",
    z.occupancy_updated_at as "occupancyUpdatedAt", z.observation_data as "observationData",
    z.updated_at as "updatedAt"
  from zones z`
