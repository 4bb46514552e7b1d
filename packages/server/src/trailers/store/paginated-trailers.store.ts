import { catalogued } from '@tractrix/domain/errors'
import type { Trailer } from '@tractrix/domain/trailers'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'
import type { OrderBy } from '../../platform/graphql/schema/shared-types.ts'
import { type ClockRank, joinClockRanks } from './clock-ranks.ts'
import { SELECT_TRAILER } from './trailers.store.ts'
import { type TrailersWhere, trailersWhereSql } from './trailers-where.ts'

export interface TrailersPage {
  where: TrailersWhere
  orderBy: readonly OrderBy[]
  take: number
  skip: number
}

/** The field by which a list is sorted after its clocks. */
const DETENTION = 'detention'

/** Whether a page is chosen or sorted by the clocks of trailers. */
export const asksForClocks = ({ where, orderBy }: TrailersPage): boolean =>
  where.detention != null || orderBy.some(({ field }) => field === DETENTION)

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
  [DETENTION]: sql`clock.over_ms`,
}

/**
 * One page of the trailers of a site and how many there are in all; newest first when no order is asked for.
 *
 * @param ranks how the clocks of the trailers on site stand, where the page asks for clocks
 * @throws BAD_INPUT for a field that trailers cannot be sorted by
 */
export async function paginateTrailers(
  db: Kysely<Tables>,
  siteId: string,
  page: TrailersPage,
  ranks: readonly ClockRank[] = [],
): Promise<{ totalCount: number; trailers: Trailer[] }> {
  const where = trailersWhereSql(siteId, page.where)
  const order = orderSql(page.orderBy)
  const join = asksForClocks(page) ? joinClockRanks(ranks) : sql``
  const [list, count] = await Promise.all([
    sql<Trailer>`${SELECT_TRAILER} ${join} where ${where} order by ${order} limit ${page.take} offset ${page.skip}`.execute(
      db,
    ),
    sql<{ count: number }>`select count(*) as count from trailers t ${join} where ${where}`.execute(db),
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
  // What has no terms comes last, whichever end of the others is wanted first.
  if (field === DETENTION) return sql`${column} ${sql.raw(direction)} nulls last`
  return direction === 'desc' ? sql`${column} desc` : sql`${column} asc nulls last`
}
