import { OFFERED_TIME_FILTERS, type TimeFilter } from '@tractrix/domain/moves'
import { t } from '../../platform/words.ts'

export type OfferedTimeFilter = (typeof OFFERED_TIME_FILTERS)[number]

/** OP-DSH-19. */
const LABELS = {
  hour: 'Last Hour',
  day: 'Today Only',
  week: 'Last 7 Days',
  month: 'Last 30 Days',
} as const satisfies Record<OfferedTimeFilter, string>

export function timeFilterWords(filter: OfferedTimeFilter): string {
  return t(LABELS[filter])
}

/** The filter as the selector shows it; `decade` is not in it (MV-OPEN-113). */
export function offeredTimeFilter(filter: TimeFilter): OfferedTimeFilter {
  return OFFERED_TIME_FILTERS.find(offered => offered === filter) ?? 'month'
}
