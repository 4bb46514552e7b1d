import dayjs from 'dayjs'
import type { DwellHistoryQuery } from '../../platform/graphql/graphql.generated.ts'

/** What was in the yard on a day. */
export type DwellDayRow = DwellHistoryQuery['dwellHistory'][number]

/** `May 12`: a day of the site, as its date says. */
export const dayText = (date: string): string => dayjs(date).format('MMM D')

/** The least round number that is not below any of the counts, and not 0: 1, 2 or 5 with zeros. */
export function roundTop(counts: readonly number[]): number {
  const highest = Math.max(1, ...counts)
  const power = 10 ** Math.floor(Math.log10(highest))
  return [1, 2, 5, 10].map(step => step * power).find(top => top >= highest) ?? highest
}
