import { textLimit } from '../../platform/index.ts'
import { FORM_FIELD_NAMES, moveField } from '../move/field-names.ts'
import { REQUIRED_FIELD_TEXT } from '../move/move-constants.ts'
import type { FormFieldName } from '../move/move-field-values.ts'

/** One field of the form with its message. */
export interface MoveFieldProblem {
  field: FormFieldName
  message: string
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
      const message = problemOf(field, fields[field])
      return message === null ? [] : [{ field, message }]
    })
}

function problemOf(name: FormFieldName, value: unknown): string | null {
  const { form, range, values } = moveField(name)
  const isMissing = values ? !values.some(one => one === value) : (value ?? '') === ''
  if (form?.needed && isMissing) return REQUIRED_FIELD_TEXT
  if (range && !isWholeNumberIn(range, value)) {
    return `${form?.label} is a whole number from ${range[0]} to ${range[1]}`
  }
  if (typeof value === 'string' && !values && value.length > textLimit(name)) {
    return form?.tooLong ?? `${form?.label} has at most ${textLimit(name).toLocaleString('en')} characters`
  }
  return null
}

function isWholeNumberIn([least, most]: readonly [number, number], value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}
