import type { Changes, Sentence } from '@tractrix/domain/platform'
import type { ImportCells, ImportRowStatus } from '@tractrix/domain/trailer-imports'
import { type Kysely, sql } from 'kysely'
import { json, type Tables, type Trx } from '../../platform/db/index.ts'

type Db = Kysely<Tables>

/** One line of an import, and what became of it. */
export interface ImportedRow {
  importId: string
  /** Where it begins in the file, from 1. */
  line: number
  cells: ImportCells
  status: ImportRowStatus
  /** Why it was refused, or why it was kept when the import was taken back; else null. */
  problem: Sentence | null
  /** How to mend it; null where there is nothing to mend. */
  remedy: Sentence | null
  /** The trailer that it added, changed or left as it is; null while it waits, and where it was refused. */
  trailerId: string | null
  /** What it changed; null: nothing. */
  changes: Changes | null
}

/** A line as it is added. */
export type NewRow = Pick<ImportedRow, 'line' | 'cells' | 'status' | 'problem' | 'remedy'>

/** Adds the lines of an import. */
export async function insertRows(trx: Trx, importId: string, rows: readonly NewRow[]): Promise<void> {
  await sql`
    insert into trailer_import_rows (import_id, line, cells, status, problem, remedy)
    select ${importId}::uuid, r.line, r.cells, r.status, r.problem, r.remedy
    from jsonb_to_recordset(${json(rows)}::jsonb) as r(line int, cells jsonb, status text, problem jsonb, remedy jsonb)`.execute(
    trx,
  )
}

/** What became of a line. */
export type Outcome = Pick<ImportedRow, 'importId' | 'line' | 'status'> &
  Partial<Pick<ImportedRow, 'problem' | 'remedy' | 'trailerId' | 'changes'>>

/** Notes what became of lines; what is not given stays. */
export async function settleRows(trx: Trx, outcomes: readonly Outcome[]): Promise<void> {
  await sql`
    update trailer_import_rows r set status = o.status, problem = coalesce(o.problem, r.problem),
      remedy = coalesce(o.remedy, r.remedy), trailer_id = coalesce(o."trailerId", r.trailer_id),
      changes = coalesce(o.changes, r.changes)
    from jsonb_to_recordset(${json(outcomes)}::jsonb)
      as o("importId" uuid, line int, status text, problem jsonb, remedy jsonb, "trailerId" uuid, changes jsonb)
    where r.import_id = o."importId" and r.line = o.line`.execute(trx)
}

/** Lines of an import with one of these states, in the order of the file. */
export async function listRows(
  db: Db,
  importId: string,
  { statuses, take, skip = 0 }: { statuses: readonly ImportRowStatus[] | null; take: number; skip?: number },
): Promise<ImportedRow[]> {
  const wanted = statuses === null ? sql`` : sql`and status = any(${statuses})`
  const { rows } = await sql<ImportedRow>`
    ${SELECT} where import_id = ${importId} ${wanted} order by line limit ${take} offset ${skip}`.execute(db)
  return rows
}

/** Lines of an import that changed the yard, the last first: so they are taken back. */
export async function listRowsToTakeBack(db: Db, importId: string, take: number): Promise<ImportedRow[]> {
  const { rows } = await sql<ImportedRow>`
    ${SELECT} where import_id = ${importId} and status in ('added', 'changed')
    order by line desc limit ${take}`.execute(db)
  return rows
}

const SELECT = sql`
  select import_id as "importId", line, cells, status, problem, remedy, trailer_id as "trailerId", changes
  from trailer_import_rows`
