/**
 * What stands behind the question mark, as the words it is written in: nothing is read as a number or as JSON, so that
 * a mission id such as `12e4` stays what it is. Of a name that stands there twice the last counts.
 */
export function parsePlainSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The other way round, with its question mark; undefined is left out. */
export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const written = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(written.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}
