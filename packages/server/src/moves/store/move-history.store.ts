import type { MoveEvent, MoveEventData } from '@tractrix/domain/moves'
import type { Actor } from '@tractrix/domain/platform'
import { type Kysely, sql } from 'kysely'
import type { Tables, Trx } from '../../platform/db/index.ts'
import { appendEvent, readHistory } from '../../platform/event-log/index.ts'

/** One line of a move's history, never changed after. */
export interface MoveHistoryLine extends MoveEventData {
  moveId: string
  siteId: string
  /** ISO time. */
  at: string
  actor: Actor
  event: MoveEvent
}

/** Appends what happened to a move to the log. */
export function addHistory(trx: Trx, line: MoveHistoryLine): Promise<void> {
  const { moveId, siteId, at, actor, event, fromStatus, toStatus, changes, reasons } = line
  const data = { fromStatus, toStatus, changes, reasons }
  return appendEvent(trx, { name: `move.${event}`, siteId, subjectId: moveId, at, actor, data })
}

/** What a move was made of, by the event of its making; null: the log does not keep it any more. */
export async function readCreation(
  trx: Trx,
  moveId: string,
): Promise<Pick<MoveHistoryLine, 'toStatus' | 'changes'> | null> {
  const { rows } = await sql<{ data: MoveEventData }>`
    select data from events where subject_id = ${moveId}::uuid and name = 'move.created' and is_kept`.execute(
    trx,
  )
  return rows[0]?.data ?? null
}

/** A line as it is read, with the actor's name; null where the actor has none or is gone. */
export interface MoveHistoryEntry extends Omit<MoveHistoryLine, 'actor' | 'siteId'> {
  id: string
  actorKind: Actor['kind']
  actorId: string | null
  actorName: string | null
}

/** The history of moves, oldest first. */
export async function readMoveHistory(
  db: Kysely<Tables>,
  moveIds: readonly string[],
): Promise<MoveHistoryEntry[]> {
  const entries = await readHistory(db, moveIds)
  return entries.map(({ id, name, subjectId, at, actorKind, actorId, actorName, data }) => ({
    id,
    moveId: subjectId,
    at,
    actorKind,
    actorId,
    actorName,
    event: name.slice('move.'.length) as MoveEvent,
    ...(data as unknown as MoveEventData),
  }))
}
