import type { MoveDraft, MoveFacts } from '../move/move.ts'
import type { MoveProblem } from '../problems/move-problems.ts'
import { isSamePlace } from './enqueue-problems.ts'
import { moveTypeRule } from './move-type-rules.ts'

/**
 * Why this move cannot even be saved as a draft: start equals destination, a required truck is missing, the trailer
 * cannot move (MV-VAL-31..33). Empty: it can, however much is still missing.
 */
export function draftSaveProblems(move: MoveDraft, facts: Pick<MoveFacts, 'trailer'>): MoveProblem[] {
  const problems: MoveProblem[] = []
  if (facts.trailer?.canMove === false) problems.push('trailer_cannot_move')
  if (isSamePlace(move)) problems.push('same_start_and_destination')
  if (moveTypeRule(move.type).needsTruck && move.requestedTruckId === null) problems.push('truck_missing')
  return problems
}
