import type { TermsProblem } from '@tractrix/domain/detention'
import dayjs from 'dayjs'
import { sentenceText } from '../../platform/sentence-text.ts'
import { t } from '../../platform/words.ts'
import { SegmentedControl } from '../../ui/form/choices.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import type { TermsDraft } from './terms-draft.ts'

interface Props {
  draft: TermsDraft
  problems: readonly TermsProblem[]
  onChange: (draft: TermsDraft) => void
}

/** From when on a table holds: at once, or from the first minute of a day. */
export function TermsBegin({ draft, problems, onChange }: Props) {
  const problem = problems.find(({ field }) => field === 'validFrom')
  const choose = (choice: 'now' | 'day') =>
    onChange({ ...draft, fromDay: choice === 'now' ? null : dayjs().add(1, 'day').format('YYYY-MM-DD') })
  return (
    <>
      <Field label={t('Begins')}>
        <SegmentedControl
          value={draft.fromDay === null ? 'now' : 'day'}
          options={[
            { value: 'now', label: t('Now') },
            { value: 'day', label: t('On a day') },
          ]}
          onChange={choose}
        />
      </Field>
      {draft.fromDay !== null && (
        <Field label={t('First day')} error={problem && sentenceText(problem.sentence)}>
          <TextInput
            type="date"
            required
            value={draft.fromDay}
            onChange={fromDay => fromDay !== '' && onChange({ ...draft, fromDay })}
          />
        </Field>
      )}
    </>
  )
}
