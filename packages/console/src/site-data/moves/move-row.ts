import type { MoveFieldsFragment } from '../../platform/graphql/graphql.generated.ts'

/** A move as the lists show it. */
export type MoveRow = MoveFieldsFragment

const OPEN_STATUSES: readonly MoveRow['status'][] = ['draft', 'pending', 'in_progress']

/** Whether a move stands in the draft or queue table; a returned one stands in neither (MV-QUE-01, MV-OPEN-83). */
export function isOpen(move: Pick<MoveRow, 'status' | 'reassignedAt'>): boolean {
  return OPEN_STATUSES.includes(move.status) && move.reassignedAt === null
}

export function isDraft(move: MoveRow): boolean {
  return move.status === 'draft'
}

/** Pending or in progress: the rows of the Queue table (MV-QUE-01). */
export function isQueued(move: Pick<MoveRow, 'status'>): boolean {
  return move.status === 'pending' || move.status === 'in_progress'
}

/** When the move entered the status it is in, as ISO time. */
export function statusSince(move: MoveRow): string {
  const entered = {
    draft: move.createdAt,
    pending: move.pendingAt,
    in_progress: move.inProgressAt,
    complete: move.completedAt,
    canceled: move.canceledAt,
    error: move.erroredAt,
  } satisfies Record<MoveRow['status'], string | null>
  return entered[move.status] ?? move.updatedAt
}
