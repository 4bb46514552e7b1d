import type { TermsRow, TermsVersion } from './detention-terms.ts'
import type { Stay } from './stay-clocks.ts'

export const HOUR = 3_600_000
export const START = Date.parse('2026-03-02T08:00:00.000Z')

/** ISO time so many hours after the start of the tests' stays. */
export const hour = (hours: number): string => new Date(START + hours * HOUR).toISOString()

/** Two days free for any carrier and load, then $75 per day, with changes. */
export const row = (changes: Partial<TermsRow> = {}): TermsRow => ({
  scac: null,
  load: 'any',
  freeHours: 48,
  priceMinor: 7_500,
  per: 'day',
  ...changes,
})

/** A table in dollars, in force since long before the stays, with changes. */
export const table = (rows: TermsRow[], changes: Partial<TermsVersion> = {}): TermsVersion => ({
  version: 1,
  validFrom: hour(-1_000),
  currency: 'USD',
  rows,
  ...changes,
})

/** A loaded trailer that came at the start and is on site, with changes. */
export const stay = (changes: Partial<Stay> = {}): Stay => ({
  scac: 'HJBT',
  createdAt: hour(0),
  archivedAt: null,
  loaded: true,
  loadChanges: [],
  holds: [],
  ...changes,
})
