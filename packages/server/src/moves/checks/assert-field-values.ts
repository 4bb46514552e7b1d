import { catalogued } from '@tractrix/domain/errors'
import {
  type FormFieldName,
  type MoveFieldProblem,
  moveFieldProblems,
  REQUIRED_FIELD_TEXT,
} from '@tractrix/domain/moves'
import type { ActionContext } from '../changes/action-context.ts'

/**
 * Refuses values of a move that its form refuses (MV-VAL-01, MV-VAL-02, MV-VAL-04).
 *
 * @param names the fields to look at
 * @throws BAD_INPUT that names the fields and says what the form says
 */
export function assertFieldValues(
  { config }: Pick<ActionContext, 'config'>,
  fields: { [Name in FormFieldName]?: unknown },
  names: readonly FormFieldName[],
): void {
  const problems = moveFieldProblems(fields, config.publicSettings, names).map(sentence)
  if (problems.length > 0) throw catalogued('BAD_INPUT', { message: problems.join(' '), problems })
}

/** What is missing does not say its own name. */
const sentence = ({ field, message }: MoveFieldProblem) =>
  message === REQUIRED_FIELD_TEXT ? `${field}: ${message}.` : `${message}.`
