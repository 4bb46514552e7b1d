import type { MoveSource, MoveStatus } from './move-lists.ts'

/** How many moves a site has of each sort (MV-ENT-12). */
export interface MoveCounts {
  canceled: number
  complete: number
  /** `partnerDraft` and `uiDraft` together. */
  draft: number
  error: number
  in_progress: number
  partnerDraft: number
  pending: number
  /** Moves with `reassignedAt`; no other count includes them. */
  returned: number
  uiDraft: number
}

/** The one count that a move adds to; `draft` is a sum and never a bucket (MV-OPEN-85). */
export type MoveCountBucket = Exclude<keyof MoveCounts, 'draft'>

/** Which count a move adds to (MV-OPEN-85). */
export function moveCountBucket(move: {
  status: MoveStatus
  source: MoveSource
  reassignedAt: string | null
}): MoveCountBucket {
  if (move.reassignedAt !== null) return 'returned'
  if (move.status !== 'draft') return move.status
  return move.source === 'api' ? 'partnerDraft' : 'uiDraft'
}

/** All counts from the buckets; a missing bucket is 0. */
export function moveCounts(buckets: Partial<Record<MoveCountBucket, number>>): MoveCounts {
  const { canceled = 0, complete = 0, error = 0, in_progress = 0, pending = 0, returned = 0 } = buckets
  const { partnerDraft = 0, uiDraft = 0 } = buckets
  const draft = partnerDraft + uiDraft
  return { canceled, complete, draft, error, in_progress, partnerDraft, pending, returned, uiDraft }
}
