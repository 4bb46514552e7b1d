import { defineSentences, type Sentence, textLimit } from '../../platform/index.ts'
import { FORM_FIELD_NAMES, moveField } from '../move/field-names.ts'
import { REQUIRED_FIELD_TEXT } from '../move/move-constants.ts'
import type { FormFieldName } from '../move/move-field-values.ts'

/** What can be wrong with a field of the form. */
const FIELD_PROBLEMS = defineSentences('field_problem', {
  required: REQUIRED_FIELD_TEXT,
  whole_number: '{field} is a whole number from {least} to {most}',
  too_long: '{field} has at most {most} characters',
})

/** What stands above the fields. */
const FIELD_LABELS = defineSentences(
  'field',
  textsOfFields(name => moveField(name).form?.label),
)

/** Said of texts above their limit by fields that have a sentence of their own for it. */
const TOO_LONG = defineSentences(
  'field_too_long',
  textsOfFields(name => moveField(name).form?.tooLong),
)

/** All of these sentences. */
export const FIELD_SENTENCES = [FIELD_PROBLEMS, FIELD_LABELS, TOO_LONG]

/** One field of the form with its message. */
export interface MoveFieldProblem {
  field: FormFieldName
  /** In English. */
  message: string
  sentence: Sentence
}

/** What an environment turns on or off about the fields of a move. */
export interface MoveFeatures {
  moveClassEnabled: boolean
}

/** Fields that the form shows for every mission kind in an environment with these features (MV-CST-16). */
export function shownFormFields(features: MoveFeatures): FormFieldName[] {
  return FORM_FIELD_NAMES.filter(name => {
    const needs = moveField(name).form?.onlyWith
    return needs === undefined || features[needs]
  })
}

/**
 * Messages under the fields of the form, which the server refuses too: what is needed and missing, numbers out of their
 * range, texts above their limit (MV-VAL-01, MV-VAL-02, MV-VAL-04, MV-OPEN-79, MV-OPEN-35).
 *
 * @param names the fields to look at; left out: all that are shown
 */
export function moveFieldProblems(
  fields: { [Name in FormFieldName]?: unknown },
  features: MoveFeatures,
  names: readonly FormFieldName[] = FORM_FIELD_NAMES,
): MoveFieldProblem[] {
  return shownFormFields(features)
    .filter(name => names.includes(name))
    .flatMap(field => {
      const sentence = problemOf(field, fields[field])
      return sentence === null ? [] : [{ field, message: sentence.message, sentence }]
    })
}

function problemOf(name: FormFieldName, value: unknown): Sentence | null {
  const { form, range, values } = moveField(name)
  const isMissing = values ? !values.some(one => one === value) : (value ?? '') === ''
  if (form?.needed && isMissing) return FIELD_PROBLEMS.of('required')
  if (range && !isWholeNumberIn(range, value)) {
    return FIELD_PROBLEMS.of('whole_number', {
      field: FIELD_LABELS.of(name),
      least: range[0],
      most: range[1],
    })
  }
  if (typeof value === 'string' && !values && value.length > textLimit(name)) {
    if (form?.tooLong) return TOO_LONG.of(name)
    const most = textLimit(name).toLocaleString('en')
    return FIELD_PROBLEMS.of('too_long', { field: FIELD_LABELS.of(name), most })
  }
  return null
}

function isWholeNumberIn([least, most]: readonly [number, number], value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}

function textsOfFields(textOf: (name: FormFieldName) => string | undefined): Record<string, string> {
  return Object.fromEntries(FORM_FIELD_NAMES.map(name => [name, textOf(name) ?? name]))
}
