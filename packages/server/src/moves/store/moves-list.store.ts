import { catalogued } from '@tractrix/domain/errors'
import { fieldNamesOfKind, type Move } from '@tractrix/domain/moves'
import { LONGEST_OTHER_TEXT, textLimit } from '@tractrix/domain/platform'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'
import type { OrderBy } from '../../platform/graphql/schema/shared-types.ts'
import { columnOf } from './move-columns.ts'
import { countMoves } from './move-counts.store.ts'
import { MOVE_COLUMNS, MOVE_JOINS, type MoveRow, rowToMove } from './move-rows.ts'
import { orderSql, ordersByReference } from './moves-order.ts'
import { asksForTrailer, type MovesWhere, whereSql } from './moves-where.ts'

type Db = Kysely<Tables>

/** One page of a list of moves. */
export interface MovesPage {
  where: MovesWhere
  orderBy: readonly OrderBy[]
  take: number
  skip: number
}

/** Most moves that one answer without `take` may hold; beyond it pages must be asked for. */
export const LARGEST_LIST = 10_000

/** One page of the moves of a site and how many there are in all (MV-QRY-03, MV-QRY-04). */
export async function paginateMoves(
  db: Db,
  siteId: string,
  page: MovesPage,
): Promise<{ totalCount: number; moves: Move[] }> {
  const condition = whereSql(siteId, page.where)
  const [moves, totalCount] = await Promise.all([
    selectMoves(db, condition, page),
    countMoves(db, siteId, page.where),
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
  list: Pick<MovesWhere, 'status' | 'type'> & Pick<MovesPage, 'orderBy' | 'skip'> & { take: number | null },
): Promise<Move[]> {
  const { status, type, take } = list
  const where: MovesWhere = { status, type, reassignedAt: { isNull: true } }
  const condition = whereSql(siteId, where)
  const moves = await selectMoves(db, condition, { ...list, where, take: take ?? LARGEST_LIST + 1 })
  if (take === null && moves.length > LARGEST_LIST) throw catalogued('QUERY_TOO_COMPLEX')
  return moves
}

/** Most bytes of texts that one list reads: what is longer could not be answered either. */
const MOST_TEXT_BYTES = 8_388_608

/** The bytes of the texts of one move; those that are short by their limit are not counted. */
const TEXT_BYTES = sql.raw(
  fieldNamesOfKind('text')
    .filter(name => textLimit(name) > LONGEST_OTHER_TEXT)
    .map(name => `coalesce(octet_length(${columnOf(name)}), 0)`)
    .join(' + '),
)

/**
 * Finds and orders bare moves first, so that what they refer to is joined for one page only. Their texts are measured
 * before any of them leaves the database.
 *
 * @throws ANSWER_TOO_LARGE
 */
async function selectMoves(db: Db, condition: RawBuilder<boolean>, page: MovesPage): Promise<Move[]> {
  const order = orderSql(page.orderBy)
  const { rows } = await sql<MoveRow & { textBytes: number }>`
    with page as materialized (
      select m.* from moves m ${joinsFor(page)} where ${condition}
      order by ${order} limit ${page.take} offset ${page.skip}
    ), size as (
      select coalesce(sum(${TEXT_BYTES}), 0)::int8 as bytes from page
    )
    select ${MOVE_COLUMNS}, size.bytes::float8 as "textBytes"
    from size left join page m on size.bytes <= ${MOST_TEXT_BYTES} ${MOVE_JOINS}
    order by ${order}`.execute(db)
  if ((rows[0]?.textBytes ?? 0) > MOST_TEXT_BYTES) throw catalogued('ANSWER_TOO_LARGE')
  return rows.filter(row => row.id !== null).map(rowToMove)
}

function joinsFor(page: MovesPage): RawBuilder<unknown> {
  if (ordersByReference(page.orderBy)) return MOVE_JOINS
  return asksForTrailer(page.where) ? TRAILER_JOIN : sql``
}

const TRAILER_JOIN = sql`left join trailers t on t.id = m.trailer_id`
