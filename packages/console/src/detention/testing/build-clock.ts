import type { TrailerClock } from '../clock/trailer-clock.ts'

export const HOUR = 3_600_000

/** ISO time so many hours ago. */
export const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString()

/** Terms of two free days, then $75 a day, with changes. */
export const buildTerms = (
  changes: Partial<NonNullable<TrailerClock['terms']>> = {},
): NonNullable<TrailerClock['terms']> => ({
  version: 3,
  scac: 'HJBT',
  load: 'loaded',
  freeHours: 48,
  priceMinor: 7_500,
  currency: 'USD',
  per: 'day',
  ...changes,
})

/** The clock of a loaded trailer that came so many hours ago, with changes. */
export const buildClock = (hours: number, changes: Partial<TrailerClock> = {}): TrailerClock => ({
  from: ago(hours),
  endedAt: null,
  load: 'loaded',
  startedAt: ago(hours),
  startedBy: 'checked_in',
  terms: buildTerms(),
  holds: [],
  earlierCharges: [],
  ...changes,
})
