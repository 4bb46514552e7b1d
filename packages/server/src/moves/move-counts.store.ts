import type { MoveCounts, MoveStatus } from '@tractrix/domain/moves'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../platform/db/index.ts'
import { asksForTrailer, isWindowed, type MovesWhere } from './moves-where.ts'

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

/** How many moves match in all; from the kept counts where nothing but the status is asked for. */
export async function countMoves(
  db: Db,
  siteId: string,
  where: MovesWhere,
  condition: RawBuilder<boolean>,
): Promise<number> {
  const statuses = statusesOnly(where)
  if (statuses) {
    const counts = await readMoveCounts(db, siteId)
    return [...new Set(statuses)].reduce((sum, status) => sum + counts[status], 0)
  }
  const join = asksForTrailer(where) ? sql`left join trailers t on t.id = m.trailer_id` : sql``
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from moves m ${join} where ${condition}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The statuses when nothing else narrows the answer; null when something does. */
function statusesOnly(where: MovesWhere): readonly MoveStatus[] | null {
  const { status, createdAt, ...others } = where
  if (!status || isWindowed(where) || Object.values(others).some(isAsked)) return null
  return isAsked(createdAt) ? null : status
}

/** Whether a field narrows the answer: null, an empty text and an open span do not. */
function isAsked(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false
  if (typeof value !== 'object' || Array.isArray(value)) return true
  return Object.values(value).some(inner => inner !== null && inner !== undefined)
}
