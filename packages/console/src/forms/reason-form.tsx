import { type FormQuestion, LONGEST_ANSWER, type QuestionType } from '@tractrix/domain/forms'
import type { ComponentType } from 'react'
import { t } from '../platform/words.ts'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { Field } from '../ui/form/field.tsx'
import { Select } from '../ui/form/select.tsx'
import { TextArea, TextInput } from '../ui/form/text-input.tsx'
import { textLimitMessages } from '../ui/form/text-limit-messages.ts'
import { Skeleton } from '../ui/surfaces/skeleton.tsx'
import styles from './reason-form.module.css'
import type { ReasonFormState } from './use-reason-form.ts'

/** The questions of a reason form, one under the other; nothing where nothing is asked (MV-CNF-02, MV-ERR-16). */
export function ReasonForm({ form }: { form: ReasonFormState }) {
  if (form.failed) {
    return (
      <p role="alert" className={styles.failed}>
        {t('Failed to load reason list')} <LinkButton onClick={form.retry}>{t('Try again')}</LinkButton>
      </p>
    )
  }
  if (form.loading) return <Skeleton />
  return form.questions.map(question => {
    const Control = CONTROLS[question.questionType]
    return (
      // A question is text of the site: it is shown as it is.
      <Field
        key={question.id}
        label={question.question}
        required={question.isRequired}
        {...textLimitMessages(form.answers[question.id] ?? '', LONGEST_ANSWER)}
      >
        <Control
          question={question}
          value={form.answers[question.id] ?? ''}
          onChange={answer => form.answer(question.id, answer)}
        />
      </Field>
    )
  })
}

interface ControlProps {
  question: FormQuestion
  value: string
  onChange: (answer: string) => void
}

/** How each sort of question is answered (MV-ENT-32). */
const CONTROLS = {
  text: ({ value, onChange }) => <TextInput value={value} onChange={onChange} />,
  multiLine: ({ value, onChange }) => <TextArea value={value} onChange={onChange} />,
  select: ({ question, value, onChange }) => (
    <Select
      value={value === '' ? null : value}
      options={question.selections.map(selection => ({ value: selection.value, label: selection.value }))}
      onChange={onChange}
      placeholder={t('Select an answer')}
    />
  ),
  boolean: ({ value, onChange }) => (
    <Select
      value={value === '' ? null : value}
      options={[
        { value: 'true', label: t('Yes') },
        { value: 'false', label: t('No') },
      ]}
      onChange={onChange}
      placeholder={t('Select an answer')}
    />
  ),
} as const satisfies Record<QuestionType, ComponentType<ControlProps>>
