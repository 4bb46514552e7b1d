import { catalogued } from '@tractrix/domain/errors'
import { type RawBuilder, sql } from 'kysely'
import type { OrderBy } from '../../platform/graphql/schema/shared-types.ts'

/** Columns of the move itself whose own index carries the order; they keep the database's place for missing values. */
const INDEXED = {
  createdAt: sql`m.created_at`,
  completedAt: sql`m.completed_at`,
  canceledAt: sql`m.canceled_at`,
  erroredAt: sql`m.errored_at`,
  reassignedAt: sql`m.reassigned_at`,
}

/** Other columns one may sort by; missing values come last either way. */
const SORTED = {
  id: sql`m.id`,
  type: sql`m.type`,
  source: sql`m.source`,
  status: sql`m.status`,
  priority: sql`m.priority`,
  moveCategory: sql`m.move_category`,
  moveClass: sql`m.move_class`,
  notes: sql`m.notes`,
  referenceId: sql`m.reference_id`,
  customerStatus: sql`m.customer_status`,
  deadline: sql`m.deadline`,
  errorMessage: sql`m.error_message`,
  updatedAt: sql`m.updated_at`,
  pendingAt: sql`m.pending_at`,
  inProgressAt: sql`m.in_progress_at`,
  rejectedAt: sql`m.rejected_at`,
  moveDuration: sql`m.move_duration`,
  truck: sql`coalesce(k.name, rk.name)`,
  scac: sql`t.scac`,
  serial: sql`t.serial`,
  fromZone: sql`fz.name`,
  toZone: sql`tz.name`,
}

/** Fields whose order needs the joined rows. */
const JOINED = new Set(['truck', 'scac', 'serial', 'fromZone', 'toZone'])

/** The fields that `orderBy` accepts. */
export const MOVE_ORDER_FIELDS = [...Object.keys(INDEXED), ...Object.keys(SORTED)]

/** Whether the rows a move refers to must be joined to sort. */
export const ordersByReference = (orderBy: readonly OrderBy[]): boolean =>
  orderBy.some(({ field }) => JOINED.has(field))

/**
 * The order in SQL, newest first when none is asked for; the id comes last so that pages never overlap.
 *
 * @throws BAD_INPUT for a field that moves cannot be sorted by
 */
export function orderSql(orderBy: readonly OrderBy[]): RawBuilder<unknown> {
  const steps = orderBy.length > 0 ? orderBy : [{ field: 'createdAt', direction: 'desc' } as const]
  return sql.join([...steps.map(stepSql), sql`m.id`])
}

function stepSql({ field, direction }: OrderBy): RawBuilder<unknown> {
  const order = direction === 'desc' ? sql`desc` : sql`asc`
  if (Object.hasOwn(INDEXED, field)) return sql`${INDEXED[field as keyof typeof INDEXED]} ${order}`
  if (Object.hasOwn(SORTED, field)) return sql`${SORTED[field as keyof typeof SORTED]} ${order} nulls last`
  throw catalogued('BAD_INPUT', {
    message: `Moves cannot be sorted by "${field}". Fields: ${MOVE_ORDER_FIELDS.join(', ')}.`,
  })
}
