import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Where the simulated clock of each simulated site stood at a moment of real time, so that it goes on after a restart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table simulated_clocks (
  site_id uuid primary key references sites(id) on delete cascade,
  began timestamptz not null,
  real_at timestamptz not null,
  simulated_at timestamptz not null,
  rate double precision not null check (rate > 0)
);
`)
    .execute(db)
}
