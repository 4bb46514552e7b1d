import { OFFERED_TIME_FILTERS, type TimeFilter } from '@tractrix/domain/moves'
import { CalendarDays } from 'lucide-react'
import { t } from '../../platform/words.ts'
import { Select } from '../../ui/form/select.tsx'
import { type OfferedTimeFilter, offeredTimeFilter, timeFilterWords } from './time-filter-words.ts'

interface Props {
  value: TimeFilter
  onChange: (value: TimeFilter) => void
}

/** How far back the history tabs look (OP-DSH-19 to OP-DSH-21). */
export function DateFilter({ value, onChange }: Props) {
  return (
    <Select<OfferedTimeFilter>
      label={t('Date filter')}
      size={26}
      icon={CalendarDays}
      value={offeredTimeFilter(value)}
      options={OFFERED_TIME_FILTERS.map(offered => ({ value: offered, label: timeFilterWords(offered) }))}
      onChange={onChange}
    />
  )
}
