import type { VehiclePort } from '../fleet/index.ts'
import type { ServerContext } from '../platform/context/index.ts'
import { changeSite } from '../platform/db/index.ts'
import { followHitches } from './follow-hitches.ts'
import { assignTrucks } from './phases/assign-trucks.ts'
import { callBackOrders } from './phases/call-back-orders.ts'
import { chooseTrucks } from './phases/choose-trucks.ts'
import type { DispatchRun } from './phases/dispatch-run.ts'
import { judgeDrives } from './phases/judge-drives.ts'
import { judgeYard } from './phases/judge-yard.ts'
import { queueMoves } from './phases/queue-moves.ts'
import { recordWaitReasons } from './phases/record-wait-reasons.ts'
import { resumeMoves } from './phases/resume-moves.ts'
import { returnLostMoves } from './phases/return-lost-moves.ts'
import { watchCancels } from './phases/watch-cancels.ts'
import { LOST_TRUCK_AFTER_MS } from './rules/lost-truck.ts'
import { hasWork } from './yard/dispatch.store.ts'
import { readYard } from './yard/dispatch-yard.ts'

/** What a run does, in this order. */
const PHASES: readonly ((run: DispatchRun) => void | Promise<void>)[] = [
  returnLostMoves,
  callBackOrders,
  resumeMoves,
  judgeDrives,
  watchCancels,
  queueMoves,
  judgeYard,
  chooseTrucks,
  assignTrucks,
  recordWaitReasons,
]

/**
 * Looks at one site and gives its pending moves to trucks, in one transaction under the site's lock. It can be run at
 * any time, by any node and as often as one likes: it only does what the present state asks for.
 *
 * @returns what to send to the fleet now that it is saved, and the yard as it was read; null: nothing was to be done
 */
export async function runDispatch(
  app: ServerContext,
  port: Pick<VehiclePort, 'snapshot' | 'listeningSince'>,
  siteId: string,
  { lostTruckAfterMs = LOST_TRUCK_AFTER_MS }: { lostTruckAfterMs?: number } = {},
): Promise<Pick<DispatchRun, 'jobs' | 'callBacks' | 'yard'> | null> {
  if (!(await hasWork(app.db.kysely, siteId))) return null
  return changeSite(app, siteId, async (trx, now) => {
    const read = () => readYard(app, port, trx, siteId)
    const before = await read()
    const yard = (await followHitches(app, trx, before, now)) ? await read() : before
    const run: DispatchRun = {
      trx,
      now,
      lostTruckAfterMs,
      yard,
      taken: new Set(),
      waiting: [],
      driving: [],
      jobs: [],
      callBacks: [],
    }
    for (const phase of PHASES) await phase(run)
    return run
  })
}
