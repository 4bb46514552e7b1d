import { type Kysely, sql } from 'kysely'

/** When an import or a truck last changed, so that a reader can tell an old answer from a newer one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table trailer_imports add column updated_at timestamptz;
update trailer_imports set updated_at = coalesce(finished_at, created_at);
alter table trailer_imports alter column updated_at set not null;
alter table trucks add column updated_at timestamptz not null default now();
`)
    .execute(db)
}
