import {
  type ChargeUnit,
  type Currency,
  decimalText,
  readDecimal,
  type TermsLoad,
  type TermsProblem,
  type TermsRow,
  type TermsVersion,
  termsProblems,
} from '@tractrix/domain/detention'
import { writtenScac } from '@tractrix/domain/trailers'
import dayjs from 'dayjs'

/** A row as it is typed. */
export interface RowDraft {
  /** Tells rows apart while they are edited. */
  key: number
  /** Empty: any carrier. */
  scac: string
  load: TermsLoad
  /** Hours. */
  free: string
  /** In the unit that people say, such as dollars. */
  price: string
  per: ChargeUnit
}

/** A table as it is typed. */
export interface TermsDraft {
  currency: Currency
  rows: readonly RowDraft[]
  /** `YYYY-MM-DD`, from its first minute on; null: from now on. */
  fromDay: string | null
}

/** The table of a version, ready to be changed; without one an empty table in dollars. */
export function draftOf(version: Pick<TermsVersion, 'currency' | 'rows'> | null): TermsDraft {
  if (version === null) return { currency: 'USD', rows: [], fromDay: null }
  const { currency } = version
  const rows = version.rows.map((row, key) => ({
    key,
    scac: row.scac ?? '',
    load: row.load,
    free: String(row.freeHours),
    price: decimalText({ minor: row.priceMinor, currency }),
    per: row.per,
  }))
  return { currency, rows, fromDay: null }
}

/** The table with one more row, for any carrier and load until it says otherwise. */
export function withNewRow(draft: TermsDraft): TermsDraft {
  const key = Math.max(-1, ...draft.rows.map(row => row.key)) + 1
  const row: RowDraft = { key, scac: '', load: 'any', free: '48', price: '', per: 'day' }
  return { ...draft, rows: [...draft.rows, row] }
}

/** The rows as they are sent; a number that is none is NaN, which the rules refuse. */
export function rowsOf({ rows, currency }: TermsDraft): TermsRow[] {
  return rows.map(({ scac, load, free, price, per }) => ({
    scac: writtenScac(scac) === '' ? null : writtenScac(scac),
    load,
    freeHours: /^\d{1,6}$/.test(free.trim()) ? Number(free) : Number.NaN,
    priceMinor: readDecimal(price, currency) ?? Number.NaN,
    per,
  }))
}

/** The moment from which the table is to hold; null: now. */
export const validFromOf = ({ fromDay }: TermsDraft): string | null =>
  fromDay === null ? null : dayjs(fromDay).startOf('day').toISOString()

/** All that is wrong with a table as it is typed. */
export const draftProblems = (
  draft: TermsDraft,
  known: readonly TermsVersion[],
  now: number,
): TermsProblem[] => termsProblems({ validFrom: validFromOf(draft), rows: rowsOf(draft) }, { known, now })
