import type { LoadChange, Stay } from '@tractrix/domain/detention'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'
import { readHolds } from './holds.store.ts'

type Db = Kysely<Tables>

/** A stay, and whose it is. */
export interface TrailerStay extends Stay {
  trailerId: string
  siteId: string
}

/** The stays of these trailers; ids that do not exist are left out. */
export const readStays = (db: Db, trailerIds: readonly string[]): Promise<TrailerStay[]> =>
  readWhere(db, sql`t.id = any(${trailerIds}::uuid[])`)

/** The stays of all trailers that are on site. */
export const readStaysOnSite = (db: Db, siteId: string): Promise<TrailerStay[]> =>
  readWhere(db, sql`t.site_id = ${siteId} and not t.archived`)

/** The stays that touch the time since a moment (ISO time). */
export const readStaysSince = (db: Db, siteId: string, since: string): Promise<TrailerStay[]> =>
  readWhere(db, sql`t.site_id = ${siteId} and (not t.archived or t.archived_at >= ${since})`)

async function readWhere(db: Db, which: RawBuilder<unknown>): Promise<TrailerStay[]> {
  const { rows } = await sql<Omit<TrailerStay, 'loadChanges' | 'holds'>>`
    select t.id as "trailerId", t.site_id as "siteId", t.scac, t.loaded, t.created_at as "createdAt",
      case when t.archived then coalesce(t.archived_at, t.updated_at) end as "archivedAt"
    from trailers t where ${which}`.execute(db)
  const ids = rows.map(({ trailerId }) => trailerId)
  const [changes, holds] = await Promise.all([readLoadChanges(db, ids), readHolds(db, ids)])
  const changesOf = byTrailer(changes)
  const holdsOf = byTrailer(holds)
  return rows.map(row => ({
    ...row,
    loadChanges: changesOf.get(row.trailerId) ?? [],
    holds: holdsOf.get(row.trailerId) ?? [],
  }))
}

function byTrailer<Row extends { trailerId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.trailerId)
    if (group) group.push(row)
    else groups.set(row.trailerId, [row])
  }
  return groups
}

/** What a trailer was said to hold when it came is no change. */
async function readLoadChanges(
  db: Db,
  trailerIds: readonly string[],
): Promise<(LoadChange & { trailerId: string })[]> {
  const { rows } = await sql<LoadChange & { trailerId: string }>`
    select e.subject_id as "trailerId", e.at, (e.data #>> '{changes,loaded,from}')::boolean as "from",
      (e.data #>> '{changes,loaded,to}')::boolean as "to"
    from events e
    where e.subject_id = any(${trailerIds}::uuid[]) and e.data -> 'changes' ? 'loaded'
      and e.name <> 'trailer.checked_in'
    order by e.subject_id, e.site_seq`.execute(db)
  return rows
}
