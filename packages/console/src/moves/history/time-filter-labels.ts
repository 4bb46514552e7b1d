import { OFFERED_TIME_FILTERS } from '@tractrix/domain/moves'
import { formatDay } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { type HistoryTime, historySpan } from '../history-tabs/history-range.ts'

export type OfferedTimeFilter = (typeof OFFERED_TIME_FILTERS)[number]

/** What the date filter calls each time that it offers (OP-DSH-19). */
const LABELS = {
  hour: 'Last Hour',
  day: 'Today Only',
  week: 'Last 7 Days',
  month: 'Last 30 Days',
} as const satisfies Record<OfferedTimeFilter, string>

export function timeFilterLabel(filter: OfferedTimeFilter): string {
  return t(LABELS[filter])
}

/** The setting in words: the name of the entry, or the chosen days. `decade` is not in the selector (MV-OPEN-113). */
export function historyTimeLabel(time: HistoryTime): string {
  if (typeof time === 'string')
    return timeFilterLabel(OFFERED_TIME_FILTERS.find(offered => offered === time) ?? 'month')
  const { from, to } = historySpan(time, 0)
  const [first, last] = [from, to ?? from].map(end => formatDay(end))
  return first === last ? String(first) : `${first} – ${last}`
}
