import { defineSentences, type Sentence } from '../platform/index.ts'
import { scacProblem } from '../trailers/index.ts'
import type { TermsRow, TermsVersion } from './detention-terms.ts'

/** The longest free time in hours: a year. */
export const LONGEST_FREE_HOURS = 8_760
/** The highest rate in the smallest unit of a currency. */
export const HIGHEST_PRICE_MINOR = 100_000_000
/** Rows of a table. */
export const MOST_TERMS_ROWS = 500

/** What is wrong with a table of free time and rates. */
export const TERMS_PROBLEMS = defineSentences('detention_terms', {
  carrier: 'A carrier code has 2 to 4 letters.',
  free_hours: 'Free time is a whole number of hours, 0 to {most}.',
  price: 'A rate is an amount of money, 0 to {most}.',
  twice: 'Another row has the same carrier and load.',
  too_many: 'The table has at most {most} rows.',
  in_the_past: 'A table begins now or later: what has been charged stays.',
})

/** Something wrong with a table. */
export interface TermsProblem {
  /** Position of the row; null: it is about the whole table. */
  row: number | null
  field: 'scac' | 'load' | 'freeHours' | 'priceMinor' | 'validFrom' | null
  sentence: Sentence
}

/** A table that somebody wants to save. */
export interface NewTerms {
  /** ISO time; null: now. */
  validFrom: string | null
  rows: readonly TermsRow[]
}

/**
 * All that is wrong with a new table; empty: it can be saved. The first table of a site may begin in the past; a later one
 * may not, so that it changes nothing that was charged.
 *
 * @param known the tables of the site so far
 * @param now milliseconds
 */
export function termsProblems(
  { validFrom, rows }: NewTerms,
  { known, now }: { known: readonly TermsVersion[]; now: number },
): TermsProblem[] {
  const problems: TermsProblem[] = []
  if (validFrom !== null && known.length > 0 && Date.parse(validFrom) < now)
    problems.push({ row: null, field: 'validFrom', sentence: TERMS_PROBLEMS.of('in_the_past') })
  if (rows.length > MOST_TERMS_ROWS)
    problems.push({
      row: null,
      field: null,
      sentence: TERMS_PROBLEMS.of('too_many', { most: MOST_TERMS_ROWS }),
    })
  return [...problems, ...rows.flatMap((row, position) => rowProblems(row, position, rows))]
}

function rowProblems(row: TermsRow, position: number, rows: readonly TermsRow[]): TermsProblem[] {
  const problems: TermsProblem[] = []
  const add = (field: TermsProblem['field'], sentence: Sentence) =>
    problems.push({ row: position, field, sentence })
  if (row.scac !== null && scacProblem(row.scac) !== null) add('scac', TERMS_PROBLEMS.of('carrier'))
  if (!isWithin(row.freeHours, LONGEST_FREE_HOURS))
    add('freeHours', TERMS_PROBLEMS.of('free_hours', { most: LONGEST_FREE_HOURS }))
  if (!isWithin(row.priceMinor, HIGHEST_PRICE_MINOR))
    add('priceMinor', TERMS_PROBLEMS.of('price', { most: HIGHEST_PRICE_MINOR / 100 }))
  const first = rows.findIndex(({ scac, load }) => scac === row.scac && load === row.load)
  if (first < position) add('load', TERMS_PROBLEMS.of('twice'))
  return problems
}

const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most
