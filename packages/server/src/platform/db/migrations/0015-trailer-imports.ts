import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * Files of trailers, and what became of each of their lines: a line is settled in the transaction that changes its trailer,
 * so that an import goes on after a restart where it ended, and takes no line twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table trailer_imports (
  id uuid primary key,
  site_id uuid not null references sites(id),
  file_name text not null,
  headings jsonb not null,
  columns jsonb not null,
  row_count integer not null,
  status text not null check (status in ('running','done','taking_back','taken_back')),
  actor_kind text not null check (actor_kind in ('user','api_key','dispatch','truck','system')),
  actor_id uuid,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index trailer_imports_site on trailer_imports(site_id, created_at desc);
create index trailer_imports_under_way on trailer_imports(created_at) where status in ('running','taking_back');

create table trailer_import_rows (
  import_id uuid not null references trailer_imports(id) on delete cascade,
  line integer not null,
  cells jsonb not null,
  status text not null check (status in ('waiting','added','changed','unchanged','refused','taken_back','kept')),
  problem jsonb,
  remedy jsonb,
  trailer_id uuid,
  changes jsonb,
  primary key (import_id, line)
);
create index trailer_import_rows_status on trailer_import_rows(import_id, status, line);
`)
    .execute(db)
}
