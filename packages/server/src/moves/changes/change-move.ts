import type { Move, MoveEvent, MoveValues } from '@tractrix/domain/moves'
import type { Actor } from '@tractrix/domain/platform'
import type { Trx } from '../../platform/db/index.ts'
import { changedFields } from '../../platform/event-log/index.ts'
import type { WrittenValues } from '../store/move-columns.ts'
import { addHistory } from '../store/move-history.store.ts'
import { updateMove } from '../store/moves.store.ts'

/** One change of one move: what, by whom, when and why. */
export interface MoveChange {
  event: MoveEvent
  actor: Actor
  /** ISO time. */
  now: string
  values: Partial<WrittenValues>
  reasons?: readonly unknown[]
}

/** The only way to change a stored move: updates the row and appends the event to the log. */
export async function changeMove(trx: Trx, move: Move, change: MoveChange): Promise<void> {
  const { event, actor, now, values } = change
  await updateMove(trx, move.id, { now, isEdit: event === 'edited' }, values)
  await addHistory(trx, {
    moveId: move.id,
    siteId: move.siteId,
    at: now,
    actor,
    event,
    fromStatus: move.status,
    toStatus: values.status ?? move.status,
    changes: changedFields(currentValues(move), { ...values, waitReasons: undefined }),
    reasons: change.reasons ?? [],
  })
}

/** A move as it is written: what it refers to by id. */
export function currentValues(move: Move): MoveValues {
  return {
    ...move,
    fromZoneId: move.fromZone?.id ?? null,
    toZoneId: move.toZone?.id ?? null,
    trailerId: move.trailer?.id ?? null,
    requestedTruckId: move.requestedTruck?.id ?? null,
    truckId: move.truck?.id ?? null,
  }
}
