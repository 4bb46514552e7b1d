import { sql } from 'kysely'
import type { Disposables } from '../platform/disposables.ts'
import { startRepeatingJob } from '../platform/jobs/index.ts'
import type { ServerContext } from '../platform/server-context.ts'
import { deleteExpiredSessions, deleteOldSignIns } from '../users/index.ts'

const EVERY_MS = 15 * 60_000
/** Whoever was away for longer reads the state anew. What is kept of a site has no gaps: its oldest changes go first. */
const OUTBOX_KEPT = '1 day'

/** Sweeps out what has expired. */
export function startHousekeeping({ db, clock, log }: ServerContext, started: Disposables): void {
  const job = startRepeatingJob('housekeeping', EVERY_MS, log, async () => {
    const now = clock.now().toISOString()
    await deleteExpiredSessions(db, now)
    await deleteOldSignIns(db, now)
    await sql`
      delete from outbox using (
        select site_id, max(site_seq) as site_seq from outbox
        where at < ${now}::timestamptz - ${OUTBOX_KEPT}::interval group by site_id
      ) expired
      where outbox.site_id = expired.site_id and outbox.site_seq <= expired.site_seq`.execute(db.kysely)
  })
  started.add('housekeeping', () => job.stop())
}
