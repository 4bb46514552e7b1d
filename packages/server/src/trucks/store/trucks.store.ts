import type { SiteOrigin } from '@tractrix/domain/platform'
import type { SiteBounds } from '@tractrix/domain/sites'
import {
  isPlaygroundTruck,
  type Truck,
  type TruckAvailability,
  type TruckTelemetry,
} from '@tractrix/domain/trucks'
import { type Kysely, sql } from 'kysely'
import type { Tables, Trx } from '../../platform/db/index.ts'

type Db = Kysely<Tables>

/** A truck as the database knows it; its live state is kept in memory (`LiveFleet`). */
export interface TruckRecord extends Omit<Truck, 'latestTelemetry'> {
  manufacturer: string
  /** The trailer that hangs on it by our records; null: none. */
  connectedTrailerId: string | null
}

/** Trucks by id, archived ones too, in no special order; ids that do not exist are left out. */
export async function readTrucks(db: Db, ids: readonly string[]): Promise<TruckRecord[]> {
  const { rows } = await sql<TruckRecord>`${SELECT_TRUCK} where k.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** The trucks of a site by name, without archived ones (MV-OPEN-23) and without stubs. */
export async function listTrucks(db: Db, siteId: string): Promise<TruckRecord[]> {
  return (await listTrucksAndStubs(db, siteId)).filter(truck => !isPlaygroundTruck(truck))
}

/** The stub trucks of a site for tests of integrations, by name (MV-ENT-21); nothing drives them. */
export async function listPlaygroundTrucks(db: Db, siteId: string): Promise<TruckRecord[]> {
  return (await listTrucksAndStubs(db, siteId)).filter(isPlaygroundTruck)
}

async function listTrucksAndStubs(db: Db, siteId: string): Promise<TruckRecord[]> {
  const { rows } = await sql<TruckRecord>`
    ${SELECT_TRUCK} where k.site_id = ${siteId} and not k.archived order by k.name, k.id`.execute(db)
  return rows
}

/** Trucks by their names on the wire; names that do not exist are left out. */
export async function findTrucks(db: Db, internalIds: readonly string[]): Promise<TruckRecord[]> {
  const { rows } = await sql<TruckRecord>`
    ${SELECT_TRUCK} where k.internal_id = any(${internalIds}::text[])`.execute(db)
  return rows
}

/** A truck with what is needed to take in its telemetry, and the newest that was written down; null: none yet. */
export interface FleetTruck {
  id: string
  siteId: string
  internalId: string
  manufacturer: string
  origin: SiteOrigin
  /** The map that the trucks of its site drive on. */
  mapId: string
  bounds: SiteBounds
  telemetry: TruckTelemetry | null
}

/** Every truck of every site that is not archived; stubs are never on the wire. */
export async function readFleet(db: Db): Promise<FleetTruck[]> {
  const { rows } = await sql<FleetTruck>`
    select k.id, k.site_id as "siteId", k.internal_id as "internalId", k.manufacturer, l.telemetry,
      jsonb_build_object('latitude', s.origin_latitude, 'longitude', s.origin_longitude,
        'rotationRadians', s.origin_rotation_radians) as origin, s.map_id as "mapId",
      jsonb_build_object('latitudeMin', s.latitude_min, 'latitudeMax', s.latitude_max,
        'longitudeMin', s.longitude_min, 'longitudeMax', s.longitude_max) as bounds
    from trucks k join sites s on s.id = k.site_id left join truck_telemetry l on l.truck_id = k.id
    where not k.archived`.execute(db)
  return rows.filter(truck => !isPlaygroundTruck(truck))
}

/** Writes the newest telemetry of many trucks in one statement; trucks that are gone are passed over. */
export async function saveTelemetry(db: Db, telemetry: readonly TruckTelemetry[]): Promise<void> {
  const ids = telemetry.map(({ truckId }) => truckId)
  const texts = telemetry.map(one => JSON.stringify(one))
  await sql`
    insert into truck_telemetry (truck_id, telemetry, updated_at)
    select newest.id, newest.telemetry::jsonb, (newest.telemetry::jsonb ->> 'updatedAt')::timestamptz
    from unnest(${ids}::uuid[], ${texts}::text[]) as newest(id, telemetry) join trucks k on k.id = newest.id
    on conflict (truck_id) do update set telemetry = excluded.telemetry, updated_at = excluded.updated_at`.execute(
    db,
  )
}

/** Saves whether dispatch may use a truck, as of an ISO time. */
export async function saveAvailability(
  trx: Trx,
  id: string,
  availability: TruckAvailability,
  now: string,
): Promise<void> {
  await trx.updateTable('trucks').set({ availability, updated_at: now }).where('id', '=', id).execute()
}

/** Notes as of an ISO time which trailer hangs on the truck; null: none. A trailer hangs on one truck at most. */
export async function saveConnectedTrailer(
  trx: Trx,
  truckId: string,
  trailerId: string | null,
  now: string,
): Promise<void> {
  if (trailerId)
    await sql`
      update trucks set connected_trailer_id = null, updated_at = ${now}
      where connected_trailer_id = ${trailerId} and id <> ${truckId}`.execute(trx)
  const changes = { connected_trailer_id: trailerId, updated_at: now }
  await trx.updateTable('trucks').set(changes).where('id', '=', truckId).execute()
}

const SELECT_TRUCK = sql`
  select k.id, k.site_id as "siteId", k.internal_id as "internalId", k.manufacturer, k.name, k.availability,
    k.read_only as "readOnly", k.archived, k.manifest_version_ref as "manifestVersionRef",
    k.connected_trailer_id as "connectedTrailerId", k.updated_at as "updatedAt"
  from trucks k`
