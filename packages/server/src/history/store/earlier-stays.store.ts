import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'

/** A stay in the yard, which is a record of its own. */
export interface Stay {
  trailerId: string
  /** ISO time. */
  arrivedAt: string
  /** ISO time; null: it is still on site. */
  leftAt: string | null
}

/** More stays than these are not listed. */
export const MOST_STAYS = 20

/** The earlier stays of the trailer of the same carrier and number at that site, newest first. */
export async function readEarlierStays(db: Kysely<Tables>, trailerId: string): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    select earlier.id as "trailerId", earlier.created_at as "arrivedAt", earlier.archived_at as "leftAt"
    from trailers t join trailers earlier on earlier.site_id = t.site_id
      and upper(earlier.scac) = upper(t.scac) and upper(earlier.serial) = upper(t.serial)
      and (earlier.created_at, earlier.id) < (t.created_at, t.id)
    where t.id = ${trailerId}
    order by earlier.created_at desc, earlier.id desc limit ${MOST_STAYS}`.execute(db)
  return rows
}
