import { JOB_DETAILS, jobSentence, type Move, moveTypeRule, waitReason } from '@tractrix/domain/moves'
import type { JobReason, JobReasonCode, VehicleEvent, VehiclePort } from '../../fleet/index.ts'
import { type ActionContext, changeMove, type MoveChange, moveSeconds, readMoves } from '../../moves/index.ts'
import type { ServerContext } from '../../platform/context/index.ts'
import type { Trx } from '../../platform/db/index.ts'
import { changeSite } from '../../platform/db/index.ts'
import { readTrucks } from '../../trucks/index.ts'
import { loadOf } from '../rules/load-of.ts'
import { countRefusals, hasHappened, readAttempt } from '../yard/dispatch.store.ts'
import { withReports } from '../yard/dispatch-yard.ts'
import { type FleetOrder, findOrder, type OrderState, saveOrderState } from '../yard/fleet-orders.store.ts'
import { noteDropped, notePickedUp } from './note-trailer.ts'

export type Result = Extract<VehicleEvent, { type: 'result' }>
type Outcome = Result['outcome']
type ResultContext = ActionContext & Pick<ServerContext, 'services'>
type Snapshots = Pick<VehiclePort, 'snapshot'>

/** How an order stands after each outcome. */
const ORDER_AFTER = {
  complete: 'finished',
  failed: 'failed',
  rejected: 'rejected',
  canceled: 'canceled',
  lost: 'failed',
} as const satisfies Record<Outcome, OrderState>

/**
 * Handles the result of an order; a report that comes twice counts once. The truck is free from now on. The move follows only while
 * it is still driven by this order: what a person has canceled or completed meanwhile stays so.
 */
export async function onResult(
  app: ResultContext,
  port: Snapshots,
  known: FleetOrder,
  result: Result,
): Promise<void> {
  await changeSite(app, known.siteId, async (trx, now) => {
    const order = await findOrder(trx, known.moveId, known.attempt)
    if (!order || !['sent', 'accepted', 'canceling'].includes(order.state)) return
    await saveOrderState(trx, order.orderId, ORDER_AFTER[result.outcome], now)
    if (result.outcome === 'complete') await settleTrailer(trx, order, now)
    const [move] = await readMoves(trx, [order.moveId])
    if (!move) return
    const isLatest = (await readAttempt(trx, move.id)) === order.attempt
    // Also one that went back to the queue because its truck was lost, when that truck did it after all.
    const isDriven =
      isLatest &&
      (move.status === 'in_progress' || (move.status === 'pending' && result.outcome === 'complete'))
    const hasDropped = await hasHappened(trx, move.id, 'dropped')
    const ending = isHeld(order, result.outcome) ? 'held' : result.outcome
    let hasPickedUp = isRest(order, move) || (await hasHappened(trx, move.id, 'picked_up'))
    if (isDriven && ending === 'held' && !hasPickedUp && !hasDropped)
      hasPickedUp = await settlePickUp({ app, port, trx }, { order, move, now })
    const outcome = await endingAfterRefusal(trx, move, result, judge(ending, { hasPickedUp, hasDropped }))
    const change = isDriven ? CHANGES[outcome](move, order, result.reason, now) : afterwards(move)
    await changeMove(trx, move, {
      ...change,
      actor: { kind: 'truck', id: order.truckId },
      now,
      reasons: [{ outcome: result.outcome, ...result.reason }],
    })
  })
}

/**
 * What became of a move: the outcome of its order, or `held`: dispatch has called the order back (MV-STA-17), or
 * `refused`: it was refused too often to go back to the queue (MV-OPEN-81).
 */
type Ending = Outcome | 'held' | 'requeued' | 'refused'

const isHeld = (order: FleetOrder, outcome: Outcome): boolean =>
  outcome === 'canceled' && order.state === 'canceling'

/** What an ending means for the move, after what the truck has reported of the trailer before. */
export function judge(ending: Ending, trailer: { hasPickedUp: boolean; hasDropped: boolean }): Ending {
  if (ending === 'rejected' && trailer.hasPickedUp) return 'failed'
  // All of it was done when the truck forgot the order, or was called back.
  if ((ending === 'lost' || ending === 'held') && trailer.hasDropped) return 'complete'
  return ending === 'held' && !trailer.hasPickedUp ? 'requeued' : ending
}

/** A move that trucks refused so often goes to a person instead of back to the queue (MV-OPEN-81). */
export const REFUSALS_BEFORE_ERROR = 3

/** Reasons for which a truck was never asked: they are no refusals of the move. */
const NOT_ASKED: readonly JobReasonCode[] = ['vehicle_busy', 'vehicle_offline', 'position_unknown']

async function endingAfterRefusal(trx: Trx, move: Move, { reason }: Result, ending: Ending): Promise<Ending> {
  if (ending !== 'rejected' || (reason !== null && NOT_ASKED.includes(reason.code))) return ending
  const before = await countRefusals(trx, move.id, NOT_ASKED)
  return before + 1 >= REFUSALS_BEFORE_ERROR ? 'refused' : ending
}

/** Whether the order was to bring a trailer that an earlier one had picked up; back in the queue it would wait for ever. */
export const isRest = ({ job }: FleetOrder, move: Move): boolean =>
  job.kind === 'trailer_attached' && move.type !== 'trailer_attached'

/**
 * A truck that was called back may hold the trailer it was to fetch, without a report of it in its order: back in the
 * queue the move would wait for its own trailer for ever.
 *
 * @returns whether it does, or may: by its own report, which the records then follow, or by our records against its word
 */
async function settlePickUp(
  { app, port, trx }: { app: ResultContext; port: Snapshots; trx: Trx },
  { order, move, now }: { order: FleetOrder; move: Move; now: string },
): Promise<boolean> {
  if (!moveTypeRule(move.type).trailer.startsWith('fetched')) return false
  const [truck] = withReports(app, port, await readTrucks(trx, [order.truckId]))
  const load = truck ? loadOf(truck, move, now) : 'free'
  if (load === 'carries') await notePickedUp(trx, order, now)
  return load !== 'free'
}

/** A truck that is done has set its trailer down, even when the report of it was lost. */
async function settleTrailer(trx: Trx, order: FleetOrder, now: string): Promise<void> {
  const setsDown = ['trailer', 'trailer_attached', 'repark'].includes(order.job.kind)
  if (setsDown && !(await hasHappened(trx, order.moveId, 'dropped'))) await noteDropped(trx, order, now)
}

type Change = Pick<MoveChange, 'event' | 'values'>

/** The truck has ended an order that nobody waits for any more; an ended move has no word of it left. */
const afterwards = ({ status }: Move): Change => ({
  event: 'cancel_confirmed',
  values: status === 'pending' || status === 'in_progress' ? {} : { waitReasons: [] },
})

export const CHANGES = {
  complete: (move, order, _reason, now) => ({
    event: 'completed',
    values: {
      status: 'complete',
      truckId: order.truckId,
      completedAt: now,
      moveDuration: moveSeconds(move.inProgressAt, now),
      waitReasons: [],
    },
  }),
  failed: (_move, _order, reason, now) => ({
    event: 'failed',
    values: {
      status: 'error',
      erroredAt: now,
      errorMessage: reason?.text ?? JOB_DETAILS.texts.could_not_do_it,
      waitReasons: [],
      // Nobody knows where the trailer is: a person who has looked completes it by hand, or tries again (MV-OPEN-81).
      ...(reason?.code === 'load_contradicts' ? { rejectedAt: now, rejectedCode: 'system_exception' } : {}),
    },
  }),
  /** Back into the queue in its old place; dispatch leaves this truck alone for a while. */
  rejected: (move, order, reason) => ({
    event: 'rejected',
    values: {
      status: 'pending',
      truckId: null,
      inProgressAt: null,
      waitReasons: [
        waitReason('truck_rejected', {
          truck: { id: order.truckId, name: move.truck?.name ?? 'the truck' },
          detail: jobSentence(reason?.text ?? null) ?? reason?.text ?? '',
        }),
      ],
    },
  }),
  /** A person completes it by hand, retries or returns it (MV-ACT-02, MV-OPEN-83). */
  refused: (move, _order, reason, now) => ({
    event: 'rejected',
    values: {
      status: 'error',
      erroredAt: now,
      rejectedAt: now,
      rejectedCode: 'system_exception',
      errorMessage: `The move was refused ${REFUSALS_BEFORE_ERROR} times, last by ${move.truck?.name ?? 'a truck'}: ${reason?.text ?? 'no reason given'}`,
      waitReasons: [],
    },
  }),
  /** Stopped at the truck, not by us. */
  canceled: (_move, _order, _reason, now) => ({
    event: 'canceled',
    values: { status: 'canceled', canceledAt: now, waitReasons: [] },
  }),
  /** It stays in progress: dispatch carries on once the truck is back (`resumeMoves`). */
  lost: () => ({ event: 'lost', values: {} }),
  /** The trailer hangs on the truck: it stays in progress, and dispatch carries on once the way is open. */
  held: () => ({ event: 'held', values: {} }),
  /** Back into the queue in its old place; the truck is free for other moves. */
  requeued: () => ({
    event: 'held',
    values: { status: 'pending', truckId: null, inProgressAt: null, waitReasons: [] },
  }),
} as const satisfies Record<
  Ending,
  (move: Move, order: FleetOrder, reason: JobReason | null, now: string) => Change
>
