import { CalendarDays, ChevronDown } from 'lucide-react'
import { t } from '../../platform/words.ts'
import { offProps } from '../../ui/actions/off-state.ts'
import { BOX_VALUE, boxClass } from '../../ui/form/field.tsx'
import type { HistoryTime } from '../history-tabs/history-range.ts'
import { historyTimeLabel } from './time-filter-labels.ts'

/** The date filter on tabs that it does not filter: the same look, off, with the reason (OP-DSH-21). */
export function DateFilterOff({ value, size = 26 }: { value: HistoryTime; size?: 26 | 36 | undefined }) {
  const off = { title: t('The date filter is off'), reasons: [t('Queued shows all open moves.')] }
  return (
    <button
      type="button"
      role="combobox"
      aria-label={t('Date filter')}
      aria-expanded={false}
      aria-haspopup="listbox"
      className={boxClass(undefined, size, true)}
      {...offProps(off, null)}
    >
      <CalendarDays aria-hidden />
      <span className={BOX_VALUE}>{historyTimeLabel(value)}</span>
      <ChevronDown aria-hidden />
    </button>
  )
}
