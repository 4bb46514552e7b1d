import type { WalkFinding } from '@tractrix/domain/yard-walk'
import { t } from '../../platform/words.ts'

/** How many findings of a walk there are of each kind. */
export interface WalkCounts {
  /** As recorded, trailers and empty spots. */
  same: number
  moved: number
  unknown: number
  missing: number
  left: number
}

export function countFindings(findings: readonly WalkFinding[]): WalkCounts {
  const count = (...kinds: WalkFinding['kind'][]) =>
    findings.filter(({ kind }) => kinds.includes(kind)).length
  return {
    same: count('confirmed', 'empty'),
    moved: count('moved'),
    unknown: count('unknown'),
    missing: count('missing'),
    left: count('left'),
  }
}

/** What a walk changes, in one line; what it does not do is left out. */
export function walkSummary({ same, moved, unknown, missing, left }: WalkCounts): string {
  const parts = [
    same > 0 && t('{count} as recorded', { count: same }),
    moved > 0 && t('{count} moved', { count: moved }),
    unknown > 0 && t('{count} new', { count: unknown }),
    missing > 0 && t('{count} missing', { count: missing }),
    left > 0 && t('{count} left alone', { count: left }),
  ]
  return parts.filter(part => part !== false).join(', ')
}
