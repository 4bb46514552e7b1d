import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * One log of what happened, in the place of the outbox and the history of moves. What is kept lies in one partition per
 * month, so that old months can be dropped at once; what is only of interest now lies apart, to be deleted after a day.
 * The history of moves is taken over and numbered anew; positions that consoles remember begin after it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table events (
  site_id uuid not null,
  site_seq bigint not null,
  is_kept boolean not null,
  at timestamptz not null,
  name text not null,
  subject text not null,
  subject_id uuid not null,
  actor_kind text not null check (actor_kind in ('user','api_key','dispatch','truck','system')),
  actor_id uuid,
  data jsonb not null,
  primary key (site_id, site_seq, is_kept, at)
) partition by list (is_kept);
create table events_passing partition of events for values in (false);
create table events_kept partition of events for values in (true) partition by range (at);
-- For months without a partition of their own: clocks that are far off.
create table events_kept_other partition of events_kept default;

-- A month is attached only where no event of it lies in the default partition. One server at a time does so.
create function add_events_month(month date) returns void language plpgsql as $$
declare
  partition_name text := 'events_kept_' || to_char(month, 'YYYY_MM');
  next_month date := (month + interval '1 month')::date;
begin
  perform pg_advisory_xact_lock(7463);
  if to_regclass(partition_name) is not null then return; end if;
  if exists (select from events_kept_other where at >= month::timestamp at time zone 'UTC' and at < next_month::timestamp at time zone 'UTC') then return; end if;
  execute format('create table %I partition of events_kept for values from (%L) to (%L)', partition_name,
    month::timestamp at time zone 'UTC', next_month::timestamp at time zone 'UTC');
end $$;

select add_events_month(month::date)
from generate_series(
  date_trunc('month', greatest(coalesce((select min(at) from move_history), now()), now() - interval '10 years') at time zone 'UTC'),
  date_trunc('month', now() at time zone 'UTC') + interval '2 months', interval '1 month') month;

alter table site_sequences add column complete_after bigint not null default 0;

insert into events (site_id, site_seq, is_kept, at, name, subject, subject_id, actor_kind, actor_id, data)
select site_id, row_number() over (partition by site_id order by id), true, at, 'move.' || event, 'move', move_id,
  actor_kind, case when actor_id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then actor_id::uuid end,
  jsonb_build_object('fromStatus', from_status, 'toStatus', to_status, 'changes', changes, 'reasons', reasons)
from move_history;

create index events_subject on events(subject_id, site_seq);

insert into site_sequences as known (site_id, last_seq)
select site_id, count(*) from move_history group by site_id
on conflict (site_id) do update set last_seq = known.last_seq + excluded.last_seq;
update site_sequences set complete_after = last_seq;

drop table move_history;
drop table outbox;
`)
    .execute(db)
}
