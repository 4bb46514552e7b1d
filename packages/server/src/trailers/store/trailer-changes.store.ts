import type { Trailer } from '@tractrix/domain/trailers'
import { type Kysely, sql } from 'kysely'
import type { Tables, Trx } from '../../platform/db/index.ts'
import { SELECT_TRAILER } from './trailers.store.ts'

type Db = Kysely<Tables>

/** What is kept of a trailer and can be changed by hand. */
export type TrailerFields = Pick<
  Trailer,
  | 'scac'
  | 'serial'
  | 'type'
  | 'dimensionCode'
  | 'lengthMeters'
  | 'widthMeters'
  | 'loaded'
  | 'inTransit'
  | 'otrDropOffConfirmed'
  | 'notes'
  | 'zoneId'
  | 'priorZoneId'
  | 'archived'
  | 'archivedAt'
>

/** The columns of fields whose names differ from theirs. */
const COLUMNS: Record<keyof TrailerFields, string> = {
  scac: 'scac',
  serial: 'serial',
  type: 'type',
  dimensionCode: 'dimension_code',
  lengthMeters: 'length_meters',
  widthMeters: 'width_meters',
  loaded: 'loaded',
  inTransit: 'in_transit',
  otrDropOffConfirmed: 'otr_drop_off_confirmed',
  notes: 'notes',
  zoneId: 'zone_id',
  priorZoneId: 'prior_zone_id',
  archived: 'archived',
  archivedAt: 'archived_at',
}

/** Adds a trailer on site. `now` is an ISO time. */
export async function insertTrailer(
  trx: Trx,
  { id, siteId, now }: { id: string; siteId: string; now: string },
  fields: Omit<TrailerFields, 'priorZoneId' | 'archived' | 'archivedAt'>,
): Promise<void> {
  await trx
    .insertInto('trailers')
    .values({
      id,
      site_id: siteId,
      created_at: now,
      updated_at: now,
      scac: fields.scac,
      serial: fields.serial,
      type: fields.type,
      dimension_code: fields.dimensionCode,
      length_meters: fields.lengthMeters,
      width_meters: fields.widthMeters,
      loaded: fields.loaded,
      in_transit: fields.inTransit,
      otr_drop_off_confirmed: fields.otrDropOffConfirmed,
      notes: fields.notes,
      zone_id: fields.zoneId,
    })
    .execute()
}

/** Saves what is given of a trailer. `now` is an ISO time. */
export async function saveTrailer(
  trx: Trx,
  id: string,
  now: string,
  fields: Partial<TrailerFields>,
): Promise<void> {
  const columns = Object.entries(fields).map(([field, value]) => [
    COLUMNS[field as keyof TrailerFields],
    value,
  ])
  await trx
    .updateTable('trailers')
    .set({ ...Object.fromEntries(columns), updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Forgets a trailer that never was on site. */
export async function deleteTrailer(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('trailers').where('id', '=', id).execute()
}

/** The site of a trailer; null when there is no such trailer. */
export async function siteOfTrailer(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('trailers').select('site_id').where('id', '=', id).executeTakeFirst()
  return row?.site_id ?? null
}

/** Whether a pending or in-progress move names the trailer (OP-OPEN-102). */
export async function isInUse(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from moves m where m.trailer_id = ${id} and m.status in ('pending', 'in_progress')
    ) as found`.execute(db)
  return rows[0]!.found
}

/** The trailer on site of that carrier and number, whatever their case; null: there is none. */
export async function findOnSite(
  db: Db,
  { siteId, scac, serial }: { siteId: string; scac: string; serial: string },
): Promise<Trailer | null> {
  const { rows } = await sql<Trailer>`
    ${SELECT_TRAILER}
    where t.site_id = ${siteId} and upper(t.scac) = upper(${scac}) and upper(t.serial) = upper(${serial})
      and not t.archived`.execute(db)
  return rows[0] ?? null
}
