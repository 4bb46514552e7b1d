import { ask, type TestYard } from '../moves/test-yard.ts'
import type { ServerContext } from '../platform/context/index.ts'

export const HOUR = 3_600_000

/** Two days free for any trailer, then $75 for each day. */
export const ANY = { scac: null, load: 'any', freeHours: 48, priceMinor: 7_500, per: 'day' }

/** Saves a table of a yard as its Manager. */
export const saveTerms = (
  app: ServerContext,
  yard: TestYard,
  rows: readonly object[],
  given: { validFrom?: string; currency?: string; basedOn?: number } = {},
  user = yard.manager,
) =>
  ask(
    app,
    user,
    `mutation($siteId: ID!, $rows: [DetentionTermsRowInput!]!, $validFrom: DateTime, $currency: Currency!, $basedOn: Int) {
      saveDetentionTerms(siteId: $siteId, rows: $rows, validFrom: $validFrom, currency: $currency, basedOn: $basedOn) {
        version validFrom currency savedAt savedBy rows { scac load freeHours priceMinor per }
      }
    }`,
    { siteId: yard.siteId, rows, currency: 'USD', ...given },
  )

/** Changes columns of a trailer. */
export const describeTrailer = (
  app: ServerContext,
  id: string,
  values: Record<string, string | number | boolean | null>,
) => app.db.kysely.updateTable('trailers').set(values).where('id', '=', id).execute()
