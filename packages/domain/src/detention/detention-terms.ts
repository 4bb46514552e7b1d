import type { TrailerLoad } from '../trailers/index.ts'
import type { Currency } from './money.ts'

/** What a rate is charged for: every day or every hour that is started once the free time is over. */
export const CHARGE_UNITS = ['day', 'hour'] as const
export type ChargeUnit = (typeof CHARGE_UNITS)[number]

/** For which trailers a row of the table is. */
export const TERMS_LOADS = ['loaded', 'empty', 'any'] as const
export type TermsLoad = (typeof TERMS_LOADS)[number]

/** One row of the table of a site: how long trailers stand free of charge, and what more time costs. */
export interface TermsRow {
  /** Carrier code; null: any carrier. */
  scac: string | null
  /** What is in the trailer; `any` is for trailers of which nobody knows, too. */
  load: TermsLoad
  /** Whole hours, 0 to 8760. */
  freeHours: number
  /** For each started unit, in the smallest unit of the currency; 0: time over is counted, but costs nothing. */
  priceMinor: number
  per: ChargeUnit
}

/** The table of a site as it is from one moment on, until a later version takes its place; never changed after. */
export interface TermsVersion {
  /** 1 for the first table of the site. */
  version: number
  /** ISO time. */
  validFrom: string
  currency: Currency
  rows: readonly TermsRow[]
}

/** The row that decides about a clock, and the table in which it stands. */
export interface AppliedTerms extends TermsRow {
  version: number
  currency: Currency
}

/** What of a trailer decides about its terms. */
export interface TermsSubject {
  scac: string
  load: TrailerLoad
}

/**
 * The row for a trailer: the more specific one wins, and the carrier counts for more than the load. So first carrier and
 * load, then carrier with any load, then any carrier with the load, then any carrier with any load. A trailer of unknown load
 * has only the rows for any load. Null: no row is for it.
 */
export function termsFor(rows: readonly TermsRow[], { scac, load }: TermsSubject): TermsRow | null {
  const carrier = scac.toUpperCase()
  for (const wantedScac of [carrier, null])
    for (const wantedLoad of [load, 'any'] as const) {
      const row = rows.find(each => each.scac === wantedScac && each.load === wantedLoad)
      if (row !== undefined) return row
    }
  return null
}

/**
 * The tables in the order in which they came or will come into force. Of two for the same moment only the later saved one
 * ever is.
 */
export function tablesInOrder(versions: readonly TermsVersion[]): TermsVersion[] {
  const byMoment = new Map<number, TermsVersion>()
  for (const each of [...versions].sort((a, b) => a.version - b.version))
    byMoment.set(Date.parse(each.validFrom), each)
  return [...byMoment.entries()].sort(([a], [b]) => a - b).map(([, version]) => version)
}

/** The table in force at a moment, in milliseconds; null: none is yet. `tables` as `tablesInOrder` has them. */
export function tableAt(tables: readonly TermsVersion[], at: number): TermsVersion | null {
  return tables.findLast(({ validFrom }) => Date.parse(validFrom) <= at) ?? null
}
