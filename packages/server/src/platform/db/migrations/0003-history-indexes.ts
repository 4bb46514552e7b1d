import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * Every tab of past moves is answered by an index of its own, returned moves left out where the tab leaves them out, and
 * a part of a mission id is found without reading every move. The latter needs pg_trgm, which a managed PostgreSQL may
 * not offer: then the search works as well, only slower.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
drop index moves_site_completed;
drop index moves_site_canceled;
drop index moves_site_errored;
drop index moves_site_reassigned;
create index moves_site_completed on moves(site_id, completed_at desc, id) where status = 'complete' and reassigned_at is null;
create index moves_site_canceled on moves(site_id, canceled_at desc, id) where status = 'canceled' and reassigned_at is null;
create index moves_site_errored on moves(site_id, errored_at desc, id) where status = 'error' and reassigned_at is null;
create index moves_site_reassigned on moves(site_id, reassigned_at desc, id) include (created_at, status) where reassigned_at is not null;
create index moves_site_updated on moves(site_id, updated_at desc, id) include (created_at, status);

do $$ begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    create index moves_id_parts on moves using gin ((id::text) gin_trgm_ops);
  end if;
exception when insufficient_privilege then
  raise notice 'without pg_trgm a search for a part of a mission id reads every move';
end $$;
`)
    .execute(db)
}
