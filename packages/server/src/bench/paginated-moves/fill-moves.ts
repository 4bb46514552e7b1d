import { randomUUID } from 'node:crypto'
import type { User } from '@tractrix/domain/users'
import { type Database, json } from '../../platform/db/index.ts'

export const MANY_MOVES = 1_000_000
const DRAFTS = 500
const QUEUED = 300

/**
 * Fills the database with one site, 700 zones and trailers, 20 trucks, a million past moves of the last two years, 500
 * drafts and 300 queued moves.
 */
export async function fillMoves({ kysely, pool }: Database): Promise<{ siteId: string; user: User }> {
  const siteId = randomUUID()
  const partnerId = randomUUID()
  await kysely.insertInto('partners').values({ id: partnerId, name: 'Bench' }).execute()
  await kysely
    .insertInto('sites')
    .values({
      id: siteId,
      partner_id: partnerId,
      name: 'Bench',
      internal_site_alias: 'bench',
      latitude_min: 0,
      latitude_max: 1,
      longitude_min: 0,
      longitude_max: 1,
      origin_latitude: 0,
      origin_longitude: 0,
      map_id: 'bench',
      time_zone: 'UTC',
      config: json({}),
    })
    .execute()
  const client = await pool.connect()
  for (const statement of FILLING) await client.query(statement.replaceAll(':site', `'${siteId}'::uuid`))
  client.release(true)
  const siteRoles = [{ siteId, role: 'Operator' as const }]
  return {
    siteId,
    user: {
      id: randomUUID(),
      name: 'Bench',
      email: 'bench@example.test',
      sub: 'bench',
      globalPermissions: [],
      siteRoles,
    },
  }
}

const MOVES_AT_ONCE = 100_000

/**
 * The ids are made of kind and number, so that rows can refer to each other. No trigger looks at single rows: what they
 * would do is done at the end, once.
 */
const FILLING = [
  `insert into zones (id, site_id, name, zone_type, coordinates)
   select md5('zone' || n)::uuid, :site, 'P' || n, 'trailer_parking_spot', '[]' from generate_series(0, 699) n`,
  `insert into trailers (id, site_id, scac, serial, dimension_code, length_meters)
   select md5('trailer' || n)::uuid, :site, 'ABFS', n::text, 'standard', 16.154 from generate_series(0, 699) n`,
  `insert into trucks (id, site_id, internal_id, manufacturer, name)
   select md5('truck' || n)::uuid, :site, 'bench-' || n, 'bench', 'AV-' || n from generate_series(0, 19) n`,
  'set session_replication_role = replica',
  ...Array.from({ length: MANY_MOVES / MOVES_AT_ONCE }, (_, piece) => fillingOfMoves(piece * MOVES_AT_ONCE)),
  fillingOfOpenMoves('draft', DRAFTS),
  fillingOfOpenMoves('pending', QUEUED),
  `insert into move_counts (site_id, canceled, complete, error, pending, ui_draft, returned)
   select :site, count(*) filter (where b = 'canceled'), count(*) filter (where b = 'complete'),
     count(*) filter (where b = 'error'), count(*) filter (where b = 'pending'), count(*) filter (where b = 'ui_draft'),
     count(*) filter (where b = 'returned') from (select move_count_bucket(m) as b from moves m) buckets`,
  'vacuum analyze',
]

/** Past moves; one of fifty was returned to its partner. */
function fillingOfMoves(from: number): string {
  return `insert into moves (id, site_id, type, source, status, from_zone_id, to_zone_id, trailer_id, truck_id, move_category,
     notes, reference_id, created_at, updated_at, pending_at, in_progress_at, completed_at, canceled_at, errored_at,
     reassigned_at, move_duration)
   select md5('move' || n)::uuid, :site, 'trailer', case when n % 3 = 0 then 'api' else 'ui' end, s.status,
     md5('zone' || n % 500)::uuid, md5('zone' || (n + 7) % 500)::uuid, md5('trailer' || n % 500)::uuid,
     md5('truck' || n % 20)::uuid, 'production', case when n % 4 = 0 then 'Please mind the gap' end, 'R' || n,
     t.at, t.at + interval '15 minutes', t.at, t.at,
     case when s.status = 'complete' then t.at + interval '12 minutes' end,
     case when s.status = 'canceled' and n % 50 <> 0 then t.at end, case when s.status = 'error' then t.at end,
     case when n % 50 = 0 then t.at + interval '15 minutes' end, 720
   from generate_series(${from}, ${from + MOVES_AT_ONCE - 1}) n
   cross join lateral (select now() - n * interval '63 seconds' as at) t
   cross join lateral (select case when n % 50 = 0 then 'canceled' when n % 20 = 0 then 'error'
     when n % 10 = 0 then 'canceled' else 'complete' end as status) s`
}

/** Moves that are not over; no two of them want the same start, destination or trailer. */
function fillingOfOpenMoves(status: 'draft' | 'pending', count: number): string {
  return `insert into moves (id, site_id, type, source, status, from_zone_id, to_zone_id, trailer_id, move_category, created_at,
     updated_at, pending_at, wait_reasons)
   select md5('${status}' || n)::uuid, :site, 'trailer', 'ui', '${status}', md5('zone' || n)::uuid,
     md5('zone' || 699 - n)::uuid, md5('trailer' || n)::uuid, 'production', now() - n * interval '1 minute', now(),
     ${status === 'pending' ? 'now()' : 'null'},
     '[{"code": "all_trucks_busy", "message": "all trucks are busy with other moves", "helps": null}]'
   from generate_series(0, ${count - 1}) n`
}
