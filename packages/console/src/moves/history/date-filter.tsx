import { OFFERED_TIME_FILTERS } from '@tractrix/domain/moves'
import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { t } from '../../platform/words.ts'
import { Select, type SelectOption } from '../../ui/form/select.tsx'
import { PopoverAt } from '../../ui/layers/popover.tsx'
import type { HistoryTime } from '../history-tabs/history-range.ts'
import { DayRangeForm } from './day-range-form.tsx'
import { historyTimeLabel, type OfferedTimeFilter, timeFilterLabel } from './time-filter-labels.ts'

export interface DateFilterProps {
  value: HistoryTime
  onChange: (value: HistoryTime) => void
  /** Height in pixels: 26 in heads of tiles, 36 beside other fields. */
  size?: 26 | 36 | undefined
}

/** `days` stands for the chosen days; `choose` is never set: it opens the panel in which days are chosen. */
type Choice = OfferedTimeFilter | 'days' | 'choose'

/** Which moves the history tabs show, by the time that a tab is about (OP-DSH-19 to OP-DSH-21, MV-OPEN-113). */
export function DateFilter({ value, onChange, size = 26 }: DateFilterProps) {
  const box = useRef<HTMLDivElement>(null)
  const [panelAt, setPanelAt] = useState<Element | null>(null)
  const days = typeof value === 'string' ? null : value
  const options: SelectOption<Choice>[] = [
    ...OFFERED_TIME_FILTERS.map(offered => ({ value: offered, label: timeFilterLabel(offered) })),
    ...(days ? [{ value: 'days' as const, label: historyTimeLabel(days), apart: true }] : []),
    { value: 'choose', label: t('Custom Range…'), apart: days === null },
  ]
  const choose = (choice: Choice) => {
    if (choice === 'choose') setPanelAt(box.current?.querySelector('[role=combobox]') ?? null)
    else if (choice !== 'days') onChange(choice)
  }
  return (
    <div ref={box}>
      <Select<Choice>
        label={t('Date filter')}
        size={size}
        icon={CalendarDays}
        value={days ? 'days' : (OFFERED_TIME_FILTERS.find(offered => offered === value) ?? 'month')}
        options={options}
        onChange={choose}
      />
      <PopoverAt anchor={panelAt} title={t('Custom Range')} align="end" onClose={() => setPanelAt(null)}>
        <DayRangeForm
          days={days}
          onApply={chosen => {
            setPanelAt(null)
            onChange(chosen)
          }}
        />
      </PopoverAt>
    </div>
  )
}
