import type { EventName } from '@tractrix/domain/events'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/index.ts'

/** An event as a test looks at it. */
export interface LoggedEvent {
  name: EventName
  actorKind: string
  actorId: string | null
  data: Record<string, unknown>
}

/** All events about a record, oldest first. */
export async function eventsOf(db: Kysely<Tables>, subjectId: string): Promise<LoggedEvent[]> {
  const { rows } = await sql<LoggedEvent>`
    select name, actor_kind as "actorKind", actor_id as "actorId", data from events
    where subject_id = ${subjectId} order by site_seq`.execute(db)
  return rows
}

/** Their names without the kind of record, passing events left out: `created`, `queued`, … . */
export async function historyOf(db: Kysely<Tables>, subjectId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from events where subject_id = ${subjectId} and is_kept order by site_seq`.execute(db)
  return rows.map(({ name }) => name.slice(name.indexOf('.') + 1))
}
