/** A line of comma-separated values after RFC 4180, with its line end. */
export const csvLine = (values: readonly (string | null)[]): string =>
  `${values.map(value => csvField(value ?? '')).join(',')}\r\n`

/** What a spreadsheet takes for the beginning of a formula, also behind white space. */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/

/**
 * One value. What a spreadsheet would run as a formula gets an apostrophe in front, which makes it text there: notes
 * and numbers of trailers are written by anybody.
 */
function csvField(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
