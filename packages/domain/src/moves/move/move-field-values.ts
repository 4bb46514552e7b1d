import type { MoveUse } from './move-field.ts'
import type { MOVE_FIELDS, MoveFieldName } from './move-fields.ts'

type Fields = typeof MOVE_FIELDS

/** The names of the fields whose description fits, such as `FieldNameOf<{ kind: 'text' }>`. */
export type FieldNameOf<Shape> = {
  [Name in MoveFieldName]: Fields[Name] extends Shape ? Name : never
}[MoveFieldName]

/** The value of one field as its description says it; JSON is unknown here, and narrowed by `Move`. */
export type FieldValue<Name extends MoveFieldName> = Fields[Name] extends { required: true }
  ? Given<Fields[Name]>
  : Given<Fields[Name]> | null

type Given<Field> = Field extends { values: readonly (infer Value)[] }
  ? Value
  : Field extends { kind: 'json' | 'object' }
    ? unknown
    : Field extends { kind: 'number' }
      ? number
      : string

/** Fields that a move has when it is read under the name they are kept by. */
export type PlainFieldName = Exclude<MoveFieldName, FieldNameOf<{ kind: 'reference' }>>

/** Those fields with their values. */
export type PlainFieldValues = { [Name in PlainFieldName]: FieldValue<Name> }

/** Fields that the form shows for every mission kind. */
export type FormFieldName = FieldNameOf<{ form: object }>

/** How far `editable` must go for each use. */
interface EditableFor {
  creation: 'never' | 'draft' | 'always'
  draft: 'draft' | 'always'
  queued: 'always'
}

/** Fields that the mutation for this use takes as arguments. */
export type ArgumentName<Use extends MoveUse> = FieldNameOf<{ editable: EditableFor[Use] }>
