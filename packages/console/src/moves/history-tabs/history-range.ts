import { earliestTime, type TimeFilter } from '@tractrix/domain/moves'

/** Calendar days where the person is, both included, as `2026-05-12`. */
export interface DayRange {
  fromDay: string
  toDay: string
}

/** What the date filter of the history tabs is set to: one of its entries, or days that the person chose. */
export type HistoryTime = TimeFilter | DayRange

/** A span of time as ISO texts, both ends included; without `to` it lasts until now. */
export interface TimeSpan {
  from: string
  to?: string
}

/**
 * The span that a setting of the date filter stands for (MV-OPEN-103, MV-OPEN-113).
 * @param now milliseconds since 1970
 */
export function historySpan(time: HistoryTime, now: number): TimeSpan {
  if (typeof time === 'string') return { from: earliestTime(time, now, new Date(now).setHours(0, 0, 0, 0)) }
  return {
    from: new Date(localMidnight(time.fromDay, 0)).toISOString(),
    to: new Date(localMidnight(time.toDay, 1) - 1).toISOString(),
  }
}

/** What stands against a range of days, as a sentence; null: nothing. */
export function dayRangeProblem({
  fromDay,
  toDay,
}: DayRange): 'Please select both days.' | 'The first day is after the last one.' | null {
  if (!DAY.test(fromDay) || !DAY.test(toDay)) return 'Please select both days.'
  return fromDay > toDay ? 'The first day is after the last one.' : null
}

/** Today where the person is, and so many days earlier. */
export function dayBefore(now: number, days: number): string {
  const date = new Date(now)
  date.setDate(date.getDate() - days)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** The midnight with which a day begins, so many days later; days last 23 or 25 hours where clocks change. */
function localMidnight(day: string, daysLater: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater).getTime()
}
