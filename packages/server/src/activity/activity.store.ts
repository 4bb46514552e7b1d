import type { EventName, SubjectType } from '@tractrix/domain/events'
import type { MoveStatus } from '@tractrix/domain/moves'
import type { Actor, Changes } from '@tractrix/domain/platform'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../platform/db/index.ts'

/** One event of the log with the names of what it speaks of; a name is null where there is none, or it is gone. */
export interface ActivityEntry {
  siteId: string
  siteSeq: number
  name: EventName
  subject: SubjectType
  subjectId: string
  /** ISO time. */
  at: string
  actorKind: Actor['kind']
  actorName: string | null
  /** Carrier and number of the trailer that it is about, or that its move carries. */
  trailer: string | null
  /** Where a trailer came from, or a move begins. */
  fromZone: string | null
  /** Where a trailer came to, or a move ends. */
  toZone: string | null
  /** The truck of the move. */
  truck: string | null
  /** The move by which a trailer came there, or the move itself. */
  moveId: string | null
  /** The status that the move came into or kept; null: there is no move any more, or it is about a trailer. */
  toStatus: MoveStatus | null
  /** What went wrong with the move just then; null: nothing. */
  error: string | null
  changes: Changes
}

/** Which events are wanted, newest first. */
export interface ActivityQuestion {
  siteId: string
  subjects: readonly SubjectType[]
  /** Only about these records; null: about all. */
  subjectIds: readonly string[] | null
  /** Only events before this number of the site; null: from the newest. */
  before: number | null
  /** Only events after this number of the site; null: from the first. */
  after: number | null
  take: number
}

/**
 * The events of a whole site are looked for among so many numbers: a site at which little happens to moves and trailers, but
 * much to other records, would otherwise have its whole log read.
 */
export const SEARCHED_NUMBERS = 5_000

/**
 * The newest events of a site, the newest first. All that there are about given records; about any record those of the last
 * `SEARCHED_NUMBERS` numbers.
 */
export async function readActivity(db: Kysely<Tables>, question: ActivityQuestion): Promise<ActivityEntry[]> {
  const { siteId, subjects, subjectIds, before, after, take } = question
  const about = subjectIds === null ? sql`` : sql`and e.subject_id = any(${subjectIds}::uuid[])`
  const earlier = before === null ? sql`` : sql`and e.site_seq < ${before}`
  const later = after === null ? sql`` : sql`and e.site_seq > ${after}`
  const recent =
    subjectIds === null
      ? sql`and e.site_seq >= coalesce(${before}::bigint, (select last_seq + 1 from site_sequences where site_id = ${siteId}))
          - ${SEARCHED_NUMBERS}::integer`
      : sql``
  const { rows } = await sql<ActivityEntry>`
    with newest as (
      select e.* from events e
      where e.site_id = ${siteId} and e.is_kept and e.subject = any(${subjects}::text[]) ${about} ${earlier} ${later} ${recent}
      order by e.site_seq desc limit ${take}
    )
    select e.site_id as "siteId", e.site_seq as "siteSeq", e.name, e.subject, e.subject_id as "subjectId", e.at,
      e.actor_kind as "actorKind", coalesce(u.name, a.name, k.name) as "actorName",
      r.scac || ' ' || r.serial as trailer,
      coalesce(f.name, case when e.subject = 'move' then mf.name end) as "fromZone",
      coalesce(z.name, case when e.subject = 'move' then mz.name end) as "toZone",
      mt.name as truck, m.id as "moveId", e.data->>'toStatus' as "toStatus",
      e.data->'changes'->'errorMessage'->>'to' as error, coalesce(e.data->'changes', '{}') as changes
    from newest e
    left join users u on e.actor_kind = 'user' and u.id = e.actor_id
    left join trucks a on e.actor_kind = 'truck' and a.id = e.actor_id
    left join api_keys k on e.actor_kind = 'api_key' and k.id = e.actor_id
    left join moves m on m.id = case when e.subject = 'move' then e.subject_id else (e.data->>'moveId')::uuid end
    left join trucks mt on mt.id = m.truck_id
    left join trailers r on r.id = case when e.subject = 'trailer' then e.subject_id else m.trailer_id end
    left join zones f on f.id = (e.data->'changes'->'zoneId'->>'from')::uuid
    left join zones z on z.id = (e.data->'changes'->'zoneId'->>'to')::uuid
    left join zones mf on mf.id = m.from_zone_id
    left join zones mz on mz.id = m.to_zone_id
    order by e.site_seq desc`.execute(db)
  return rows
}

/** The site of a trailer and every stay of its carrier and number there, by id; null when there is no such trailer. */
export async function staysOf(
  db: Kysely<Tables>,
  trailerId: string,
): Promise<{ siteId: string; trailerIds: string[] } | null> {
  const { rows } = await sql<{ siteId: string; trailerIds: string[] }>`
    select t.site_id as "siteId", (
      select array_agg(o.id::text) from trailers o
      where o.site_id = t.site_id and upper(o.scac) = upper(t.scac) and upper(o.serial) = upper(t.serial)
    ) as "trailerIds"
    from trailers t where t.id = ${trailerId}`.execute(db)
  return rows[0] ?? null
}
