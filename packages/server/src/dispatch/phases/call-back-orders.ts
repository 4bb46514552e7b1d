import { noGoAhead } from '../rules/yard-reasons.ts'
import { saveOrderState } from '../yard/fleet-orders.store.ts'
import type { DispatchRun } from './dispatch-run.ts'

/**
 * Takes back orders whose move is no longer driven by them: canceled, completed by hand or set to error meanwhile
 * (MV-STA-07); and orders that lead into a no-go region, whose moves wait until it is opened (MV-STA-17). The truck
 * stays taken until it has said that it stopped.
 */
export async function callBackOrders({ trx, now, yard, taken, callBacks }: DispatchRun): Promise<void> {
  const driven = new Map(
    yard.moves.filter(({ move }) => move.status === 'in_progress').map(queued => [queued.move.id, queued]),
  )
  for (const order of yard.openOrders) {
    taken.add(order.truckId)
    if (order.state === 'canceling') continue
    const queued = driven.get(order.moveId)
    if (queued?.attempt === order.attempt && noGoAhead(queued.move, yard).length === 0) continue
    await saveOrderState(trx, order.orderId, 'canceling', now)
    order.state = 'canceling'
    callBacks.push(order)
  }
}
