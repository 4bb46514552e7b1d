import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** How long passing events are kept: whoever was away for longer reads the state anew. */
const PASSING_KEPT = '1 day'
/** Months that have their partition before they begin. */
const MONTHS_AHEAD = 2
/** A drop waits no longer than this for readers of the log, since everybody else waits behind it; the next run tries again. */
const DROP_WAITS = '3s'

/**
 * Keeps the log in order: passing events go after a day, recorded ones with their month when it is older than
 * `keptMonths`, and the coming months get their partitions. May run at any time, on any number of servers.
 *
 * @param now ISO time
 */
export async function keepEvents(
  db: Pick<Database, 'kysely' | 'transaction'>,
  now: string,
  keptMonths: number,
): Promise<void> {
  await sql`
    select add_events_month((date_trunc('month', ${now}::timestamptz at time zone 'UTC') + make_interval(months => ahead))::date)
    from generate_series(0, ${MONTHS_AHEAD}::int) ahead`.execute(db.kysely)
  await deletePassing(db, now)
  await dropOldMonths(db, now, keptMonths)
}

/** Site by site, since a transaction may append to several sites. */
async function deletePassing(db: Pick<Database, 'kysely' | 'transaction'>, now: string): Promise<void> {
  const { rows } = await sql<{ siteId: string; last: number }>`
    select site_id as "siteId", max(site_seq) as last from events_passing
    where at < ${now}::timestamptz - ${PASSING_KEPT}::interval group by site_id`.execute(db.kysely)
  for (const { siteId, last } of rows)
    await db.transaction(async trx => {
      await sql`
        update site_sequences set complete_after = greatest(complete_after, ${last})
        where site_id = ${siteId}`.execute(trx)
      await sql`delete from events_passing where site_id = ${siteId} and site_seq <= ${last}`.execute(trx)
    })
}

async function dropOldMonths(
  db: Pick<Database, 'kysely' | 'transaction'>,
  now: string,
  keptMonths: number,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select child.relname as name from pg_inherits
    join pg_class child on child.oid = inhrelid
    where inhparent = 'events_kept'::regclass and child.relname ~ '^events_kept_\\d{4}_\\d{2}$'
      and child.relname < 'events_kept_' || to_char(
        (${now}::timestamptz at time zone 'UTC') - make_interval(months => ${keptMonths}::int), 'YYYY_MM')
    order by child.relname`.execute(db.kysely)
  for (const { name } of rows)
    await db.transaction(async trx => {
      await sql`select set_config('lock_timeout', ${DROP_WAITS}, true)`.execute(trx)
      const table = sql.table(name)
      const { rows: ends } = await sql<{ siteId: string; last: number }>`
        select site_id as "siteId", max(site_seq) as last from ${table} group by site_id order by site_id`.execute(
        trx,
      )
      await sql`drop table ${table}`.execute(trx)
      for (const { siteId, last } of ends)
        await sql`
          update site_sequences set complete_after = greatest(complete_after, ${last})
          where site_id = ${siteId}`.execute(trx)
    })
}
