import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'

type Db = Kysely<Tables>

/**
 * The trailers of an import to which something else has happened since: the newest thing that the log knows of one is not
 * this import, a move was made for it, it hangs on a truck, or it is gone.
 *
 * @param trailerIds of them only; null: all that the import has added or changed
 */
export async function findTouched(
  db: Db,
  importId: string,
  trailerIds: readonly string[] | null = null,
): Promise<{ trailerId: string; name: string }[]> {
  const among = trailerIds === null ? sql`` : sql`and r.trailer_id = any(${trailerIds}::uuid[])`
  const { rows } = await sql<{ trailerId: string; name: string }>`
    select r.trailer_id as "trailerId", (r.cells->>'scac') || ' ' || (r.cells->>'serial') as name
    from trailer_import_rows r
    join trailer_imports i on i.id = r.import_id
    left join trailers t on t.id = r.trailer_id
    left join lateral (
      select e.data->>'importId' as import_id from events e
      where e.subject_id = r.trailer_id and e.subject = 'trailer' order by e.site_seq desc limit 1
    ) newest on true
    where r.import_id = ${importId} and r.status in ('added', 'changed') ${among} and (
      t.id is null or newest.import_id is distinct from ${importId}
      or exists (select from trucks k where k.connected_trailer_id = t.id)
      or exists (
        select from moves m where m.trailer_id = t.id and (
          r.status = 'added' or m.created_at >= i.created_at or m.status in ('pending', 'in_progress'))))
    order by r.line`.execute(db)
  return rows
}
