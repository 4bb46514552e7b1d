import type { TrailerType } from '@tractrix/domain/trailers'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/index.ts'
import { trailersWhereSql } from '../store/trailers-where.ts'
import type { ExportFilters } from './read-export-filters.ts'

/** A trailer on site as the export lists it. */
export interface ExportedTrailer {
  id: string
  scac: string
  serial: string
  type: TrailerType
  lengthMeters: number | null
  widthMeters: number | null
  loaded: boolean | null
  /** Name of the zone it stands in; null: none. */
  zone: string | null
  notes: string | null
  createdAt: string
}

/** Trailers per trip to the database. */
export const PAGE_LENGTH = 1_000

/** What of the filters the database decides. */
type Where = Omit<ExportFilters, 'detention'>

/**
 * The trailers on site that the filters let through, newest first (OP-INV-08), page by page: no connection is held while a slow reader takes its
 * time. A trailer that comes or goes meanwhile may or may not be among them; none is listed twice.
 */
export async function* exportTrailers(
  db: Database,
  siteId: string,
  where: Where,
): AsyncGenerator<ExportedTrailer[]> {
  for (let last: ExportedTrailer | undefined; ; ) {
    const page: ExportedTrailer[] = await readPage(db, trailersOnSite(siteId, where), last)
    yield page
    if (page.length < PAGE_LENGTH) return
    last = page.at(-1)
  }
}

async function readPage(
  db: Database,
  wanted: RawBuilder<unknown>,
  last: Pick<ExportedTrailer, 'createdAt' | 'id'> | undefined,
): Promise<ExportedTrailer[]> {
  const behind = last ? sql`and (t.created_at, t.id) < (${last.createdAt}, ${last.id})` : sql``
  const { rows } = await sql<ExportedTrailer>`
    select t.id, t.scac, t.serial, t.type, t.length_meters as "lengthMeters", t.width_meters as "widthMeters", t.loaded,
      z.name as zone, t.notes, t.created_at as "createdAt"
    from trailers t left join zones z on z.id = t.zone_id
    where ${wanted} ${behind}
    order by t.created_at desc, t.id desc limit ${PAGE_LENGTH}`.execute(db.kysely)
  return rows
}

function trailersOnSite(siteId: string, { locations, ...where }: Where): RawBuilder<unknown> {
  const wanted = trailersWhereSql(siteId, { ...where, archived: false })
  return locations === null
    ? wanted
    : sql`${wanted} and coalesce(z.bank, z.name, '') = any(${locations}::text[])`
}
