import type { MoveStatus } from '@tractrix/domain/moves'
import { type Kysely, sql } from 'kysely'
import { json, type Tables, type Trx } from '../../platform/db/index.ts'

/** Who changed a move: a person, an API key or a truck by its id, or the server itself. */
export type Actor =
  | { kind: 'user'; id: string }
  | { kind: 'api_key'; id: string }
  | { kind: 'truck'; id: string }
  | { kind: 'dispatch' }
  | { kind: 'system' }

/** What happened to a move, in its history. */
export const MOVE_EVENTS = [
  'created',
  'queued',
  'edited',
  'canceled',
  'deleted',
  'completed',
  'error_set',
  'returned',
  'assigned',
  'accepted',
  'picked_up',
  'dropped',
  'failed',
  'rejected',
  'lost',
  'held',
  'cancel_confirmed',
  'form_submitted',
  'truck_lost',
  'given_up',
  'set_free',
] as const
export type MoveEvent = (typeof MOVE_EVENTS)[number]

/** One line of a move's history, never changed after. */
export interface MoveHistoryLine {
  moveId: string
  siteId: string
  at: string
  actor: Actor
  event: MoveEvent
  fromStatus: MoveStatus | null
  toStatus: MoveStatus | null
  /** What changed: field → value before and after. */
  changes: Record<string, { from: unknown; to: unknown }>
  /** Why, in sentences or objects of the event; empty: not said. */
  reasons: readonly unknown[]
}

export async function addHistory(trx: Trx, line: MoveHistoryLine): Promise<void> {
  await trx
    .insertInto('move_history')
    .values({
      move_id: line.moveId,
      site_id: line.siteId,
      at: line.at,
      actor_kind: line.actor.kind,
      actor_id: 'id' in line.actor ? line.actor.id : null,
      event: line.event,
      from_status: line.fromStatus,
      to_status: line.toStatus,
      changes: json(line.changes),
      reasons: json(line.reasons),
    })
    .execute()
}

/** What a move was made of, by the line that tells of its making. */
export async function readCreation(
  trx: Trx,
  moveId: string,
): Promise<Pick<MoveHistoryLine, 'toStatus' | 'changes'>> {
  const line = await trx
    .selectFrom('move_history')
    .select(['to_status', 'changes'])
    .where('move_id', '=', moveId)
    .where('event', '=', 'created')
    .executeTakeFirst()
  return {
    toStatus: (line?.to_status ?? null) as MoveStatus | null,
    changes: (line?.changes ?? {}) as MoveHistoryLine['changes'],
  }
}

/** A line as it is read, with the actor's name; null where the actor has none or is gone. */
export interface MoveHistoryEntry extends Omit<MoveHistoryLine, 'actor' | 'siteId'> {
  id: string
  actorKind: Actor['kind']
  actorId: string | null
  actorName: string | null
}

/** The history of moves, oldest first. */
export async function readHistory(
  db: Kysely<Tables>,
  moveIds: readonly string[],
): Promise<MoveHistoryEntry[]> {
  const { rows } = await sql<MoveHistoryEntry>`
    select h.id::text as id, h.move_id as "moveId", h.at, h.actor_kind as "actorKind", h.actor_id as "actorId",
      coalesce(u.name, k.name, a.name) as "actorName", h.event, h.from_status as "fromStatus", h.to_status as "toStatus",
      h.changes, h.reasons
    from move_history h
    left join users u on u.id = case when h.actor_kind = 'user' then h.actor_id::uuid end
    left join trucks k on k.id = case when h.actor_kind = 'truck' then h.actor_id::uuid end
    left join api_keys a on a.id = case when h.actor_kind = 'api_key' then h.actor_id::uuid end
    where h.move_id = any(${moveIds}::uuid[]) order by h.move_id, h.id`.execute(db)
  return rows
}
