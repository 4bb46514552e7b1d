import { catalogued } from '@tractrix/domain/errors'
import type { Actor } from '@tractrix/domain/platform'
import { type ActionContext, changeMove, readMoves } from '../moves/index.ts'
import { changeSite, type Trx } from '../platform/db/index.ts'
import { appendEvent } from '../platform/event-log/index.ts'
import { readTrucks, type TruckRecord } from '../trucks/index.ts'
import { CHANGES, isRest, judge } from './reports/on-result.ts'
import { hasHappened, readAttempt } from './yard/dispatch.store.ts'
import { listOpenOrders, type OpenOrder, saveOrderState } from './yard/fleet-orders.store.ts'

/**
 * Takes an order that a truck was asked to stop, and did not confirm, as stopped: a person has looked. A move that still
 * waited for this goes back to the queue, or on, as after an answer. The truck is given nothing before it reports no
 * order any more.
 *
 * @throws TRUCK_NOT_HELD when no canceled order holds the truck
 */
export function setTruckFree(
  app: ActionContext,
  actor: Actor,
  siteId: string,
  truckId: string,
): Promise<TruckRecord> {
  return changeSite(app, siteId, async (trx, now) => {
    const open = await listOpenOrders(trx, siteId)
    const held = open.filter(order => order.truckId === truckId && order.state === 'canceling')
    if (held.length === 0) throw catalogued('TRUCK_NOT_HELD')
    for (const order of held) await close(trx, order, actor, now)
    const data = { changes: {} }
    await appendEvent(trx, { name: 'truck.set_free', siteId, subjectId: truckId, at: now, actor, data })
    const [truck] = await readTrucks(trx, [truckId])
    if (!truck) throw catalogued('TRUCK_NOT_FOUND')
    return truck
  })
}

async function close(trx: Trx, order: OpenOrder, actor: Actor, now: string): Promise<void> {
  await saveOrderState(trx, order.orderId, 'canceled', now)
  const [move] = await readMoves(trx, [order.moveId])
  if (!move) return
  const isDriven = move.status === 'in_progress' && (await readAttempt(trx, move.id)) === order.attempt
  const hasPickedUp = isRest(order, move) || (await hasHappened(trx, move.id, 'picked_up'))
  const ending = judge('held', { hasPickedUp, hasDropped: await hasHappened(trx, move.id, 'dropped') })
  const isOpen = move.status === 'pending' || move.status === 'in_progress'
  const { values } = isDriven
    ? CHANGES[ending](move, order, null, now)
    : { values: isOpen ? {} : { waitReasons: [] } }
  const reasons = [
    { code: 'set_free', truckId: order.truckId, cancels: order.cancels, since: order.updatedAt },
  ]
  await changeMove(trx, move, { event: 'set_free', actor, now, values, reasons })
}
