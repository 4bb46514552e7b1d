import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'
import { NO_SITE } from '../../platform/event-log/index.ts'
import { historyCursor, readHistoryCursor } from './history-cursor.ts'
import type { HistoryEntry } from './history-entry.ts'
import { entryOf, type HistoryRow, SELECT_ENTRIES } from './history-rows.ts'
import { entryConditions, type HistoryWhere, wantedEvents } from './history-where.ts'

/** What is asked of the history of a site. */
export interface HistoryQuestion {
  siteId: string
  where: HistoryWhere
  take: number
  /** The cursor of an earlier page; null: the newest entries. */
  before: string | null
}

/** A part of a history, newest first. */
export interface HistoryPage {
  entries: HistoryEntry[]
  /** By which the next page is asked for; null: this is the last one. */
  next: string | null
}

/**
 * A page of what was recorded at a site, newest first; entries of the same moment in the order of the log. What happens
 * to people belongs to no site: people with a role at the site are told of here.
 *
 * @throws BAD_INPUT for a cursor that no page has given
 */
export async function readHistoryPage(db: Kysely<Tables>, question: HistoryQuestion): Promise<HistoryPage> {
  const { take, siteId } = question
  const { rows } = await sql<HistoryRow>`
    with page as materialized (${pageSql(question)})
    ${SELECT_ENTRIES}
    order by e.at desc, e.site_seq desc, e.site_id desc`.execute(db)
  const entries = rows.slice(0, take).map(row => entryOf(row, siteId))
  const last = entries.at(-1)
  return { entries, next: rows.length > take && last ? historyCursor(last) : null }
}

/**
 * Each kind of event is read by an index of its own, no further than the page can reach, and so is each person: the cost
 * follows from the page, not from how much lies in the log.
 */
function pageSql(question: HistoryQuestion): RawBuilder<unknown> {
  const { siteId, where, take } = question
  const before = question.before === null ? null : readHistoryCursor(question.before)
  const names = wantedEvents(where)
  const holds = entryConditions(where, before)
  const end = sql`order by e.at desc, e.site_seq desc limit ${take + 1}`
  const ofSite = where.subjectId
    ? sql`select e.* from events e where e.site_id = ${siteId} and e.subject_id = ${where.subjectId}
        and e.name = any(${names}::text[]) and ${holds} ${end}`
    : sql`select e.* from unnest(${names}::text[]) kind(name) cross join lateral (
        select e.* from events e where e.site_id = ${siteId} and e.name = kind.name and ${holds} ${end}) e ${end}`
  if (!names.some(name => name.startsWith('user.'))) return ofSite
  // Months before the oldest event of a full page are not looked into for each of the people.
  return sql`
    with of_site as materialized (${ofSite}), of_people as (
      select e.* from (
        select distinct user_id from site_roles where site_id = ${siteId}
          ${where.subjectId ? sql`and user_id = ${where.subjectId}` : sql``}
      ) person cross join lateral (
        select e.* from events e where e.site_id = ${NO_SITE} and e.subject = 'user' and e.subject_id = person.user_id
          and e.name = any(${names}::text[]) and ${holds} and e.at >= (
            select case when count(*) > ${take} then min(at) else '-infinity' end from of_site) ${end}) e)
    select * from (select * from of_site union all select * from of_people) e
    order by at desc, site_seq desc, site_id desc limit ${take + 1}`
}
