import { type RawBuilder, sql } from 'kysely'
import type { DateRange } from './shared-types.ts'

/** Whether a text contains what is asked for, ignoring case; `%` and `_` stand for themselves. */
export const containsText = (column: RawBuilder<unknown>, text: string): RawBuilder<unknown> =>
  sql`${column} ilike ${`%${escapeLike(text)}%`}`

const escapeLike = (text: string) => text.replace(/[\\%_]/g, character => `\\${character}`)

/** The conditions of a span of time; all of them must hold. */
export function inRange(column: RawBuilder<unknown>, range: DateRange): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = []
  if (range.isNull === true) all.push(sql`${column} is null`)
  if (range.isNull === false) all.push(sql`${column} is not null`)
  if (range.from) all.push(sql`${column} >= ${range.from}`)
  if (range.to) all.push(sql`${column} <= ${range.to}`)
  return all
}
