import { useState } from 'react'
import { t } from '../../platform/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { type DayRange, dayBefore, dayRangeProblem } from '../history-tabs/history-range.ts'
import styles from './day-range-form.module.css'

interface Props {
  /** What is set now; null: nothing, then the last seven days stand ready. */
  days: DayRange | null
  onApply: (days: DayRange) => void
}

/** Two days, both included (MV-OPEN-113). */
export function DayRangeForm({ days, onApply }: Props) {
  const [today] = useState(() => dayBefore(Date.now(), 0))
  const [chosen, setChosen] = useState(() => days ?? { fromDay: dayBefore(Date.now(), 6), toDay: today })
  const problem = dayRangeProblem(chosen)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (problem === null) onApply(chosen)
      }}
    >
      <Field label={t('From')} error={problem === null ? undefined : t(problem)}>
        <TextInput
          type="date"
          size={30}
          max={today}
          value={chosen.fromDay}
          onChange={fromDay => setChosen({ ...chosen, fromDay })}
        />
      </Field>
      <Field label={t('To')}>
        <TextInput
          type="date"
          size={30}
          max={today}
          value={chosen.toDay}
          onChange={toDay => setChosen({ ...chosen, toDay })}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        reasons={problem === null ? [] : [t(problem)]}
        title={t('The days cannot be applied')}
      >
        {t('Apply')}
      </Button>
    </form>
  )
}
