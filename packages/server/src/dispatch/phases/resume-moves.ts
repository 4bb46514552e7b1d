import { orderId } from '@tractrix/fleet-protocol'
import { changeMove } from '../../moves/index.ts'
import type { DispatchRun } from '../dispatch-run.ts'
import type { DispatchTruck, QueuedMove } from '../dispatch-yard.ts'
import { insertOrder } from '../fleet-orders.store.ts'
import { jobFor, restOfJob } from '../job-for.ts'
import { truckObstacle } from '../rules/truck-obstacle.ts'

/**
 * Carries on with moves whose truck lost its order, as soon as the truck is back and free: with the rest of the way
 * when the trailer already hangs on it, else from the start. Until then they stay in progress and wait.
 */
export async function resumeMoves(run: DispatchRun): Promise<void> {
  const ordered = new Set(run.yard.openOrders.map(({ moveId }) => moveId))
  for (const queued of run.yard.moves) {
    const { move } = queued
    if (move.status !== 'in_progress' || ordered.has(move.id)) continue
    const truck = run.yard.trucks.find(one => one.truck.id === move.truck?.id)
    if (!truck) continue
    const isBusy = run.taken.has(truck.truck.id)
    run.taken.add(truck.truck.id)
    if (!isBusy) await resume(run, queued, truck)
  }
}

async function resume(run: DispatchRun, { move, attempt }: QueuedMove, truck: DispatchTruck): Promise<void> {
  const { trx, now, yard } = run
  const carries = move.trailer !== null && truck.truck.connectedTrailerId === move.trailer.id
  const asked = carries ? ({ ...move, type: 'trailer_attached' } as const) : move
  const others = new Set([...run.taken].filter(id => id !== truck.truck.id))
  if (truckObstacle(truck, asked, yard, { taken: others, now }) !== null) return
  const next = attempt + 1
  const whole = jobFor(move, next, truck.truck, yard)
  const job = carries ? restOfJob(whole) : whole
  await changeMove(trx, move, {
    event: 'assigned',
    actor: { kind: 'dispatch' },
    now,
    values: { attempt: next },
    reasons: [{ code: carries ? 'resumed_with_trailer' : 'resumed' }],
  })
  await insertOrder(trx, { orderId: orderId(move.id, next), truckId: truck.truck.id, job, now })
  run.jobs.push(job)
}
