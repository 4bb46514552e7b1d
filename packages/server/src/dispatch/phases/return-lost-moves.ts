import { changeMove, readMoves } from '../../moves/index.ts'
import { loadOf } from '../rules/load-of.ts'
import { lostSince } from '../rules/lost-truck.ts'
import { hasHappened } from '../yard/dispatch.store.ts'
import type { DispatchTruck, QueuedMove } from '../yard/dispatch-yard.ts'
import type { DispatchRun } from './dispatch-run.ts'

/**
 * Gives moves of lost trucks back to the queue where nothing was picked up (MV-OPEN-81). The order of the lost truck is
 * then driven by nobody: the next phase calls it back, and the truck, should it return, is given nothing before it has
 * stopped. What a lost truck holds is left to a person.
 */
export async function returnLostMoves(run: DispatchRun): Promise<void> {
  for (const queued of run.yard.moves) {
    const truck = run.yard.trucks.find(one => one.truck.id === queued.move.truck?.id)
    if (queued.move.status !== 'in_progress' || !truck) continue
    const since = lostSince(truck, queued.move, run.yard, run)
    if (since !== null && !(await mayHoldTrailer(run, queued, truck)))
      await giveBack(run, queued, truck, since)
  }
}

/** Whether anything, the truck, its order or our records, says that it took the trailer of the move. */
export async function mayHoldTrailer(
  { trx, now }: Pick<DispatchRun, 'trx' | 'now'>,
  { move }: QueuedMove,
  truck: DispatchTruck,
): Promise<boolean> {
  if (move.trailer === null) return false
  const { telemetry } = truck
  const isNamed = telemetry.trailerIsConnected && telemetry.connectedTrailerId === move.trailer.id
  return isNamed || loadOf(truck, move, now) !== 'free' || hasHappened(trx, move.id, 'picked_up')
}

async function giveBack(
  { trx, now }: DispatchRun,
  queued: QueuedMove,
  { truck }: DispatchTruck,
  since: string,
): Promise<void> {
  await changeMove(trx, queued.move, {
    event: 'truck_lost',
    actor: { kind: 'dispatch' },
    now,
    values: { status: 'pending', truckId: null, inProgressAt: null, waitReasons: [] },
    reasons: [{ code: 'truck_lost', truckId: truck.id, truck: truck.name, since }],
  })
  const [returned] = await readMoves(trx, [queued.move.id])
  if (returned) queued.move = returned
}
