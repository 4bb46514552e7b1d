import {
  argumentNames,
  type FieldNameOf,
  type FieldValue,
  FORM_FIELD_NAMES,
  type FormFieldName,
  type MoveValues,
  moveField,
} from '@tractrix/domain/moves'
import type { MoveRow } from '../../../site-data/index.ts'

/** A field of the form whose value is a text. */
export type TextFieldName = FormFieldName & FieldNameOf<{ kind: 'text' }>

/** What the form holds of the fields that every mission kind has: a text is never null, a choice is while none is made. */
export type FormValues = {
  [Name in FormFieldName]: Name extends TextFieldName
    ? string
    : Name extends FieldNameOf<{ kind: 'choice' }>
      ? FieldValue<Name> | null
      : FieldValue<Name>
}

/** What a new move begins with (MV-CST-04). */
export function newFormValues(): FormValues {
  return forEachField(name => moveField(name).form?.initial ?? emptyValue(name))
}

/** What a stored move has. */
export function formValuesOf(move: Pick<MoveRow, FormFieldName>): FormValues {
  return forEachField(name => move[name] ?? emptyValue(name))
}

/** What is sent of the form: empty texts as null (OP-DSH-32). */
export function valuesToSend(form: FormValues): Pick<MoveValues, FormFieldName> {
  return forEachField(name => {
    const value = form[name]
    const isBlank = typeof value === 'string' && value.trim() === ''
    return (isBlank ? null : value) ?? moveField(name).form?.initial ?? null
  })
}

/** Of a queued move some fields still change, and only those are sent that did (OP-DSH-30, MV-OPEN-119). */
export function changedOfQueued(
  move: Pick<MoveRow, FormFieldName>,
  values: Pick<MoveValues, FormFieldName>,
): Partial<Pick<MoveValues, FormFieldName>> {
  const changed = argumentNames('queued').filter(name => values[name] !== move[name])
  return Object.fromEntries(changed.map(name => [name, values[name]]))
}

const emptyValue = (name: FormFieldName) => (moveField(name).kind === 'text' ? '' : null)

/** An object with a value for each field of the form. */
function forEachField<Values extends Record<FormFieldName, unknown>>(
  value: (name: FormFieldName) => Values[FormFieldName],
): Values {
  return Object.fromEntries(FORM_FIELD_NAMES.map(name => [name, value(name)])) as Values
}
