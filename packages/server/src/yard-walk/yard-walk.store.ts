import type { WalkedTrailer } from '@tractrix/domain/yard-walk'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../platform/db/index.ts'

/** The trailers on site, and which of them a pending or in-progress move names. */
export async function readWalkedTrailers(db: Kysely<Tables>, siteId: string): Promise<WalkedTrailer[]> {
  const { rows } = await sql<WalkedTrailer>`
    select t.id, t.scac, t.serial, t.zone_id as "zoneId", t.in_transit as "inTransit",
      exists (select from moves m where m.trailer_id = t.id and m.status in ('pending', 'in_progress')) as "isInUse"
    from trailers t where t.site_id = ${siteId} and not t.archived`.execute(db)
  return rows
}
