import { isDeepStrictEqual } from 'node:util'
import type { Move } from '@tractrix/domain/moves'
import { recordChange, type Trx } from '../../platform/db/index.ts'
import { type Actor, addHistory, type MoveEvent } from '../store/move-history.store.ts'
import { type MoveValues, updateMove } from '../store/moves.store.ts'

/** One change of one move: what, by whom, when and why. */
export interface MoveChange {
  event: MoveEvent
  actor: Actor
  /** ISO time. */
  now: string
  values: Partial<MoveValues>
  reasons?: readonly unknown[]
}

/** The only way to change a stored move: updates the row, adds a line to its history and records the change. */
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
    changes: differences(move, values),
    reasons: change.reasons ?? [],
  })
  await recordMoveChange(trx, move, 'update')
  if (values.status === 'error' && move.status !== 'error') await recordMoveFailure(trx, move)
}

/** Records a change of a move, which reaches every console and dispatch with the commit. */
export const recordMoveChange = (
  trx: Trx,
  move: { id: string; siteId: string },
  operation: 'create' | 'update' | 'delete',
): Promise<void> => recordChange(trx, { topic: 'move', siteId: move.siteId, entityId: move.id, operation })

/** Records a failed move, which notifies the people of the site (OP-NTF-04). */
const recordMoveFailure = (trx: Trx, { id, siteId }: Move): Promise<void> =>
  recordChange(trx, { topic: 'move-failed', siteId, entityId: id, operation: 'create' })

function differences(
  move: Move,
  values: Partial<MoveValues>,
): Record<string, { from: unknown; to: unknown }> {
  const before = currentValues(move)
  const changed: Record<string, { from: unknown; to: unknown }> = {}
  for (const [name, to] of Object.entries(values)) {
    if (name === 'waitReasons' || to === undefined) continue
    const from = before[name as keyof MoveValues] ?? null
    if (!isDeepStrictEqual(from, to)) changed[name] = { from, to }
  }
  return changed
}

/** A move as it is written: what it refers to by id. */
export function currentValues(move: Move): Omit<MoveValues, 'attempt'> & { attempt?: number } {
  return {
    ...move,
    fromZoneId: move.fromZone?.id ?? null,
    toZoneId: move.toZone?.id ?? null,
    trailerId: move.trailer?.id ?? null,
    requestedTruckId: move.requestedTruck?.id ?? null,
    truckId: move.truck?.id ?? null,
  }
}
