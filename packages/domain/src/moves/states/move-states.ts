import { MOVE_STATUSES, type MoveSource, type MoveStatus } from '../move/move-lists.ts'
import type { MoveErrorCode } from '../problems/move-errors.ts'

/** Where a transition leads; `deleted`: the record is gone. */
export type MoveOutcome = MoveStatus | 'deleted'

type Transitions = Partial<Record<MoveStatus, MoveOutcome>>

/**
 * What can happen to a move: trigger → status before → status after; a status that is missing refuses the trigger.
 * The first nine come from people, the rest from dispatch and the truck.
 */
export const MOVE_TRANSITIONS = {
  /** Add to Queue, or saving with Save to Queue (MV-STA-03, MV-STA-04). */
  enqueue: { draft: 'pending' },
  /** By a person, while the move waits or is under way (MV-STA-06, MV-STA-07). */
  cancel: { pending: 'canceled', in_progress: 'canceled' },
  /** Manual completion, from every status; a complete move stays as it is (MV-STA-09, MV-OPEN-80). */
  complete: fromEvery('complete'),
  /** The testing tools set an error (MV-STA-11). */
  set_error: fromEvery('error'),
  /** Reject with a reassigned code: draft and pending become canceled, error and canceled stay (MV-OPEN-83, MV-OPEN-121). */
  return: { draft: 'canceled', pending: 'canceled', error: 'error', canceled: 'canceled' },
  /** Delete a draft (MV-STA-14, MV-OPEN-93). */
  delete: { draft: 'deleted' },
  /** Delete with the testing tools (MV-OPEN-93). */
  test_delete: fromEvery('deleted'),
  /** Change what is to be moved. */
  edit_draft: { draft: 'draft' },
  /** Change category, class and notes only (MV-LCK-02). */
  edit_non_draft: {
    pending: 'pending',
    in_progress: 'in_progress',
    complete: 'complete',
    canceled: 'canceled',
    error: 'error',
  },
  /** Dispatch gives the move to a truck. */
  start: { pending: 'in_progress' },
  /** The truck reports that it is done. */
  truck_complete: { in_progress: 'complete' },
  /** The truck reports that it cannot go on. */
  truck_fail: { in_progress: 'error' },
  /** The truck did not take the move: it waits again. */
  truck_reject: { in_progress: 'pending' },
} as const satisfies Record<string, Transitions>

export type MoveTrigger = keyof typeof MOVE_TRANSITIONS
export const MOVE_TRIGGERS = Object.keys(MOVE_TRANSITIONS) as readonly MoveTrigger[]

/** The status after a trigger; null: this status refuses it. Says nothing about source and returned moves. */
export function transition(status: MoveStatus, trigger: MoveTrigger): MoveOutcome | null {
  const byStatus: Transitions = MOVE_TRANSITIONS[trigger]
  return byStatus[status] ?? null
}

/** Returned, for customers and the console: the move has `reassignedAt` (MV-STA-02). */
export function isReturned(move: { reassignedAt: string | null }): boolean {
  return move.reassignedAt !== null
}

/** What decides whether a move accepts a trigger. */
export interface MoveStateFacts {
  status: MoveStatus
  source: MoveSource
  reassignedAt: string | null
}

/** The catalogue code with which a move refuses a trigger; null: it accepts. */
export function transitionRefusal(move: MoveStateFacts, trigger: MoveTrigger): MoveErrorCode | null {
  if (trigger === 'return') {
    if (isReturned(move)) return 'MOVE_STATE:ALREADY_RETURNED'
    if (move.source !== 'api') return 'MOVE_STATE:NOT_RETURNABLE'
  }
  return transition(move.status, trigger) === null ? REFUSALS[trigger] : null
}

const REFUSALS = {
  enqueue: 'MOVE_STATE:NOT_A_DRAFT',
  cancel: 'MOVE_STATE:NOT_ACTIVE',
  complete: 'MOVE_STATE:OUT_OF_ORDER',
  set_error: 'MOVE_STATE:OUT_OF_ORDER',
  return: 'MOVE_STATE:NOT_RETURNABLE',
  delete: 'MOVE_STATE:NOT_A_DRAFT',
  test_delete: 'MOVE_STATE:OUT_OF_ORDER',
  edit_draft: 'MOVE_STATE:NOT_A_DRAFT',
  edit_non_draft: 'MOVE_STATE:OUT_OF_ORDER',
  start: 'MOVE_STATE:OUT_OF_ORDER',
  truck_complete: 'MOVE_STATE:OUT_OF_ORDER',
  truck_fail: 'MOVE_STATE:OUT_OF_ORDER',
  truck_reject: 'MOVE_STATE:OUT_OF_ORDER',
} as const satisfies Record<MoveTrigger, MoveErrorCode>

function fromEvery<Outcome extends MoveOutcome>(outcome: Outcome): Record<MoveStatus, Outcome> {
  return Object.fromEntries(MOVE_STATUSES.map(status => [status, outcome])) as Record<MoveStatus, Outcome>
}
