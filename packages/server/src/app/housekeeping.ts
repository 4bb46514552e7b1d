import { sql } from 'kysely'
import type { Disposables } from '../platform/disposables.ts'
import { startRepeatingJob } from '../platform/jobs/index.ts'
import type { ServerContext } from '../platform/server-context.ts'
import { deleteExpiredSessions } from '../users/index.ts'

const EVERY_MS = 15 * 60_000
/** News older than this is of use to nobody: every reader takes the state anew when it was away. */
const OUTBOX_KEPT = '1 day'

/** Sweeps out what has expired. */
export function startHousekeeping({ db, clock, log }: ServerContext, started: Disposables): void {
  const job = startRepeatingJob('housekeeping', EVERY_MS, log, async () => {
    const now = clock.now().toISOString()
    await deleteExpiredSessions(db, now)
    await sql`delete from outbox where at < ${now}::timestamptz - ${OUTBOX_KEPT}::interval`.execute(db.kysely)
  })
  started.add('housekeeping', () => job.stop())
}
