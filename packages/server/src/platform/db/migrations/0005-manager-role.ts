import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** People may hold the role Manager at a site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table site_roles drop constraint site_roles_role_check;
alter table site_roles add constraint site_roles_role_check
  check (role in ('Manager','Operator','Dispatcher','Driver','Customer','Partner'));
`)
    .execute(db)
}
