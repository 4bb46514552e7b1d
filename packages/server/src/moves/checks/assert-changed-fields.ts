import { FORM_FIELD_NAMES, type Move, type MoveValues, moveField } from '@tractrix/domain/moves'
import type { ActionContext } from '../changes/action-context.ts'
import { assertFieldValues } from './assert-field-values.ts'

/**
 * Refuses an edit whose values the form refuses, and one that leaves out what the move misses and its form needs
 * (MV-VAL-02, MV-VAL-04).
 *
 * @throws BAD_INPUT that names the fields and says what the form says
 */
export function assertChangedFields(
  app: Pick<ActionContext, 'config'>,
  move: Move,
  values: Partial<MoveValues>,
): void {
  const names = FORM_FIELD_NAMES.filter(name => moveField(name).form?.needed || values[name] !== undefined)
  assertFieldValues(app, { ...move, ...values }, names)
}
