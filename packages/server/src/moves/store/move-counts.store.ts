import type { MoveCounts } from '@tractrix/domain/moves'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'
import { asksForTrailer, type MovesWhere, whereSql, whereSqlWithReturned } from './moves-where.ts'

type Db = Kysely<Tables>

const NO_MOVES: MoveCounts = {
  canceled: 0,
  complete: 0,
  draft: 0,
  error: 0,
  in_progress: 0,
  partnerDraft: 0,
  pending: 0,
  returned: 0,
  uiDraft: 0,
}

/** How many moves a site has of each sort (MV-QRY-05): kept in the same transaction as every change, so never late. */
export async function readMoveCounts(db: Db, siteId: string): Promise<MoveCounts> {
  const { rows } = await sql<MoveCounts>`
    select canceled, complete, ui_draft + partner_draft as draft, error, in_progress, partner_draft as "partnerDraft",
      pending, returned, ui_draft as "uiDraft"
    from move_counts where site_id = ${siteId}`.execute(db)
  return rows[0] ?? NO_MOVES
}

/**
 * How many moves match in all: from the kept counts where nothing but the status is asked for, else counted.
 */
export async function countMoves(db: Db, siteId: string, asked: MovesWhere): Promise<number> {
  const where = withoutNeedless(asked)
  if (isByStatusAndCreation(where)) {
    if (!isAsked(where.createdAt)) return keptCount(await readMoveCounts(db, siteId), where.status)
    if (where.status) return countByStatusAndCreation(db, siteId, where)
  }
  const join = asksForTrailer(where) ? sql`left join trailers t on t.id = m.trailer_id` : sql``
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from moves m ${join} where ${whereSql(siteId, where)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Of some statuses without the returned ones, or of all with them. */
function keptCount(counts: MoveCounts, statuses: MovesWhere['status']): number {
  const { uiDraft: _, partnerDraft: __, ...each } = counts
  if (!statuses) return Object.values(each).reduce((sum, count) => sum + count, 0)
  return [...new Set(statuses)].reduce((sum, status) => sum + counts[status], 0)
}

/** All but the returned ones, as a difference: both sides are answered by an index alone, however many rows match. */
async function countByStatusAndCreation(db: Db, siteId: string, where: MovesWhere): Promise<number> {
  const condition = whereSqlWithReturned(siteId, where)
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from moves m where ${condition})
      - (select count(*) from moves m where ${condition} and m.reassigned_at is not null) as count`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** The same question without what holds anyway: a list by status leaves returned moves out, asked or not. */
function withoutNeedless(where: MovesWhere): MovesWhere {
  const { isNull, from, to } = where.reassignedAt ?? {}
  const isNeedless = where.status && isNull === true && !from && !to
  return isNeedless ? { ...where, reassignedAt: null } : where
}

/** Whether nothing but status and time of creation narrows the answer. */
function isByStatusAndCreation({ status: _, createdAt: __, ...others }: MovesWhere): boolean {
  return !Object.values(others).some(isAsked)
}

/** Whether a field narrows the answer: null, an empty text and an open span do not. */
function isAsked(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false
  if (typeof value !== 'object' || Array.isArray(value)) return true
  return Object.values(value).some(inner => inner !== null && inner !== undefined)
}
