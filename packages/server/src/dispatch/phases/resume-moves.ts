import type { Move } from '@tractrix/domain/moves'
import { orderId } from '@tractrix/fleet-protocol'
import { changeMove } from '../../moves/index.ts'
import { notePickedUp } from '../reports/note-trailer.ts'
import { loadOf } from '../rules/load-of.ts'
import { forgetsTooOften } from '../rules/refusal-pauses.ts'
import { type TruckObstacle, truckObstacle } from '../rules/truck-obstacle.ts'
import { noGoAhead } from '../rules/yard-reasons.ts'
import type { DispatchTruck, QueuedMove } from '../yard/dispatch-yard.ts'
import { insertOrder } from '../yard/fleet-orders.store.ts'
import type { DispatchRun } from './dispatch-run.ts'
import { jobFor, restOfJob } from './job-for.ts'

/**
 * Carries on with moves whose truck lost its order, or was called back with its trailer, as soon as the truck is back
 * and free and its way open: with the rest of the way when the trailer already hangs on it, else from the start. Until then they stay in progress and wait.
 */
export async function resumeMoves(run: DispatchRun): Promise<void> {
  const ordered = new Set(run.yard.openOrders.map(({ moveId }) => moveId))
  for (const queued of run.yard.moves) {
    const { move } = queued
    if (move.status !== 'in_progress' || ordered.has(move.id)) continue
    const truck = run.yard.trucks.find(one => one.truck.id === move.truck?.id)
    if (!truck) continue
    run.taken.add(truck.truck.id)
    if (noGoAhead(move, run.yard).length > 0) continue
    if (resumeObstacle(run, move, truck) === null) await resume(run, queued, truck)
  }
}

async function resume(run: DispatchRun, { move, attempt }: QueuedMove, truck: DispatchTruck): Promise<void> {
  const { trx, now, yard } = run
  const carries = loadOf(truck, move, now) === 'carries'
  const next = attempt + 1
  const whole = jobFor(move, next, truck.truck, yard)
  const job = carries ? restOfJob(whole) : whole
  // The truck may have hitched it and lost its memory before it could say so.
  if (carries) {
    const { siteId } = yard
    await notePickedUp(trx, { job, truckId: truck.truck.id, siteId, moveId: move.id }, now)
  }
  await changeMove(trx, move, {
    event: 'assigned',
    actor: { kind: 'dispatch' },
    now,
    values: { attempt: next },
    reasons: [{ code: carries ? 'resumed_with_trailer' : 'resumed' }],
  })
  await insertOrder(trx, {
    orderId: orderId(move.id, next),
    siteId: yard.siteId,
    truckId: truck.truck.id,
    job,
    now,
  })
  run.jobs.push(job)
}

/** What keeps a truck from going on with a move whose order it lost. */
export type ResumeObstacle = TruckObstacle | 'forgetful' | 'load_contradicts' | 'load_unknown'

/**
 * What keeps the truck from getting the move again that it lost; null: nothing. An order that it had begun it may end
 * with a low battery, too. Nothing is ordered while its own load report contradicts our record, or is old.
 */
export function resumeObstacle(
  { yard, now }: DispatchRun,
  move: Move,
  truck: DispatchTruck,
): ResumeObstacle | null {
  // The move itself has no order: whatever the truck was given is another one.
  const taken = new Set(yard.openOrders.map(({ truckId }) => truckId))
  const load = loadOf(truck, move, now)
  const carries = load !== 'free'
  const asked = carries ? ({ ...move, type: 'trailer_attached' } as const) : move
  const connectedTrailerId = carries ? (move.trailer?.id ?? null) : truck.truck.connectedTrailerId
  // What it says of its load is judged below, with reasons of its own.
  const loadReports = carries ? [] : truck.loadReports
  const judged = { ...truck, loadReports, truck: { ...truck.truck, connectedTrailerId } }
  const obstacle = truckObstacle(judged, asked, yard, { taken, now })
  if (obstacle !== null && obstacle.kind !== 'low_battery') return obstacle
  if (load === 'contradicts') return 'load_contradicts'
  if (load === 'unknown') return 'load_unknown'
  return forgetsTooOften(yard.refusals, truck.truck.id, move.id, now) ? 'forgetful' : null
}
