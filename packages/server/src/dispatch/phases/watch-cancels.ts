import { isDeepStrictEqual } from 'node:util'
import { WAIT_DETAILS, type WaitReason, waitReason } from '@tractrix/domain/moves'
import type { Sentence } from '@tractrix/domain/platform'
import { orderId } from '@tractrix/fleet-protocol'
import { noteWaitReasons, readMoves } from '../../moves/index.ts'
import type { DispatchTruck } from '../yard/dispatch-yard.ts'
import { type OpenOrder, saveCancels } from '../yard/fleet-orders.store.ts'
import type { DispatchRun } from './dispatch-run.ts'

/** A truck that has not confirmed a cancel for so long is reported, in milliseconds. */
export const CANCEL_UNANSWERED_AFTER_MS = 10_000

/**
 * Writes down how often trucks were asked to stop, and tells on the move what is known of a cancel that is not
 * answered, so that a person can set the truck free. A move that waits again has reasons of its own.
 */
export async function watchCancels(run: DispatchRun): Promise<void> {
  const { trx, now, yard, driving } = run
  for (const order of yard.openOrders.filter(({ state }) => state === 'canceling')) {
    const truck = yard.trucks.find(one => one.truck.id === order.truckId)
    const asked = Math.max(order.cancels, askedSoFar(order, truck))
    if (asked !== order.cancels) await saveCancels(trx, order.orderId, asked)
    const reason = truck ? unanswered({ ...order, cancels: asked }, truck, now) : null
    const driven = driving.find(({ move }) => move.id === order.moveId)
    if (driven && reason) driven.reasons.unshift(reason)
    const [move] = driven ? [] : await readMoves(trx, [order.moveId])
    if (!move || move.status === 'pending' || move.status === 'in_progress') continue
    const reasons = reason ? [reason] : []
    if (!isDeepStrictEqual(move.waitReasons, reasons)) await noteWaitReasons(trx, move, reasons, now)
  }
}

function askedSoFar(order: OpenOrder, truck: DispatchTruck | undefined): number {
  const job = truck?.job ?? null
  return job !== null && orderId(job.moveId, job.attempt) === order.orderId ? job.cancels : 0
}

function unanswered(order: OpenOrder, { truck, telemetry, reportedOrderId }: DispatchTruck, now: string) {
  if (Date.parse(now) - Date.parse(order.updatedAt) < CANCEL_UNANSWERED_AFTER_MS) return null
  const answer = telemetry.connected ? doing(order, reportedOrderId) : WAIT_DETAILS.of('not_connected')
  const detail = WAIT_DETAILS.of('asked_to_stop', { count: order.cancels, answer })
  return waitReason('cancel_unanswered', { truck, detail, since: order.updatedAt }) satisfies WaitReason
}

function doing({ orderId: ours }: OpenOrder, reported: string | null): Sentence {
  if (reported === null) return WAIT_DETAILS.of('drives_no_order')
  return reported === ours
    ? WAIT_DETAILS.of('still_drives')
    : WAIT_DETAILS.of('drives_order', { order: reported.slice(0, MOST_OF_AN_ID) })
}

const MOST_OF_AN_ID = 60
