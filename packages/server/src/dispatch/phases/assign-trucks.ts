import { orderId } from '@tractrix/fleet-protocol'
import { changeMove } from '../../moves/index.ts'
import { insertOrder } from '../yard/fleet-orders.store.ts'
import type { DispatchRun } from './dispatch-run.ts'
import { jobFor } from './job-for.ts'

/** Writes down who does what: the move is in progress, the order is on record before it is sent. */
export async function assignTrucks(run: DispatchRun): Promise<void> {
  const { trx, now, yard } = run
  for (const { move, attempt: lastAttempt, choice } of run.waiting) {
    if (!choice) continue
    const { truck } = choice.truck
    const attempt = lastAttempt + 1
    const job = jobFor(move, attempt, truck, yard)
    await changeMove(trx, move, {
      event: 'assigned',
      actor: { kind: 'dispatch' },
      now,
      values: { status: 'in_progress', truckId: truck.id, inProgressAt: now, attempt, waitReasons: [] },
      reasons: [choice.why],
    })
    await insertOrder(trx, {
      orderId: orderId(move.id, attempt),
      siteId: yard.siteId,
      truckId: truck.id,
      job,
      now,
    })
    run.jobs.push(job)
  }
}
