import { moveField } from '@tractrix/domain/moves'
import { textLimit } from '@tractrix/domain/platform'
import type { Ref } from 'react'
import { t } from '../../../platform/words.ts'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea, TextInput } from '../../../ui/form/text-input.tsx'
import { textLimitMessages } from '../../../ui/form/text-limit-messages.ts'
import { Dash } from '../../../ui/marks/text.tsx'
import { fieldLabel } from '../../words/field-label.ts'
import layoutStyles from '../form-layout.module.css'
import type { CommonFieldProps } from '../model/field-props.ts'
import type { TextFieldName } from '../model/form-values.ts'

type Props = CommonFieldProps & {
  name: TextFieldName
  textRef?: Ref<HTMLInputElement & HTMLTextAreaElement> | undefined
}

/** A text of a move, such as its notes, up to its limit (MV-MOD-11, MV-VAL-03, MV-OPEN-35). */
export function TextField({ name, form, change, lock, textRef }: Props) {
  const { multiline, needed } = moveField(name).form ?? {}
  const text = form[name]
  const why = lock(name)
  const Input = multiline ? TextArea : TextInput
  return (
    <Field
      label={fieldLabel(name)}
      required={needed}
      className={multiline ? layoutStyles.whole : ''}
      {...textLimitMessages(text, textLimit(name))}
      {...(why !== null && { locked: { value: text || <Dash />, why: t('locked') } })}
    >
      <Input ref={textRef} value={text} onChange={value => change({ [name]: value })} />
    </Field>
  )
}
