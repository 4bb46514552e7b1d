import { CHARGE_UNITS, type Currency, TERMS_LOADS, type TermsProblem } from '@tractrix/domain/detention'
import { phrase } from '@tractrix/domain/platform'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sentenceText } from '../../platform/sentence-text.ts'
import { t } from '../../platform/words.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { TERMS_LOAD_WORDS } from '../clock/clock-words.ts'
import type { RowDraft } from './terms-draft.ts'
import styles from './terms-editor.module.css'

interface Props {
  row: RowDraft
  currency: Currency
  /** Those of this row. */
  problems: readonly TermsProblem[]
  onChange: (row: RowDraft) => void
  onRemove: () => void
}

const PER_WORDS = { day: phrase('Started day'), hour: phrase('Started hour') }

/** One row of the table: for whom, how long it is free, and what more time costs. */
export function TermsRowFields({ row, currency, problems, onChange, onRemove }: Props) {
  // A new row begins without a rate.
  const [wasLeft, setWasLeft] = useState(row.price !== '')
  const errorOf = (field: TermsProblem['field']) => {
    const problem = problems.find(each => each.field === field)
    return problem && sentenceText(problem.sentence)
  }
  return (
    <li className={styles.row}>
      <Field label={t('Carrier')} error={errorOf('scac')}>
        <TextInput
          value={row.scac}
          maxLength={4}
          placeholder={t('Any carrier')}
          onChange={scac => onChange({ ...row, scac: scac.toUpperCase() })}
        />
      </Field>
      <Field label={t('Load')} error={errorOf('load')}>
        <Select
          value={row.load}
          options={TERMS_LOADS.map(load => ({ value: load, label: t(TERMS_LOAD_WORDS[load]) }))}
          onChange={load => onChange({ ...row, load })}
        />
      </Field>
      <Field label={t('Free time')} error={errorOf('freeHours')}>
        <TextInput
          value={row.free}
          inputMode="numeric"
          maxLength={4}
          after={<span className={styles.unit}>{t('hours')}</span>}
          onChange={free => onChange({ ...row, free })}
        />
      </Field>
      <Field
        label={t('Rate')}
        error={wasLeft ? errorOf('priceMinor') : undefined}
        onLeave={() => setWasLeft(true)}
      >
        <TextInput
          value={row.price}
          inputMode="decimal"
          maxLength={10}
          after={<span className={styles.unit}>{currency}</span>}
          onChange={price => onChange({ ...row, price })}
        />
      </Field>
      <Field label={t('For each')}>
        <Select
          value={row.per}
          options={CHARGE_UNITS.map(per => ({ value: per, label: t(PER_WORDS[per]) }))}
          onChange={per => onChange({ ...row, per })}
        />
      </Field>
      <IconButton
        className={styles.remove}
        icon={Trash2}
        size={32}
        label={t('Remove row')}
        onClick={onRemove}
      />
    </li>
  )
}
