import { trailerName } from '@tractrix/domain/trailers'
import type { MoveRow } from './move-row.ts'

export function rowId(move: MoveRow): string {
  return move.id
}

/** What a row is called in the names of its buttons. */
export function rowLabel(move: MoveRow): string {
  return move.trailer ? trailerName(move.trailer) : (move.referenceId ?? move.id)
}
