import { type Kysely, sql } from 'kysely'

/** Finds every stay of a carrier and number, also among those that ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index trailers_names on trailers(site_id, upper(scac), upper(serial))`.execute(db)
}
