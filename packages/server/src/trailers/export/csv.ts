import { stringify } from 'csv-stringify/sync'

/** What a spreadsheet takes for the beginning of a formula, also behind white space. */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/

/**
 * Lines of comma-separated values after RFC 4180, each with its line end. What a spreadsheet would run as a formula gets an
 * apostrophe in front, which makes it text there: notes and numbers of trailers are written by anybody.
 */
export const csvLines = (lines: readonly (readonly (string | null)[])[]): string =>
  stringify(lines as (string | null)[][], {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    cast: { string: value => (FORMULA.test(value) ? `'${value}` : value) },
  })
