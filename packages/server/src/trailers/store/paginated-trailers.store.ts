import { catalogued } from '@tractrix/domain/errors'
import type { Trailer } from '@tractrix/domain/trailers'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'
import type { OrderBy } from '../../platform/graphql/schema/shared-types.ts'
import { SELECT_TRAILER } from './trailers.store.ts'
import { type TrailersWhere, trailersWhereSql } from './trailers-where.ts'

export interface TrailersPage {
  where: TrailersWhere
  orderBy: readonly OrderBy[]
  take: number
  skip: number
}

const ORDER_COLUMNS: Record<string, RawBuilder<unknown>> = {
  createdAt: sql`t.created_at`,
  updatedAt: sql`t.updated_at`,
  archivedAt: sql`t.archived_at`,
  scac: sql`t.scac`,
  serial: sql`t.serial`,
  type: sql`t.type`,
  lengthMeters: sql`t.length_meters`,
  loaded: sql`t.loaded`,
  canMove: sql`t.can_move`,
  zone: sql`(select z.name from zones z where z.id = t.zone_id)`,
}

/**
 * One page of the trailers of a site and how many there are in all; newest first when no order is asked for.
 *
 * @throws BAD_INPUT for a field that trailers cannot be sorted by
 */
export async function paginateTrailers(
  db: Kysely<Tables>,
  siteId: string,
  page: TrailersPage,
): Promise<{ totalCount: number; trailers: Trailer[] }> {
  const where = trailersWhereSql(siteId, page.where)
  const order = orderSql(page.orderBy)
  const [list, count] = await Promise.all([
    sql<Trailer>`${SELECT_TRAILER} where ${where} order by ${order} limit ${page.take} offset ${page.skip}`.execute(
      db,
    ),
    sql<{ count: number }>`select count(*) as count from trailers t where ${where}`.execute(db),
  ])
  return { totalCount: count.rows[0]?.count ?? 0, trailers: list.rows }
}

function orderSql(orderBy: readonly OrderBy[]): RawBuilder<unknown> {
  const steps = orderBy.length > 0 ? orderBy : [{ field: 'createdAt', direction: 'desc' } as const]
  return sql.join([...steps.map(stepSql), sql`t.id`])
}

function stepSql({ field, direction }: OrderBy): RawBuilder<unknown> {
  const column = Object.hasOwn(ORDER_COLUMNS, field) ? ORDER_COLUMNS[field] : undefined
  if (!column)
    throw catalogued('BAD_INPUT', {
      message: `Trailers cannot be sorted by "${field}". Fields: ${Object.keys(ORDER_COLUMNS).join(', ')}.`,
    })
  return direction === 'desc' ? sql`${column} desc` : sql`${column} asc nulls last`
}
