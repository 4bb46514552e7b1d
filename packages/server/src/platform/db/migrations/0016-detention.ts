import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * Free time and rates of a site by version, and the holds of trailers' clocks. Versions are never changed. The index finds
 * the few events by which the load of a trailer changed, among all that happened to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table detention_terms (
  id uuid primary key,
  site_id uuid not null references sites(id) on delete cascade,
  version integer not null check (version > 0),
  valid_from timestamptz not null,
  currency text not null,
  rows jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid,
  unique (site_id, version)
);

create table detention_holds (
  id uuid primary key,
  trailer_id uuid not null references trailers(id) on delete cascade,
  reason text not null,
  held_at timestamptz not null,
  released_at timestamptz check (released_at >= held_at)
);
create index detention_holds_trailer on detention_holds(trailer_id, held_at);
create unique index detention_holds_one_open on detention_holds(trailer_id) where released_at is null;

create index events_load_changes on events(subject_id, site_seq) where data -> 'changes' ? 'loaded';
create index trailers_left on trailers(site_id, archived_at) where archived;
`)
    .execute(db)
}
