import { sql } from 'kysely'
import type { RepeatedJob } from '../platform/feature/index.ts'

/** Whoever was away for longer reads the state anew. What is kept of a site has no gaps: its oldest changes go first. */
const OUTBOX_KEPT = '1 day'

/** Deletes changes that are older than what is kept. */
export const outboxRetention: RepeatedJob = {
  name: 'old changes',
  everyMs: 15 * 60_000,
  run: async ({ db, clock }) => {
    await sql`
      delete from outbox using (
        select site_id, max(site_seq) as site_seq from outbox
        where at < ${clock.now().toISOString()}::timestamptz - ${OUTBOX_KEPT}::interval group by site_id
      ) expired
      where outbox.site_id = expired.site_id and outbox.site_seq <= expired.site_seq`.execute(db.kysely)
  },
}
