import { type Changes, passingEvent, recordedEvent } from '../../platform/index.ts'
import type { MoveStatus } from './move-lists.ts'

/** The data of every kept event of a move. */
export interface MoveEventData {
  /** Null: the move did not exist before. */
  fromStatus: MoveStatus | null
  /** Null: the move does not exist any more. */
  toStatus: MoveStatus | null
  changes: Changes
  /** Why, in sentences or objects of the event; empty: not said. */
  reasons: readonly unknown[]
}

const changed = () => recordedEvent<MoveEventData>('update')

/** What happens to moves. */
export const MOVE_EVENTS = {
  created: recordedEvent<MoveEventData>('create'),
  queued: changed(),
  edited: changed(),
  canceled: changed(),
  deleted: recordedEvent<MoveEventData>('delete'),
  completed: changed(),
  error_set: changed(),
  returned: changed(),
  assigned: changed(),
  accepted: changed(),
  picked_up: changed(),
  dropped: changed(),
  failed: changed(),
  rejected: changed(),
  lost: changed(),
  held: changed(),
  cancel_confirmed: changed(),
  form_submitted: changed(),
  truck_lost: changed(),
  given_up: changed(),
  set_free: changed(),
  /** Other reasons why a pending move has not started; not part of its history. */
  wait_reasons_changed: passingEvent<Record<string, never>>('update'),
} as const

/** What happened to a move, in its history. */
export type MoveEvent = Exclude<keyof typeof MOVE_EVENTS, 'wait_reasons_changed'>
