import { moveTypeLabel } from '@tractrix/domain/moves'
import { trailerName } from '@tractrix/domain/trailers'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'

export function rowId(move: MoveRow): string {
  return move.id
}

/** What a row is called in the names of its buttons. */
export function rowLabel(move: MoveRow): string {
  return move.trailer ? trailerName(move.trailer) : (move.referenceId ?? move.id)
}

/** What a move is called in a sentence: its trailer, or the kind of move where it has none. */
export function moveTitle(move: MoveRow): string {
  return move.trailer ? trailerName(move.trailer) : t(moveTypeLabel(move.type))
}
