import type { FormFieldName } from '@tractrix/domain/moves'
import type { ComponentType, Ref } from 'react'
import type { CommonFieldProps } from '../model/field-props.ts'
import type { TextFieldName } from '../model/form-values.ts'
import { CategoryField, ClassField, PriorityField } from './common-fields.tsx'
import { TextField } from './text-field.tsx'

type FieldComponent = ComponentType<CommonFieldProps>

/** Fields that are drawn in a way of their own: all that are no texts, and texts that are no plain ones. */
const OWN_FIELDS = {
  priority: PriorityField,
  moveCategory: CategoryField,
  moveClass: ClassField,
} as const satisfies Record<Exclude<FormFieldName, TextFieldName>, FieldComponent> &
  Partial<Record<TextFieldName, FieldComponent>>

type Props = CommonFieldProps & {
  names: readonly FormFieldName[]
  /** Of the last text. */
  textRef?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

/** The fields of `MOVE_FIELDS` with these names. */
export function FormFields({ names, textRef, ...props }: Props) {
  const last = names.findLast(name => !isOwn(name))
  return names.map(name => {
    if (!isOwn(name))
      return <TextField key={name} {...props} name={name} textRef={name === last ? textRef : undefined} />
    const OwnField = OWN_FIELDS[name]
    return <OwnField key={name} {...props} />
  })
}

const isOwn = (name: FormFieldName): name is keyof typeof OWN_FIELDS => name in OWN_FIELDS
