import type { WalkFinding } from '@tractrix/domain/yard-walk'
import { t } from '../platform/words.ts'

/** What a walk would change, in one line; what it would not do is left out. */
export function walkSummary(findings: readonly WalkFinding[]): string {
  const count = (...kinds: WalkFinding['kind'][]) =>
    findings.filter(({ kind }) => kinds.includes(kind)).length
  const [same, moved, unknown] = [count('confirmed', 'empty'), count('moved'), count('unknown')]
  const [missing, left] = [count('missing'), count('left')]
  const parts = [
    same > 0 && t('{count} as recorded', { count: same }),
    moved > 0 && t('{count} moved', { count: moved }),
    unknown > 0 && t('{count} new', { count: unknown }),
    missing > 0 && t('{count} missing', { count: missing }),
    left > 0 && t('{count} left alone', { count: left }),
  ]
  return parts.filter(part => part !== false).join(', ')
}
