import type { MoveField, MoveUse } from './move-field.ts'
import type { ArgumentName, FieldNameOf, FormFieldName, PlainFieldName } from './move-field-values.ts'
import { MOVE_FIELDS, type MoveFieldName } from './move-fields.ts'

/** The description of a field, with everything that a description can have. */
export const moveField = (name: MoveFieldName): MoveField => MOVE_FIELDS[name]

/** Every field, in the order of `MOVE_FIELDS`. */
export const MOVE_FIELD_NAMES = Object.keys(MOVE_FIELDS) as MoveFieldName[]

/** Fields that a move has when it is read under the name they are kept by. */
export const PLAIN_FIELD_NAMES = MOVE_FIELD_NAMES.filter(
  (name): name is PlainFieldName => moveField(name).kind !== 'reference',
)

/** Fields that the form shows for every mission kind, in its order. */
export const FORM_FIELD_NAMES = MOVE_FIELD_NAMES.filter(
  (name): name is FormFieldName => moveField(name).form !== undefined,
)

const EDITABLE_FOR = {
  creation: ['never', 'draft', 'always'],
  draft: ['draft', 'always'],
  queued: ['always'],
} as const satisfies Record<MoveUse, readonly MoveField['editable'][]>

/** Fields that the mutations for this use take as arguments. */
export function argumentNames<Use extends MoveUse>(use: Use): ArgumentName<Use>[] {
  const editable: readonly MoveField['editable'][] = EDITABLE_FOR[use]
  return MOVE_FIELD_NAMES.filter((name): name is ArgumentName<Use> =>
    editable.includes(moveField(name).editable),
  )
}

/** Fields of one kind. */
export function fieldNamesOfKind<Kind extends MoveField['kind']>(kind: Kind): FieldNameOf<{ kind: Kind }>[] {
  return MOVE_FIELD_NAMES.filter((name): name is FieldNameOf<{ kind: Kind }> => moveField(name).kind === kind)
}
