import type { DispatchRun } from '../dispatch-run.ts'
import { saveOrderState } from '../fleet-orders.store.ts'

/**
 * Takes back orders whose move is no longer driven by them: canceled, completed by hand or set to error meanwhile
 * (MV-STA-07). The truck stays taken until it has said that it stopped.
 */
export async function callBackOrders({ trx, now, yard, taken, callBacks }: DispatchRun): Promise<void> {
  const driven = new Map(
    yard.moves
      .filter(({ move }) => move.status === 'in_progress')
      .map(({ move, attempt }) => [move.id, attempt]),
  )
  for (const order of yard.openOrders) {
    taken.add(order.truckId)
    if (order.state === 'canceling' || driven.get(order.moveId) === order.attempt) continue
    await saveOrderState(trx, order.orderId, 'canceling', now)
    order.state = 'canceling'
    callBacks.push(order)
  }
}
