import { TEXT_LIMITS } from '../../platform/index.ts'
import { HIGHEST_PRIORITY, LOWEST_PRIORITY, REQUIRED_FIELD_TEXT } from '../move/move-constants.ts'
import { MOVE_CATEGORIES, MOVE_CLASSES } from '../move/move-lists.ts'

/** One field of the form with its message. */
export interface MoveFieldProblem {
  field: 'moveCategory' | 'moveClass' | 'priority' | 'notes'
  message: string
}

/**
 * Messages under the fields of the form: category is required, class too where the feature is on, priority is a whole
 * number from 1 to 10, notes are not too long (MV-VAL-01, MV-VAL-02, MV-VAL-04, MV-OPEN-79, MV-OPEN-35). The server refuses the same.
 */
export function moveFieldProblems(
  fields: { moveCategory?: unknown; moveClass?: unknown; priority?: unknown; notes?: string | null },
  features: { moveClassEnabled: boolean },
): MoveFieldProblem[] {
  const problems: MoveFieldProblem[] = []
  if (!MOVE_CATEGORIES.some(category => category === fields.moveCategory)) {
    problems.push({ field: 'moveCategory', message: REQUIRED_FIELD_TEXT })
  }
  if (features.moveClassEnabled && !MOVE_CLASSES.some(value => value === fields.moveClass)) {
    problems.push({ field: 'moveClass', message: REQUIRED_FIELD_TEXT })
  }
  if (!isPriority(fields.priority)) problems.push({ field: 'priority', message: PRIORITY_TEXT })
  if ((fields.notes ?? '').length > TEXT_LIMITS.notes)
    problems.push({ field: 'notes', message: NOTES_TOO_LONG_TEXT })
  return problems
}

/** A whole number from 1 (highest) to 10 (lowest). */
export function isPriority(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= HIGHEST_PRIORITY && Number(value) <= LOWEST_PRIORITY
}

export const PRIORITY_TEXT = `Priority is a whole number from ${HIGHEST_PRIORITY} to ${LOWEST_PRIORITY}`

export const NOTES_TOO_LONG_TEXT = `Notes have at most ${TEXT_LIMITS.notes.toLocaleString('en')} characters`
