import type { Trailer } from '@tractrix/domain/trailers'
import { type Kysely, sql } from 'kysely'
import type { Tables, Trx } from '../../platform/db/index.ts'

type Db = Kysely<Tables>

/** Trailers by id, in no special order; ids that do not exist are left out. */
export async function readTrailers(db: Db, ids: readonly string[]): Promise<Trailer[]> {
  const { rows } = await sql<Trailer>`${SELECT_TRAILER} where t.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** The on-site trailers that stand in these zones, at most one per zone. */
export async function readTrailersInZones(db: Db, zoneIds: readonly string[]): Promise<Trailer[]> {
  const { rows } = await sql<Trailer>`
    ${SELECT_TRAILER} where t.zone_id = any(${zoneIds}::uuid[]) and not t.archived`.execute(db)
  return rows
}

/** The newest trailer of that name at the site, on-site ones first; letters may be small or capital (MV-QRY-08). */
export async function findTrailerByName(
  db: Db,
  name: { siteId: string; scac: string; serial: string },
): Promise<Trailer | null> {
  const { rows } = await sql<Trailer>`
    ${SELECT_TRAILER}
    where t.site_id = ${name.siteId} and upper(t.scac) = upper(${name.scac}) and upper(t.serial) = upper(${name.serial})
    order by t.archived, t.created_at desc, t.id limit 1`.execute(db)
  return rows[0] ?? null
}

/** Where the trailer is from now on. `zoneId` null: nowhere on the ground, or nobody knows. */
export interface TrailerPlace {
  id: string
  zoneId: string | null
  inTransit: boolean
  /** ISO time of the change. */
  now: string
}

/** Puts a trailer into a zone, onto a truck, or nowhere; the zone it leaves becomes its prior zone. */
export async function saveTrailerPlace(trx: Trx, place: TrailerPlace): Promise<void> {
  await sql`
    update trailers set zone_id = ${place.zoneId}, in_transit = ${place.inTransit}, updated_at = ${place.now},
      prior_zone_id = case when zone_id is distinct from ${place.zoneId}::uuid then coalesce(zone_id, prior_zone_id)
        else prior_zone_id end
    where id = ${place.id}`.execute(trx)
}

export const SELECT_TRAILER = sql`
  select t.id, t.site_id as "siteId", t.scac, t.serial, t.type, t.dimension_code as "dimensionCode",
    t.length_meters as "lengthMeters", t.width_meters as "widthMeters", t.loaded, t.in_transit as "inTransit",
    t.can_move as "canMove", t.otr_drop_off_confirmed as "otrDropOffConfirmed", t.notes, t.zone_id as "zoneId",
    t.prior_zone_id as "priorZoneId", t.archived, t.archived_at as "archivedAt",
    t.additional_info as "additionalInfo", t.created_at as "createdAt", t.updated_at as "updatedAt",
    (select k.id from trucks k where k.connected_trailer_id = t.id and not k.archived limit 1) as "attachedTruckId"
  from trailers t`
