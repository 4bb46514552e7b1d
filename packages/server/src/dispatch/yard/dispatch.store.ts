import type { SiteOrigin } from '@tractrix/domain/platform'
import { type Kysely, sql } from 'kysely'
import type { Tables, Trx } from '../../platform/db/index.ts'

type Db = Kysely<Tables>

/** Whether anything at the site waits, drives or is being called back, or a truck says another trailer than we know. */
export async function hasWork(db: Db, siteId: string): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    select exists (
        select from moves where site_id = ${siteId} and status in ('pending', 'in_progress') and reassigned_at is null
      ) or exists (
        select from fleet_orders o
        where o.state in ('sent', 'accepted', 'canceling') and o.site_id = ${siteId}
      ) or exists (
        select from trucks k join truck_telemetry l on l.truck_id = k.id
        where k.site_id = ${siteId} and not k.archived and k.connected_trailer_id::text is distinct from
          case when (l.telemetry ->> 'trailerIsConnected')::boolean then l.telemetry ->> 'connectedTrailerId' end
      ) as any`.execute(db)
  return rows[0]?.any ?? false
}

/** The moves of a site that wait or drive, with the number of the last try. */
export async function listQueue(trx: Trx, siteId: string): Promise<{ id: string; attempt: number }[]> {
  const { rows } = await sql<{ id: string; attempt: number }>`
    select id, attempt from moves
    where site_id = ${siteId} and status in ('pending', 'in_progress') and reassigned_at is null`.execute(trx)
  return rows
}

/** The map that the trucks of the site know, and where its meters begin. */
export interface SiteFrame {
  mapId: string
  origin: SiteOrigin
}

export async function readSiteFrame(trx: Trx, siteId: string): Promise<SiteFrame> {
  const { rows } = await sql<SiteFrame>`
    select map_id as "mapId", jsonb_build_object('latitude', origin_latitude, 'longitude', origin_longitude,
      'rotationRadians', origin_rotation_radians) as origin
    from sites where id = ${siteId}`.execute(trx)
  return rows[0]!
}

/** A truck that did not take a move, or took it and forgot it: how often so far, when last, and what it said. */
export interface TruckRefusal {
  moveId: string
  truckId: string
  event: 'rejected' | 'lost'
  count: number
  at: string
  /** Code and words of the last time. */
  code: string | null
  text: string
}

/** Who refused or forgot these moves, as the history tells. */
export async function listRefusals(trx: Trx, moveIds: readonly string[]): Promise<TruckRefusal[]> {
  const { rows } = await sql<TruckRefusal>`
    select subject_id as "moveId", actor_id as "truckId", substr(name, 6) as event, count(*) as count, max(at) as at,
      (array_agg(data #>> '{reasons,0,code}' order by site_seq desc))[1] as code,
      coalesce((array_agg(data #>> '{reasons,0,text}' order by site_seq desc))[1], '') as text
    from events
    where subject_id = any(${moveIds}::uuid[]) and name in ('move.rejected', 'move.lost') and actor_kind = 'truck'
      and is_kept
    group by subject_id, actor_id, name`.execute(trx)
  return rows
}

/** How often trucks have refused the move, refusals of these codes left out. */
export async function countRefusals(trx: Trx, moveId: string, leftOut: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from events
    where subject_id = ${moveId} and name = 'move.rejected' and actor_kind = 'truck' and is_kept
      and coalesce(data #>> '{reasons,0,code}', '') <> all(${leftOut}::text[])`.execute(trx)
  return rows[0]?.count ?? 0
}

/** Whether the move's history tells of this since it was last given to a truck. */
export async function hasHappened(trx: Trx, moveId: string, event: string): Promise<boolean> {
  const { rows } = await sql<{ recorded: boolean }>`
    select exists (
      select from events e where e.subject_id = ${moveId} and e.name = ${`move.${event}`} and e.is_kept
        and e.site_seq > coalesce((
          select max(a.site_seq) from events a
          where a.subject_id = ${moveId} and a.name = 'move.assigned' and a.is_kept), 0)
    ) as recorded`.execute(trx)
  return rows[0]?.recorded ?? false
}

/** When each of these trucks ended its last order, ISO; a truck that never had one is missing. */
export async function lastOrderEnds(
  trx: Trx,
  truckIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ truckId: string; at: string }>`
    select truck_id as "truckId", max(updated_at) as at from fleet_orders
    where truck_id = any(${truckIds}::uuid[]) group by truck_id`.execute(trx)
  return new Map(rows.map(({ truckId, at }) => [truckId, at]))
}

/** The number of the move's last try. */
export async function readAttempt(trx: Trx, moveId: string): Promise<number> {
  const row = await trx.selectFrom('moves').select('attempt').where('id', '=', moveId).executeTakeFirst()
  return row?.attempt ?? 0
}

/** Every site, active or not: a truck may still drive at one that was just closed. */
export async function listSiteIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('sites').select('id').execute()
  return rows.map(({ id }) => id)
}
