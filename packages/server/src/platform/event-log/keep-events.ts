import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** How long passing events are kept: whoever was away for longer reads the state anew. */
const PASSING_KEPT = '1 day'
/** Months that have their partition before they begin. */
const MONTHS_AHEAD = 2
/**
 * A change of the partitions waits no longer than this for readers of the log, since every writer waits behind it; the
 * next run tries again.
 */
const CHANGE_WAITS = '3s'
/** Lets one server at a time keep the log; the others wait, and find nothing left to do. */
const KEEPER_LOCK = 7_464

type Db = Pick<Database, 'kysely' | 'transaction'>

/**
 * Keeps the log in order: passing events go after a day, recorded ones with their month when it is older than
 * `keptMonths`, and the coming months get their partitions. May run at any time, on any number of servers.
 *
 * @param now ISO time
 */
export async function keepEvents(db: Db, now: string, keptMonths: number): Promise<void> {
  await db.transaction(async trx => {
    await sql`select pg_advisory_xact_lock(${KEEPER_LOCK})`.execute(trx)
    await addMonths(db, now)
    await deletePassing(db, now)
    await dropOldMonths(db, now, keptMonths)
  })
}

/** Makes the partitions of this month and the coming ones where they are missing. */
export async function addMonths(db: Db, now: string): Promise<void> {
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead++)
    await db.transaction(async trx => {
      await sql`select set_config('lock_timeout', ${CHANGE_WAITS}, true)`.execute(trx)
      await sql`
        select add_events_month((date_trunc('month', ${now}::timestamptz at time zone 'UTC')
          + make_interval(months => ${ahead}::int))::date)`.execute(trx)
    })
}

async function deletePassing(db: Db, now: string): Promise<void> {
  const { rows: ends } = await sql<SiteEnd>`
    select site_id as "siteId", max(site_seq) as last from events_passing
    where at < ${now}::timestamptz - ${PASSING_KEPT}::interval group by site_id`.execute(db.kysely)
  await forget(db, ends)
  for (const { siteId, last } of ends)
    await sql`delete from events_passing where site_id = ${siteId} and site_seq <= ${last}`.execute(db.kysely)
}

async function dropOldMonths(db: Db, now: string, keptMonths: number): Promise<void> {
  const cutoff = sql`date_trunc('month', ${now}::timestamptz at time zone 'UTC')
    - make_interval(months => ${keptMonths}::int)`
  const { rows: months } = await sql<{ name: string }>`
    select child.relname as name from pg_inherits
    join pg_class child on child.oid = inhrelid
    where inhparent = 'events_kept'::regclass and child.relname ~ '^events_kept_\\d{4}_\\d{2}$'
      and child.relname < 'events_kept_' || to_char(${cutoff}, 'YYYY_MM')
    order by child.relname`.execute(db.kysely)
  for (const { name } of months) {
    await forget(db, await endsOf(db, name))
    await db.transaction(async trx => {
      await sql`select set_config('lock_timeout', ${CHANGE_WAITS}, true)`.execute(trx)
      await sql`drop table ${sql.table(name)}`.execute(trx)
    })
  }
  const old = sql`at < (${cutoff}) at time zone 'UTC'`
  await forget(db, await endsOf(db, 'events_kept_other', old))
  await sql`delete from events_kept_other where ${old}`.execute(db.kysely)
}

/** The last event of a site among some. */
interface SiteEnd {
  siteId: string
  last: number
}

async function endsOf(db: Db, table: string, which = sql`true`): Promise<SiteEnd[]> {
  const { rows } = await sql<SiteEnd>`
    select site_id as "siteId", max(site_seq) as last from ${sql.table(table)} where ${which}
    group by site_id`.execute(db.kysely)
  return rows
}

/**
 * Says that the events of sites up to a number can no longer be given. Site by site and before they go, so that no writer
 * of several sites, and none who waits for the partitions, holds a row that is wanted here.
 */
async function forget(db: Db, ends: readonly SiteEnd[]): Promise<void> {
  for (const { siteId, last } of ends)
    await sql`
      update site_sequences set complete_after = greatest(complete_after, ${last})
      where site_id = ${siteId}`.execute(db.kysely)
}
