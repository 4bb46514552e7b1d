import type { VehicleEvent } from '../../fleet/index.ts'
import { type ActionContext, changeMove, noteOnMove, readMoves } from '../../moves/index.ts'
import type { Trx } from '../../platform/db/index.ts'
import { changeSite } from '../../platform/db/index.ts'
import { hasHappened } from '../yard/dispatch.store.ts'
import { type FleetOrder, findOrder, saveOrderState } from '../yard/fleet-orders.store.ts'
import { noteDropped, notePickedUp } from './note-trailer.ts'

export type Progress = Extract<VehicleEvent, { type: 'progress' }>

/** Handles the progress of a truck; a report that comes twice counts once. What the trailer did is true whatever became of the move. */
export async function onProgress(app: ActionContext, known: FleetOrder, { phase }: Progress): Promise<void> {
  await changeSite(app, known.siteId, async (trx, now) => {
    const order = await findOrder(trx, known.moveId, known.attempt)
    const [move] = await readMoves(trx, [known.moveId])
    if (!order || (await hasHappened(trx, order.moveId, phase))) return
    await note(trx, order, phase, now)
    const line = { event: phase, actor: { kind: 'truck', id: order.truckId }, now } as const
    if (move) await changeMove(trx, move, { ...line, values: {} })
    else await noteOnMove(trx, { id: order.moveId, siteId: order.siteId }, { ...line, reasons: [] })
  })
}

async function note(trx: Trx, order: FleetOrder, phase: Progress['phase'], now: string): Promise<void> {
  if (phase === 'picked_up') await notePickedUp(trx, order, now)
  if (phase === 'dropped') await noteDropped(trx, order, now)
  if (phase === 'accepted' && order.state === 'sent')
    await saveOrderState(trx, order.orderId, 'accepted', now)
}
