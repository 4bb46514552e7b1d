import { catalogued } from '@tractrix/domain/errors'
import { PLAIN_FIELD_NAMES } from '@tractrix/domain/moves'
import { type RawBuilder, sql } from 'kysely'
import type { OrderBy } from '../../platform/graphql/schema/shared-types.ts'
import { columnOf, JSON_NAMES } from './move-columns.ts'

/** Columns of the move itself whose own index carries the order; they keep the database's place for missing values. */
const INDEXED = new Set(['createdAt', 'completedAt', 'canceledAt', 'erroredAt', 'reassignedAt'])

/** Fields of the move itself that have an order. */
const OWN = ['createdAt', 'updatedAt', 'id', ...PLAIN_FIELD_NAMES.filter(name => !JSON_NAMES.has(name))]

/** What one may sort by; unless an index carries the order, missing values come last either way. */
const SORTED: ReadonlyMap<string, RawBuilder<unknown>> = new Map([
  ...OWN.map(name => [name, sql.ref(`m.${columnOf(name)}`)] as const),
  ['truck', sql`coalesce(k.name, rk.name)`],
  ['scac', sql`t.scac`],
  ['serial', sql`t.serial`],
  ['fromZone', sql`fz.name`],
  ['toZone', sql`tz.name`],
])

/** Fields whose order needs the joined rows. */
const JOINED = new Set(['truck', 'scac', 'serial', 'fromZone', 'toZone'])

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
  const sorted = SORTED.get(field)
  if (!sorted)
    throw catalogued('BAD_INPUT', {
      message: `Moves cannot be sorted by "${field}". Fields: ${[...SORTED.keys()].join(', ')}.`,
    })
  return INDEXED.has(field) ? sql`${sorted} ${order}` : sql`${sorted} ${order} nulls last`
}
