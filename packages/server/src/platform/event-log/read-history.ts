import type { EventName } from '@tractrix/domain/events'
import type { Actor } from '@tractrix/domain/platform'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/index.ts'
import { siteOrNone } from './no-site.ts'

/** A recorded event as it is read, with the name of who made it happen. */
export interface HistoryEntry {
  /** Its site and number in one text, unique in the whole log. */
  id: string
  /** Null: it belongs to no site. */
  siteId: string | null
  siteSeq: number
  name: EventName
  subjectId: string
  at: string
  actorKind: Actor['kind']
  /** Null where that kind of actor has no id. */
  actorId: string | null
  /** Null where the actor has no name or is gone. */
  actorName: string | null
  data: Record<string, unknown>
}

/** What is recorded of these subjects, each subject's events oldest first. */
export async function readHistory(
  db: Kysely<Tables>,
  subjectIds: readonly string[],
): Promise<HistoryEntry[]> {
  const { rows } = await sql<Omit<HistoryEntry, 'id' | 'siteId'> & { siteId: string }>`
    select e.site_id as "siteId", e.site_seq as "siteSeq", e.name, e.subject_id as "subjectId", e.at,
      e.actor_kind as "actorKind", e.actor_id as "actorId", coalesce(u.name, t.name, k.name) as "actorName", e.data
    from events e
    left join users u on e.actor_kind = 'user' and u.id = e.actor_id
    left join trucks t on e.actor_kind = 'truck' and t.id = e.actor_id
    left join api_keys k on e.actor_kind = 'api_key' and k.id = e.actor_id
    where e.subject_id = any(${subjectIds}::uuid[]) and e.is_kept
    order by e.subject_id, e.site_seq`.execute(db)
  return rows.map(row => ({ ...row, id: `${row.siteId}:${row.siteSeq}`, siteId: siteOrNone(row.siteId) }))
}
