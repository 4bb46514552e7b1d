import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** How often a truck has been asked to stop an order, so that a restarted server neither forgets nor begins anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      'alter table fleet_orders add column cancels_sent integer not null default 0 check (cancels_sent >= 0)',
    )
    .execute(db)
}
