import { OFFERED_TIME_FILTERS, type TimeFilter } from '@tractrix/domain/moves'
import { CalendarDays } from 'lucide-react'
import { t } from '../../platform/words.ts'
import { Select } from '../../ui/form/select.tsx'

type Offered = (typeof OFFERED_TIME_FILTERS)[number]

/** OP-DSH-19. */
const LABELS = {
  hour: 'Last Hour',
  day: 'Today Only',
  week: 'Last 7 Days',
  month: 'Last 30 Days',
} as const satisfies Record<Offered, string>

interface Props {
  value: TimeFilter
  onChange: (value: TimeFilter) => void
  /** The open tab shows all open moves, whenever they were made (OP-DSH-21). */
  off: boolean
}

/** How far back the history tabs look (OP-DSH-19 to OP-DSH-21). */
export function DateFilter({ value, onChange, off }: Props) {
  return (
    <Select<Offered>
      label={t('Date filter')}
      size={26}
      icon={CalendarDays}
      value={OFFERED_TIME_FILTERS.find(offered => offered === value) ?? 'month'}
      options={OFFERED_TIME_FILTERS.map(offered => ({ value: offered, label: t(LABELS[offered]) }))}
      onChange={onChange}
      title={off ? t('The date filter is off') : undefined}
      reasons={off ? [t('Queued shows all open moves.')] : []}
    />
  )
}
