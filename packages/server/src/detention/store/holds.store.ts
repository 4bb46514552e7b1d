import { randomUUID } from 'node:crypto'
import type { DetentionHold } from '@tractrix/domain/detention'
import { type Kysely, sql } from 'kysely'
import type { Tables, Trx } from '../../platform/db/index.ts'

type Db = Kysely<Tables>

/** The holds of these trailers, each trailer's oldest first. */
export async function readHolds(
  db: Db,
  trailerIds: readonly string[],
): Promise<(DetentionHold & { trailerId: string })[]> {
  const { rows } = await sql<DetentionHold & { trailerId: string }>`
    select trailer_id as "trailerId", held_at as "from", released_at as "to", reason
    from detention_holds where trailer_id = any(${trailerIds}::uuid[]) order by trailer_id, held_at`.execute(
    db,
  )
  return rows
}

/** Whether the clock of a trailer is held. */
export async function isHeld(db: Db, trailerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('detention_holds')
    .select('id')
    .where('trailer_id', '=', trailerId)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Begins a hold. `now` is an ISO time. */
export async function insertHold(
  trx: Trx,
  { trailerId, reason, now }: { trailerId: string; reason: string; now: string },
): Promise<void> {
  const values = { id: randomUUID(), trailer_id: trailerId, reason, held_at: now }
  await trx.insertInto('detention_holds').values(values).execute()
}

/** Ends the hold of a trailer. `now` is an ISO time. */
export async function endHold(trx: Trx, trailerId: string, now: string): Promise<void> {
  await sql`
    update detention_holds set released_at = greatest(held_at, ${now}::timestamptz)
    where trailer_id = ${trailerId} and released_at is null`.execute(trx)
}
