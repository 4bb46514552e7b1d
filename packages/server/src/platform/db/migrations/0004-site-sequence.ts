import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * Numbers the changes of each site without gaps and in commit order, so that a list can say up to which change it is
 * complete and a subscription can begin from there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table site_sequences (
  site_id uuid primary key,
  last_seq bigint not null
);
alter table outbox add column site_seq bigint;
update outbox set site_seq = numbered.site_seq
from (select id, row_number() over (partition by site_id order by id) as site_seq from outbox) numbered
where outbox.id = numbered.id;
alter table outbox alter column site_seq set not null;
insert into site_sequences (site_id, last_seq) select site_id, max(site_seq) from outbox group by site_id;
create unique index outbox_site_seq on outbox(site_id, site_seq);
`)
    .execute(db)
}
