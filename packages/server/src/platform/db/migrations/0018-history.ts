import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * A page of the history of a site is found by its kinds of events, or by who made them happen, newest first, without
 * reading what lies between. What happens to people belongs to no site and is found by the person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create index events_kept_kind on events_kept(site_id, name, at, site_seq);
create index events_kept_actor on events_kept(site_id, actor_id, name, at, site_seq) where actor_id is not null;
create index events_kept_people on events_kept(subject_id, at, site_seq) where subject = 'user';
`)
    .execute(db)
}
