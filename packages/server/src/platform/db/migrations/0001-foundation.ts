import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * The foundation: people, sites, zones, trailers, trucks, moves with their history, fleet orders and the outbox.
 * Times are timestamptz in UTC; ids are UUIDs; lists of values are checked here as the last guard behind the domain rules.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table partners (
  id uuid primary key,
  name text not null unique
);

create table sites (
  id uuid primary key,
  partner_id uuid not null references partners(id),
  name text not null,
  internal_site_alias text not null unique,
  latitude_min double precision not null,
  latitude_max double precision not null,
  longitude_min double precision not null,
  longitude_max double precision not null,
  origin_latitude double precision not null,
  origin_longitude double precision not null,
  origin_rotation_radians double precision not null default 0,
  map_heading_degrees double precision not null default 0,
  map_id text not null,
  map_overlay_path text,
  base_map jsonb not null default '{"type":"FeatureCollection","features":[]}',
  time_zone text not null,
  is_working_hours boolean not null default true,
  accept_partner_moves boolean not null default true,
  should_skip_mission_planning boolean not null default false,
  config jsonb not null,
  active boolean not null default true,
  created_at timestamptz not null default now()
);

create table users (
  id uuid primary key,
  email text not null,
  name text not null,
  sub text not null unique,
  password_hash text,
  global_permissions text[] not null default '{}',
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index users_email on users(lower(email));

create table site_roles (
  user_id uuid not null references users(id) on delete cascade,
  site_id uuid not null references sites(id) on delete cascade,
  role text not null check (role in ('Dispatcher','Operator','Driver','Customer','Partner')),
  primary key (user_id, site_id, role)
);
create index site_roles_site on site_roles(site_id);

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users(id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions(user_id);
create index sessions_expiry on sessions(expires_at);

create table zones (
  id uuid primary key,
  site_id uuid not null references sites(id),
  name text not null,
  zone_type text not null check (zone_type in ('autonomous','charging_station','intersection','no_go','no_go_dynamic','staging','trailer_dock_spot','trailer_parking_spot')),
  coordinates jsonb not null,
  heading_radians double precision,
  length_meters double precision,
  width_meters double precision,
  bank text,
  enabled boolean not null default true,
  enabled_source text check (enabled_source in ('human','truck')),
  occupancy_source text check (occupancy_source in ('human','truck')),
  occupancy_updated_at timestamptz,
  observation_data jsonb,
  updated_at timestamptz not null default now(),
  unique (site_id, name)
);

create table trailers (
  id uuid primary key,
  site_id uuid not null references sites(id),
  scac text not null,
  serial text not null,
  type text not null default 'unknown' check (type in ('containerChassis','dryVan','emptyChassis','reefer','tanker','wedge','unknown')),
  dimension_code text,
  length_meters double precision,
  width_meters double precision,
  loaded boolean,
  in_transit boolean not null default false,
  can_move boolean not null default true,
  otr_drop_off_confirmed boolean not null default true,
  notes text,
  zone_id uuid references zones(id),
  prior_zone_id uuid references zones(id),
  archived boolean not null default false,
  archived_at timestamptz,
  additional_info jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index trailers_one_per_spot on trailers(zone_id) where zone_id is not null and not archived;
create unique index trailers_on_site_identity on trailers(site_id, upper(scac), upper(serial)) where not archived;
create index trailers_site_list on trailers(site_id, archived, created_at desc);

create table trucks (
  id uuid primary key,
  site_id uuid not null references sites(id),
  internal_id text not null unique,
  manufacturer text not null,
  name text not null,
  availability text not null default 'available' check (availability in ('unavailable','available','internal')),
  read_only boolean not null default false,
  archived boolean not null default false,
  manifest_version_ref text,
  connected_trailer_id uuid references trailers(id),
  unique (site_id, name)
);

create table truck_telemetry (
  truck_id uuid primary key references trucks(id) on delete cascade,
  telemetry jsonb not null,
  updated_at timestamptz not null
);

create table moves (
  id uuid primary key,
  site_id uuid not null references sites(id),
  type text not null check (type in ('go_to_zone','repark','stage','trailer','trailer_attached','yard_inventory','go_mission','truck_controlled_move','run_route','hitch_unhitch_torture','back_trailer_torture_no_drop','go_to_charger','find_trailer')),
  source text not null check (source in ('api','mission_planning','ui')),
  status text not null check (status in ('draft','pending','in_progress','complete','canceled','error')),
  priority smallint not null default 10 check (priority between 1 and 10),
  from_zone_id uuid references zones(id),
  to_zone_id uuid references zones(id),
  trailer_id uuid references trailers(id),
  requested_truck_id uuid references trucks(id),
  truck_id uuid references trucks(id),
  move_category text not null check (move_category in ('production','nonProduction','devTest','preRelease')),
  move_class text check (move_class in ('devTest','preRelease','release','courtesy')),
  notes text,
  metadata jsonb not null default '{}',
  reference_id text,
  customer_status text,
  partner_payload jsonb,
  additional_info jsonb,
  deadline timestamptz,
  error_message text,
  rejected_code text,
  reassigned_code text,
  reassigned_description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  pending_at timestamptz,
  in_progress_at timestamptz,
  completed_at timestamptz,
  canceled_at timestamptz,
  errored_at timestamptz,
  rejected_at timestamptz,
  reassigned_at timestamptz,
  move_duration integer check (move_duration >= 0),
  attempt integer not null default 0,
  wait_reasons jsonb not null default '[]',
  version integer not null default 1,
  idempotency_key text,
  check (from_zone_id is null or to_zone_id is null or from_zone_id <> to_zone_id)
);
create unique index moves_active_from on moves(site_id, from_zone_id) where status in ('pending','in_progress') and reassigned_at is null and from_zone_id is not null;
create unique index moves_active_to on moves(site_id, to_zone_id) where status in ('pending','in_progress') and reassigned_at is null and to_zone_id is not null;
create unique index moves_active_trailer on moves(site_id, trailer_id) where status in ('pending','in_progress') and reassigned_at is null and trailer_id is not null;
create unique index moves_active_truck on moves(truck_id) where status = 'in_progress';
create unique index moves_idempotency on moves(site_id, idempotency_key) where idempotency_key is not null;
create index moves_site_status_created on moves(site_id, status, created_at desc, id);
create index moves_site_created on moves(site_id, created_at desc, id);
create index moves_site_completed on moves(site_id, completed_at desc, id) where status = 'complete';
create index moves_site_canceled on moves(site_id, canceled_at desc, id) where status = 'canceled';
create index moves_site_errored on moves(site_id, errored_at desc, id) where status = 'error';
create index moves_site_reassigned on moves(site_id, reassigned_at desc, id) where reassigned_at is not null;

create table move_history (
  id bigint generated always as identity primary key,
  move_id uuid not null,
  site_id uuid not null,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('user','dispatch','truck','system')),
  actor_id text,
  event text not null,
  from_status text,
  to_status text,
  changes jsonb not null default '{}',
  reasons jsonb not null default '[]'
);
create index move_history_move on move_history(move_id, id);

create table move_counts (
  site_id uuid primary key references sites(id),
  canceled bigint not null default 0 check (canceled >= 0),
  complete bigint not null default 0 check (complete >= 0),
  ui_draft bigint not null default 0 check (ui_draft >= 0),
  partner_draft bigint not null default 0 check (partner_draft >= 0),
  error bigint not null default 0 check (error >= 0),
  in_progress bigint not null default 0 check (in_progress >= 0),
  pending bigint not null default 0 check (pending >= 0),
  returned bigint not null default 0 check (returned >= 0)
);

create function move_count_bucket(m moves) returns text language sql immutable as $$
  select case
    when m.reassigned_at is not null then 'returned'
    when m.status = 'draft' then case when m.source = 'api' then 'partner_draft' else 'ui_draft' end
    else m.status end
$$;

-- One row per site, so that a transaction takes one lock for all its counts and two of them cannot deadlock.
create function keep_move_counts() returns trigger language plpgsql as $$
declare
  gone text := case when tg_op = 'INSERT' then '' else move_count_bucket(old) end;
  come text := case when tg_op = 'DELETE' then '' else move_count_bucket(new) end;
  site uuid := case when tg_op = 'DELETE' then old.site_id else new.site_id end;
begin
  if gone = come then return null; end if;
  insert into move_counts(site_id) values (site) on conflict do nothing;
  update move_counts set
    canceled = canceled + (come = 'canceled')::int - (gone = 'canceled')::int,
    complete = complete + (come = 'complete')::int - (gone = 'complete')::int,
    ui_draft = ui_draft + (come = 'ui_draft')::int - (gone = 'ui_draft')::int,
    partner_draft = partner_draft + (come = 'partner_draft')::int - (gone = 'partner_draft')::int,
    error = error + (come = 'error')::int - (gone = 'error')::int,
    in_progress = in_progress + (come = 'in_progress')::int - (gone = 'in_progress')::int,
    pending = pending + (come = 'pending')::int - (gone = 'pending')::int,
    returned = returned + (come = 'returned')::int - (gone = 'returned')::int
  where site_id = site;
  return null;
end $$;
create trigger moves_keep_counts after insert or update or delete on moves for each row execute function keep_move_counts();

create table fleet_orders (
  order_id text primary key,
  move_id uuid not null references moves(id) on delete cascade,
  attempt integer not null,
  truck_id uuid not null references trucks(id),
  manufacturer text not null,
  serial text not null,
  job jsonb not null,
  state text not null check (state in ('sent','accepted','canceling','finished','failed','rejected','canceled')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (move_id, attempt)
);
create index fleet_orders_open on fleet_orders(truck_id) where state in ('sent','accepted','canceling');

create table outbox (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  topic text not null,
  site_id uuid not null,
  entity_id uuid not null,
  operation text not null check (operation in ('create','update','delete'))
);
create index outbox_at on outbox(at);
`)
    .execute(db)
}
