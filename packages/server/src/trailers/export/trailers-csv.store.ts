import type { TrailerType } from '@tractrix/domain/trailers'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/index.ts'

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

/**
 * The trailers on site, newest first (OP-INV-08), page by page: no connection is held while a slow reader takes its
 * time. A trailer that comes or goes meanwhile may or may not be among them; none is listed twice.
 */
export async function* exportTrailers(db: Database, siteId: string): AsyncGenerator<ExportedTrailer[]> {
  for (let last: ExportedTrailer | undefined; ; ) {
    const page: ExportedTrailer[] = await readPage(db, siteId, last)
    yield page
    if (page.length < PAGE_LENGTH) return
    last = page.at(-1)
  }
}

async function readPage(
  db: Database,
  siteId: string,
  last: Pick<ExportedTrailer, 'createdAt' | 'id'> | undefined,
): Promise<ExportedTrailer[]> {
  const behind = last ? sql`and (t.created_at, t.id) < (${last.createdAt}, ${last.id})` : sql``
  const { rows } = await sql<ExportedTrailer>`
    select t.id, t.scac, t.serial, t.type, t.length_meters as "lengthMeters", t.width_meters as "widthMeters", t.loaded,
      z.name as zone, t.notes, t.created_at as "createdAt"
    from trailers t left join zones z on z.id = t.zone_id
    where t.site_id = ${siteId} and not t.archived ${behind}
    order by t.created_at desc, t.id desc limit ${PAGE_LENGTH}`.execute(db.kysely)
  return rows
}
