import {
  EVENT_KINDS,
  type EventHeader,
  type EventName,
  isEventName,
  type SubjectType,
  subjectOf,
} from '@tractrix/domain/events'
import { NO_SITE } from './no-site.ts'

/** Runs one statement; the event feed reads over the connection on which it listens. */
export interface StatementRunner {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

/** More events than this are not sent one by one: reading the list again is cheaper. */
export const MAX_MISSED_EVENTS = 2_000

/**
 * The headers of a site's events after a number, oldest first. Null when they cannot all be given: some are no longer
 * kept, they are more than `MAX_MISSED_EVENTS`, or the number is higher than any that this database has given.
 *
 * @param siteId null: those that belong to no site
 * @param subject only events about such records; null: about any
 */
export async function readEventsAfter(
  db: StatementRunner,
  siteId: string | null,
  after: number,
  subject: SubjectType | null,
): Promise<EventHeader[] | null> {
  const values = [siteId ?? NO_SITE, after, subject, MAX_MISSED_EVENTS + 1]
  const { rows } = await db.query(EVENTS_AFTER, values)
  const isComplete = rows[0]?.complete === true
  if (!isComplete || rows.length > MAX_MISSED_EVENTS) return null
  // Kinds that only a newer server knows are nothing that this one shows.
  return rows.filter(row => isEventName(String(row.name))).map(row => headerOf(siteId, row))
}

function headerOf(siteId: string | null, row: Record<string, unknown>): EventHeader {
  const name = row.name as EventName
  return {
    name,
    siteId,
    siteSeq: Number(row.siteSeq),
    subject: subjectOf(name),
    subjectId: String(row.subjectId),
    operation: EVENT_KINDS[name].operation,
    entered: row.entered as string | null,
  }
}

/** One statement, so that numbers and rows are of one moment. Without an event there is one row of nulls. */
const EVENTS_AFTER = `
with state as (
  select coalesce(max(last_seq), 0) as last_seq, coalesce(max(complete_after), 0) as complete_after
  from site_sequences where site_id = $1::uuid
)
select $2::bigint between complete_after and last_seq as complete, later.*
from state left join lateral (
  select name, subject_id as "subjectId", site_seq as "siteSeq",
    case when data ->> 'toStatus' is distinct from data ->> 'fromStatus' then data ->> 'toStatus' end as entered
  from events
  where site_id = $1::uuid and site_seq > $2::bigint and ($3::text is null or subject = $3::text)
  order by site_seq limit $4::integer
) later on true
order by later."siteSeq"`

/** The number of the newest event of each site that has one, by the site as it is stored. */
export async function readLastSequences(db: StatementRunner): Promise<Map<string, number>> {
  const { rows } = await db.query('select site_id, last_seq from site_sequences', [])
  return new Map(rows.map(row => [String(row.site_id), Number(row.last_seq)]))
}
