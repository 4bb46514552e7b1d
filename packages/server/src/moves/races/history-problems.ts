import { MOVE_TRANSITIONS, type MoveStatus, type MoveTrigger } from '@tractrix/domain/moves'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'

type Db = Kysely<Tables>

interface Line {
  moveId: string
  event: string
  from: MoveStatus | null
  to: MoveStatus | null
}

/** By which trigger of the domain each event of the history happens; the rest leave the status alone. */
const TRIGGERS: Record<string, MoveTrigger> = {
  queued: 'enqueue',
  canceled: 'cancel',
  completed: 'complete',
  error_set: 'set_error',
  returned: 'return',
  deleted: 'delete',
}

/**
 * What is wrong with the history of a site's moves: a line that does not go on where the one before ended, a step that no
 * rule allows, an end that is not the state of the move. Empty: the history is complete.
 */
export async function historyProblems(db: Db, siteId: string): Promise<string[]> {
  const { rows: lines } = await sql<Line>`
    select subject_id as "moveId", substr(name, 6) as event, data ->> 'fromStatus' as "from", data ->> 'toStatus' as "to"
    from events where site_id = ${siteId} and subject = 'move' and is_kept order by site_seq`.execute(db)
  const moves = await db.selectFrom('moves').select(['id', 'status']).where('site_id', '=', siteId).execute()
  const now = new Map<string, MoveStatus | null>()
  const problems: string[] = []
  for (const { moveId, event, from, to } of lines) {
    const before = now.get(moveId) ?? null
    if (before !== from) problems.push(`${moveId}: ${event} from ${from}, but it was ${before}`)
    if (!isLegal(event, from, to)) problems.push(`${moveId}: ${event} from ${from} to ${to}`)
    now.set(moveId, to)
  }
  const stored = new Map(moves.map(({ id, status }) => [id, status]))
  for (const [id, status] of now)
    if ((stored.get(id) ?? null) !== status) problems.push(`${id}: is ${stored.get(id)}, told ${status}`)
  return problems
}

function isLegal(event: string, from: MoveStatus | null, to: MoveStatus | null): boolean {
  if (event === 'created') return from === null && (to === 'draft' || to === 'pending')
  const trigger = TRIGGERS[event]
  if (!trigger) return from === to
  const steps: Partial<Record<MoveStatus, string>> = MOVE_TRANSITIONS[trigger]
  return from !== null && steps[from] === (to ?? 'deleted')
}

/** How the counts that are kept differ from those of the moves themselves; empty: they agree. */
export async function countProblems(db: Db, siteId: string): Promise<string[]> {
  const { rows } = await sql<{ bucket: string; counted: number; kept: number }>`
    with counted as (
      select move_count_bucket(m) as bucket, count(*) as n from moves m where site_id = ${siteId} group by 1
    ), kept as (
      select e.key as bucket, e.value::int as n from move_counts c,
        jsonb_each_text(to_jsonb(c) - 'site_id') e where c.site_id = ${siteId}
    )
    select kept.bucket, coalesce(counted.n, 0) as counted, kept.n as kept
    from kept left join counted using (bucket) where coalesce(counted.n, 0) <> kept.n`.execute(db)
  return rows.map(({ bucket, counted, kept }) => `${bucket}: ${counted} moves, kept ${kept}`)
}

/** Starts, destinations and trailers that more than one active move has; empty: none. */
export async function rivals(db: Db, siteId: string): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select what from moves m cross join lateral (values
      ('from ' || from_zone_id), ('to ' || to_zone_id), ('trailer ' || trailer_id)) as held(what)
    where site_id = ${siteId} and status in ('pending', 'in_progress') and reassigned_at is null and what is not null
    group by what having count(*) > 1`.execute(db)
  return rows.map(({ what }) => what)
}
