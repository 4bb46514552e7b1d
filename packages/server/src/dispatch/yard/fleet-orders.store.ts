import { type Kysely, sql } from 'kysely'
import type { Job } from '../../fleet/index.ts'
import { json, type Tables, type Trx } from '../../platform/db/index.ts'

/** How an order stands; the first three are open: the truck is taken. */
export const ORDER_STATES = [
  'sent',
  'accepted',
  'canceling',
  'finished',
  'failed',
  'rejected',
  'canceled',
] as const
export type OrderState = (typeof ORDER_STATES)[number]
export type OpenOrderState = 'sent' | 'accepted' | 'canceling'

/** One try to have one truck do one move. */
export interface FleetOrder {
  orderId: string
  moveId: string
  siteId: string
  attempt: number
  truckId: string
  state: OrderState
  job: Job
  /** How often the truck has been asked to stop. */
  cancels: number
  /** When its state changed last, ISO. */
  updatedAt: string
}

/** An order that still keeps its truck. */
export type OpenOrder = FleetOrder & { state: OpenOrderState }

/** Orders that still keep their truck; of one site, or of all when `siteId` is null. */
export async function listOpenOrders(db: Kysely<Tables>, siteId: string | null): Promise<OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
    ${SELECT_ORDER} where o.state in ('sent', 'accepted', 'canceling')
      and (${siteId}::uuid is null or o.site_id = ${siteId})
    order by o.created_at`.execute(db)
  return rows
}

/** The order of that try, also when its move was deleted; null: there is none. */
export async function findOrder(
  db: Kysely<Tables>,
  moveId: string,
  attempt: number,
): Promise<FleetOrder | null> {
  const { rows } = await sql<FleetOrder>`
    ${SELECT_ORDER} where o.move_id = ${moveId} and o.attempt = ${attempt}`.execute(db)
  return rows[0] ?? null
}

/** Writes down an order that is about to be sent. */
export async function insertOrder(
  trx: Trx,
  order: { orderId: string; siteId: string; truckId: string; job: Job; now: string },
): Promise<void> {
  const { job, now } = order
  await trx
    .insertInto('fleet_orders')
    .values({
      order_id: order.orderId,
      site_id: order.siteId,
      move_id: job.moveId,
      attempt: job.attempt,
      truck_id: order.truckId,
      manufacturer: job.vehicle.manufacturer,
      serial: job.vehicle.serial,
      job: json(job),
      state: 'sent',
      created_at: now,
      updated_at: now,
    })
    .execute()
}

export async function saveOrderState(
  trx: Trx,
  orderId: string,
  state: OrderState,
  now: string,
): Promise<void> {
  await trx
    .updateTable('fleet_orders')
    .set({ state, updated_at: now })
    .where('order_id', '=', orderId)
    .execute()
}

/** Notes how often the truck has been asked to stop the order. */
export async function saveCancels(trx: Trx, orderId: string, cancels: number): Promise<void> {
  await trx
    .updateTable('fleet_orders')
    .set({ cancels_sent: cancels })
    .where('order_id', '=', orderId)
    .execute()
}

const SELECT_ORDER = sql`
  select o.order_id as "orderId", o.move_id as "moveId", o.site_id as "siteId", o.attempt, o.truck_id as "truckId",
    o.state, o.job, o.cancels_sent as "cancels", o.updated_at as "updatedAt"
  from fleet_orders o`
