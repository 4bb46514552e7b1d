import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * API keys, and the counters of failed sign-ins, which all servers on the database share. The counters have the form that
 * `rate-limiter-flexible` expects; they are not worth a line in the write-ahead log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table api_keys (
  id uuid primary key,
  site_id uuid not null references sites(id) on delete cascade,
  name text not null,
  prefix text not null unique,
  secret_hash bytea not null,
  scopes text[] not null,
  acknowledges_moves boolean not null,
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_site on api_keys(site_id, created_at desc);

alter table move_history drop constraint move_history_actor_kind_check;
alter table move_history add constraint move_history_actor_kind_check
  check (actor_kind in ('user','api_key','dispatch','truck','system'));

create unlogged table sign_in_attempts (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index sign_in_attempts_expire on sign_in_attempts(expire);

-- From where people signed in with success; the address is kept as a keyed hash only.
create table sign_in_addresses (
  user_id uuid not null references users(id) on delete cascade,
  address_hash bytea not null,
  last_at timestamptz not null,
  primary key (user_id, address_hash)
);
create index sign_in_addresses_age on sign_in_addresses(last_at);

-- One row: the key of the hashes above, the same on every server.
create table sign_in_hash_key (
  is_only boolean primary key default true check (is_only),
  secret bytea not null
);
insert into sign_in_hash_key (secret) values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
`)
    .execute(db)
}
