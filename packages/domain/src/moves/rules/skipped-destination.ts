import { moveKindOf } from '../kinds/move-kinds.ts'
import type { MoveDraft } from '../move/move.ts'
import { hasDestination } from './move-type-rules.ts'

/**
 * The move without the destination that moves of its kind skip: re-park, yard check, run route and hitch/unhitch
 * (MV-VAL-35, MV-KIN-09, MV-OPEN-77). To moves that only the system makes, a zone tells where to look.
 */
export function withoutSkippedDestination<Draft extends Pick<MoveDraft, 'type' | 'toZoneId'>>(
  draft: Draft,
): Draft {
  const skips = !hasDestination(draft.type) && moveKindOf(draft.type) !== null
  return skips ? { ...draft, toZoneId: null } : draft
}
