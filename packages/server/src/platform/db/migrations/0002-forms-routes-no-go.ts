import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * Forms with their submissions, static routes, no-go regions that are made of a zone, zones that can be removed while
 * past moves still name them, and fleet orders that outlive their move: a truck is called back even when a testing tool
 * has deleted what it was doing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- A question without a site is asked at every site.
create table form_questions (
  id uuid primary key,
  site_id uuid references sites(id) on delete cascade,
  form_type text not null check (form_type in ('compliance','draftMoveManuallyCompleted','draftMoveReassigned','manualIntervention','remoteAssistNoLongerValid','truckUnavailable','truckInternal','truckInspection')),
  sequence integer not null,
  question text not null,
  question_type text not null check (question_type in ('text','multiLine','select','boolean')),
  is_required boolean not null default true,
  active boolean not null default true
);
create index form_questions_form on form_questions(form_type, site_id, sequence);

create table form_selections (
  id uuid primary key,
  question_id uuid not null references form_questions(id) on delete cascade,
  sequence integer not null,
  value text not null,
  canonical_id text not null,
  metadata jsonb not null default '{}',
  unique (question_id, value)
);

-- What was said stays as it was said: question and answer in words, whatever becomes of form, move and person.
create table form_submissions (
  id uuid primary key,
  site_id uuid not null references sites(id),
  form_type text not null,
  submitted_by uuid not null,
  submitted_at timestamptz not null,
  move_id uuid,
  truck_id uuid references trucks(id),
  answers jsonb not null,
  metadata jsonb not null default '{}'
);
create index form_submissions_site on form_submissions(site_id, submitted_at desc);
create index form_submissions_move on form_submissions(move_id) where move_id is not null;

create table static_routes (
  id uuid primary key,
  site_id uuid not null references sites(id) on delete cascade,
  site_version text not null,
  name text not null,
  route_type text not null check (route_type in ('inventory','svmp')),
  unique (site_id, route_type, name)
);

alter table zones add column made_from_zone_id uuid references zones(id);
alter table zones add column removed_at timestamptz;
alter table zones drop constraint zones_site_id_name_key;
create unique index zones_name on zones(site_id, name) where removed_at is null;
create unique index zones_one_region_per_zone on zones(made_from_zone_id) where removed_at is null;
create index zones_no_go_dynamic on zones(site_id) where zone_type = 'no_go_dynamic' and removed_at is null;

alter table fleet_orders add column site_id uuid references sites(id);
update fleet_orders o set site_id = m.site_id from moves m where m.id = o.move_id;
alter table fleet_orders alter column site_id set not null;
alter table fleet_orders drop constraint fleet_orders_move_id_fkey;
`)
    .execute(db)
}
