import type { Actor } from '@tractrix/domain/platform'
import type { ColumnPlaces, ImportRowStatus, ImportStatus } from '@tractrix/domain/trailer-imports'
import { type Kysely, sql } from 'kysely'
import { json, type Tables, type Trx } from '../../platform/db/index.ts'

type Db = Kysely<Tables>

/** A file of trailers that was uploaded. Times are ISO 8601 UTC. */
export interface TrailerImport {
  id: string
  siteId: string
  /** As its sender named it. */
  fileName: string
  status: ImportStatus
  rowCount: number
  /** Who uploaded it. */
  actor: Actor
  createdAt: string
  /** Null while its lines are being gone through for the first time. */
  finishedAt: string | null
  /** When its state or the state of a line last changed. */
  updatedAt: string
}

/** What is kept of a new import beside its lines. */
export interface NewImport {
  id: string
  siteId: string
  fileName: string
  headings: readonly string[]
  columns: ColumnPlaces
  rowCount: number
  actor: Actor
  /** ISO time. */
  now: string
}

/** Adds an import; its lines are added by `insertRows`. */
export async function insertImport(trx: Trx, made: NewImport): Promise<void> {
  await trx
    .insertInto('trailer_imports')
    .values({
      id: made.id,
      site_id: made.siteId,
      file_name: made.fileName,
      headings: json(made.headings),
      columns: json(made.columns),
      row_count: made.rowCount,
      status: 'running',
      actor_kind: made.actor.kind,
      actor_id: 'id' in made.actor ? made.actor.id : null,
      created_at: made.now,
      updated_at: made.now,
    })
    .execute()
}

/** The import of that id; null: there is none. */
export async function findImport(db: Db, id: string): Promise<TrailerImport | null> {
  return (await readImports(db, [id]))[0] ?? null
}

/** Imports by id, in no special order; ids that do not exist are left out. */
export async function readImports(db: Db, ids: readonly string[]): Promise<TrailerImport[]> {
  const { rows } = await sql<TrailerImport>`${SELECT} where i.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** The newest imports of a site, the newest first. */
export async function listImports(db: Db, siteId: string, most: number): Promise<TrailerImport[]> {
  const { rows } = await sql<TrailerImport>`
    ${SELECT} where i.site_id = ${siteId} order by i.created_at desc, i.id limit ${most}`.execute(db)
  return rows
}

/** Imports that are under way at any site, the oldest first. */
export async function listUnderWay(db: Db): Promise<Pick<TrailerImport, 'id' | 'siteId'>[]> {
  const { rows } = await sql<Pick<TrailerImport, 'id' | 'siteId'>>`
    select id, site_id as "siteId" from trailer_imports where status in ('running', 'taking_back')
    order by created_at, id`.execute(db)
  return rows
}

/** Which columns the last file of the site with these headings was read by; null: there was none. */
export async function rememberedColumns(
  db: Db,
  siteId: string,
  headings: readonly string[],
): Promise<ColumnPlaces | null> {
  const { rows } = await sql<{ columns: ColumnPlaces }>`
    select columns from trailer_imports where site_id = ${siteId} and headings = ${json(headings)}::jsonb
    order by created_at desc, id limit 1`.execute(db)
  return rows[0]?.columns ?? null
}

/** Notes at an ISO time that an import has moved on, and which state it has now. It finishes once: when it is first done. */
export async function saveImportStatus(
  trx: Trx,
  id: string,
  status: ImportStatus,
  now: string,
): Promise<void> {
  const finished = status === 'done' ? sql`${now}::timestamptz` : sql`null`
  await sql`
    update trailer_imports
    set status = ${status}, updated_at = ${now}, finished_at = coalesce(finished_at, ${finished})
    where id = ${id}`.execute(trx)
}

/** How many lines of an import there are of each kind; kinds without lines are left out. */
export async function countRows(
  db: Db,
  importIds: readonly string[],
): Promise<{ importId: string; status: ImportRowStatus; count: number }[]> {
  const { rows } = await sql<{ importId: string; status: ImportRowStatus; count: number }>`
    select import_id as "importId", status, count(*)::int as count from trailer_import_rows
    where import_id = any(${importIds}::uuid[]) group by import_id, status`.execute(db)
  return rows
}

/** Deletes imports that were finished before that ISO time, with their lines; the log keeps what they did. */
export async function deleteImportsBefore(db: Db, time: string): Promise<void> {
  await sql`
    delete from trailer_imports where status in ('done', 'taken_back') and finished_at < ${time}`.execute(db)
}

const SELECT = sql`
  select i.id, i.site_id as "siteId", i.file_name as "fileName", i.status, i.row_count as "rowCount",
    jsonb_strip_nulls(jsonb_build_object('kind', i.actor_kind, 'id', i.actor_id)) as actor,
    i.created_at as "createdAt", i.finished_at as "finishedAt", i.updated_at as "updatedAt"
  from trailer_imports i`
