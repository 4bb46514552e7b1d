import type { Move } from '@tractrix/domain/moves'
import { catalogued } from '@tractrix/domain/platform'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'
import type { OrderBy } from '../../platform/graphql/shared-types.ts'
import { countMoves } from './move-counts.store.ts'
import { MOVE_COLUMNS, MOVE_JOINS, type MoveRow, rowToMove } from './move-rows.ts'
import { orderSql, ordersByReference } from './moves-order.ts'
import { asksForTrailer, type MovesWhere, whereSql } from './moves-where.ts'

type Db = Kysely<Tables>

/** One page of a list of moves. `now` is an ISO time: the 30-day window counts back from it. */
export interface MovesPage {
  where: MovesWhere
  orderBy: readonly OrderBy[]
  take: number
  skip: number
  now: string
}

/** Most moves that one answer without `take` may hold; beyond it pages must be asked for. */
export const LARGEST_LIST = 10_000

/** One page of the moves of a site and how many there are in all (MV-QRY-03, MV-QRY-04). */
export async function paginateMoves(
  db: Db,
  siteId: string,
  page: MovesPage,
): Promise<{ totalCount: number; moves: Move[] }> {
  const condition = whereSql(siteId, page.where, page.now)
  const [moves, totalCount] = await Promise.all([
    selectMoves(db, condition, page),
    countMoves(db, siteId, page.where, page.now),
  ])
  return { totalCount, moves }
}

/**
 * Every move of the site in these statuses and of these types, returned ones left out (MV-QRY-02, MV-OPEN-08).
 * `take` null means all.
 *
 * @throws QUERY_TOO_COMPLEX when all would be more than 10,000
 */
export async function listMoves(
  db: Db,
  siteId: string,
  list: Pick<MovesWhere, 'status' | 'type'> &
    Pick<MovesPage, 'orderBy' | 'skip' | 'now'> & { take: number | null },
): Promise<Move[]> {
  const { status, type, take } = list
  const where: MovesWhere = { status, type, reassignedAt: { isNull: true }, createdAt: {} }
  const condition = whereSql(siteId, where, list.now)
  const moves = await selectMoves(db, condition, { ...list, where, take: take ?? LARGEST_LIST + 1 })
  if (take === null && moves.length > LARGEST_LIST) throw catalogued('QUERY_TOO_COMPLEX')
  return moves
}

/** Finds and orders bare moves first, so that what they refer to is joined for one page only. */
async function selectMoves(db: Db, condition: RawBuilder<boolean>, page: MovesPage): Promise<Move[]> {
  const order = orderSql(page.orderBy)
  const { rows } = await sql<MoveRow>`
    select ${MOVE_COLUMNS}
    from (
      select m.* from moves m ${joinsFor(page)} where ${condition}
      order by ${order} limit ${page.take} offset ${page.skip}
    ) m ${MOVE_JOINS}
    order by ${order}`.execute(db)
  return rows.map(rowToMove)
}

function joinsFor(page: MovesPage): RawBuilder<unknown> {
  if (ordersByReference(page.orderBy)) return MOVE_JOINS
  return asksForTrailer(page.where) ? TRAILER_JOIN : sql``
}

const TRAILER_JOIN = sql`left join trailers t on t.id = m.trailer_id`
