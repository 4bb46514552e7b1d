/** How far back the history tabs look (MV-CST-08..12). `decade` is used by search and never offered (MV-OPEN-113). */
export const TIME_FILTERS = ['hour', 'day', 'week', 'month', 'decade'] as const
export type TimeFilter = (typeof TIME_FILTERS)[number]

/** Those that the selector offers. */
export const OFFERED_TIME_FILTERS = ['hour', 'day', 'week', 'month'] as const satisfies TimeFilter[]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * The earliest time that a filter lets through, as ISO text. It applies to the time that a tab is about: completed,
 * canceled, errored, reassigned (MV-OPEN-103, MV-OPEN-113).
 * @param now milliseconds since 1970
 * @param localMidnight the last midnight where the user is, milliseconds since 1970
 */
export function earliestTime(filter: TimeFilter, now: number, localMidnight: number): string {
  switch (filter) {
    case 'hour':
      return new Date(now - HOUR_MS).toISOString()
    case 'day':
      return new Date(localMidnight).toISOString()
    case 'week':
      return new Date(now - 7 * DAY_MS).toISOString()
    case 'month':
      return new Date(now - 30 * DAY_MS).toISOString()
    case 'decade': {
      const from = new Date(now)
      from.setUTCFullYear(from.getUTCFullYear() - 10)
      return from.toISOString()
    }
  }
}
