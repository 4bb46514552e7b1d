import pg from 'pg'

const TIMESTAMPTZ = 1184
const INT8 = 20

/**
 * PostgreSQL's `2026-01-01 00:00:25.5+00` as ISO 8601 UTC, with all its microseconds, so that a value read back compares
 * equal in SQL. The connection's time zone must be UTC. `infinity` and dates before our era stay as they are.
 */
export function toIsoTimestamp(text: string): string {
  if (!text.endsWith('+00') || text.charAt(10) !== ' ') return text
  const time = text.slice(11, -3)
  return `${text.slice(0, 10)}T${time.length === 8 ? `${time}.000` : time.padEnd(12, '0')}Z`
}

/** Types of a connection: timestamps as ISO strings, counts and row numbers as numbers. */
export const connectionTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === TIMESTAMPTZ) return toIsoTimestamp
    if (oid === INT8) return Number
    return pg.types.getTypeParser(oid, format as 'text')
  }) as typeof pg.types.getTypeParser,
}
