import { sql } from 'kysely'
import type { Trx } from './open-database.ts'

/** Keeps our keys apart from those of other users of advisory locks in the same database. */
const SITE_LOCK_SEED = 7_461

/**
 * Waits for and holds the site until the transaction ends. Every action that changes moves, zones, trailers or trucks of
 * a site takes it first, so that what it read stays true until it has written, and no two of them can deadlock.
 */
export async function lockSite(trx: Trx, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${siteId.toLowerCase()}::text, ${SITE_LOCK_SEED}::bigint))`.execute(
    trx,
  )
}

/** The same for several sites, in one order for everybody. */
export async function lockSites(trx: Trx, siteIds: Iterable<string>): Promise<void> {
  const inOrder = [...new Set([...siteIds].map(id => id.toLowerCase()))].sort()
  for (const siteId of inOrder) await lockSite(trx, siteId)
}
