import { type CataloguedError, errorFrom } from '../../platform/index.ts'
import { MOVE_ERRORS, type MoveErrorCode } from './move-errors.ts'
import type { MoveProblem } from './move-problems.ts'
import { problemTexts } from './problem-texts.ts'

/** The error with which the server refuses to queue a move; `problems` must not be empty (MV-ERR-02..04, MV-OPEN-98). */
export function enqueueRefusal(problems: readonly MoveProblem[]): CataloguedError<MoveErrorCode> {
  return errorFrom(MOVE_ERRORS, enqueueErrorCode(problems), { problems: problemTexts(problems) })
}

/** The error with which the server refuses to save a draft; `problems` must not be empty. */
export function draftSaveRefusal(problems: readonly MoveProblem[]): CataloguedError<MoveErrorCode> {
  const code = problems.includes('same_start_and_destination')
    ? 'MOVE_MODEL_VALIDATION:ALREADY_THERE'
    : 'MOVE_DRAFT_VALIDATION:INVALID'
  return errorFrom(MOVE_ERRORS, code, { problems: problemTexts(problems) })
}

/** Same place first; a code of its own where nothing but another move is in the way; else `INVALID`. */
export function enqueueErrorCode(problems: readonly MoveProblem[]): MoveErrorCode {
  if (problems.includes('same_start_and_destination')) return 'MOVE_MODEL_VALIDATION:ALREADY_THERE'
  const duplicates = problems.map(problem => DUPLICATE_CODES[problem])
  return duplicates[0] !== undefined && duplicates.every(code => code !== undefined)
    ? duplicates[0]
    : 'MOVE_ENQUEUE_VALIDATION:INVALID'
}

const DUPLICATE_CODES: Partial<Record<MoveProblem, MoveErrorCode>> = {
  trailer_pending: 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TRAILER',
  location_pending: 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_FROM_ZONE',
  destination_pending: 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TO_ZONE',
}
