import type { SiteBounds } from '@tractrix/domain/sites'
import type { Zone } from '@tractrix/domain/zones'
import { sql } from 'kysely'
import { json, type Trx } from '../platform/db/index.ts'
import type { ZoneValues } from './zone-input.ts'
import { readZones } from './zones.store.ts'

/** The ground of a site; null: there is no such site. */
export async function boundsOfSite(trx: Trx, siteId: string): Promise<SiteBounds | null> {
  const bounds = await trx
    .selectFrom('sites')
    .select([
      'latitude_min as latitudeMin',
      'latitude_max as latitudeMax',
      'longitude_min as longitudeMin',
      'longitude_max as longitudeMax',
    ])
    .where('id', '=', siteId)
    .executeTakeFirst()
  return bounds ?? null
}

/** Makes a zone. `madeFromZoneId`: the zone whose outline a no-go region has; null for every other zone. */
export async function insertZone(
  trx: Trx,
  zone: { id: string; siteId: string; madeFromZoneId: string | null; now: string },
  values: ZoneValues,
): Promise<void> {
  await trx
    .insertInto('zones')
    .values({
      id: zone.id,
      site_id: zone.siteId,
      made_from_zone_id: zone.madeFromZoneId,
      updated_at: zone.now,
      name: values.name,
      zone_type: values.zoneType,
      coordinates: json(values.coordinates),
      heading_radians: values.headingRadians,
      length_meters: values.lengthMeters,
      width_meters: values.widthMeters,
      bank: values.bank,
    })
    .execute()
}

/** Writes what is given of a zone. */
export async function saveZone(
  trx: Trx,
  id: string,
  now: string,
  values: Partial<ZoneValues>,
): Promise<void> {
  const { name, zoneType, coordinates, headingRadians, lengthMeters, widthMeters, bank } = values
  await trx
    .updateTable('zones')
    .set({
      updated_at: now,
      ...(name === undefined ? {} : { name }),
      ...(zoneType === undefined ? {} : { zone_type: zoneType }),
      ...(coordinates === undefined ? {} : { coordinates: json(coordinates) }),
      ...(headingRadians === undefined ? {} : { heading_radians: headingRadians }),
      ...(lengthMeters === undefined ? {} : { length_meters: lengthMeters }),
      ...(widthMeters === undefined ? {} : { width_meters: widthMeters }),
      ...(bank === undefined ? {} : { bank }),
    })
    .where('id', '=', id)
    .execute()
}

/** Takes a zone out of every list; past moves go on naming it. */
export async function removeZone(trx: Trx, id: string, now: string): Promise<void> {
  await trx.updateTable('zones').set({ removed_at: now, updated_at: now }).where('id', '=', id).execute()
}

export async function clearObservation(trx: Trx, id: string, now: string): Promise<void> {
  await trx
    .updateTable('zones')
    .set({ observation_data: null, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** What stands in the way of removing a zone: the name of the trailer in it, and whether a move needs it. */
export async function zoneUses(trx: Trx, id: string): Promise<{ trailer: string | null; hasMoves: boolean }> {
  const { rows } = await sql<{ trailer: string | null; hasMoves: boolean }>`
    select (select t.scac || ' ' || t.serial from trailers t where t.zone_id = ${id} and not t.archived limit 1) as trailer,
      exists (
        select from moves m join zones z on z.id = ${id}
        where m.site_id = z.site_id and m.status in ('draft', 'pending', 'in_progress') and m.reassigned_at is null
          and ${id} in (m.from_zone_id, m.to_zone_id)
      ) as "hasMoves"`.execute(trx)
  return rows[0] ?? { trailer: null, hasMoves: false }
}

/** The no-go region in force that has the outline of this zone; null: none. */
export async function regionMadeFrom(trx: Trx, zoneId: string): Promise<Zone | null> {
  const row = await trx
    .selectFrom('zones')
    .select('id')
    .where('made_from_zone_id', '=', zoneId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row ? ((await readZones(trx, [row.id]))[0] ?? null) : null
}

/** The name, or the first of «name 2», «name 3», … that no zone of the site has. */
export async function freeName(trx: Trx, siteId: string, name: string): Promise<string> {
  const rows = await trx
    .selectFrom('zones')
    .select('name')
    .where('site_id', '=', siteId)
    .where('removed_at', 'is', null)
    .execute()
  const taken = new Set(rows.map(row => row.name))
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name} ${number}`
    if (!taken.has(free)) return free
  }
}
