import type { MoveSource, MoveStatus, MoveType } from '@tractrix/domain/moves'
import { type RawBuilder, sql } from 'kysely'
import { containsText, inRange } from '../../platform/graphql/schema/list-conditions.ts'
import type { DateRange } from '../../platform/graphql/schema/shared-types.ts'

/** Which moves are wanted (MV-QRY-03, MV-OPEN-09, MV-OPEN-140). All given fields must hold; null means not asked. */
export interface MovesWhere {
  type?: readonly MoveType[] | null | undefined
  status?: readonly MoveStatus[] | null | undefined
  source?: readonly MoveSource[] | null | undefined
  truck?: string | null | undefined
  fromZone?: string | null | undefined
  toZone?: string | null | undefined
  createdAt?: DateRange | null | undefined
  completedAt?: DateRange | null | undefined
  canceledAt?: DateRange | null | undefined
  erroredAt?: DateRange | null | undefined
  reassignedAt?: DateRange | null | undefined
  /** A part of the value, ignoring case; the same holds for the four below. */
  id?: string | null | undefined
  scac?: string | null | undefined
  serial?: string | null | undefined
  notes?: string | null | undefined
  referenceId?: string | null | undefined
}

/** Whether the trailer must be joined to answer. */
export const asksForTrailer = (where: MovesWhere): boolean => Boolean(where.scac || where.serial)

/** The condition in SQL, on move `m` and, where `asksForTrailer`, trailer `t`. */
export function whereSql(siteId: string, where: MovesWhere): RawBuilder<boolean> {
  const all = conditions(siteId, where)
  if (leavesReturnedOut(where)) all.push(sql`m.reassigned_at is null`)
  return sql<boolean>`${sql.join(all, sql` and `)}`
}

/** The same without the question whether a move was returned. */
export function whereSqlWithReturned(siteId: string, where: MovesWhere): RawBuilder<boolean> {
  return sql<boolean>`${sql.join(conditions(siteId, where), sql` and `)}`
}

/** Every list but Returned and Search leaves returned moves out (MV-OPEN-83). */
export const leavesReturnedOut = (where: MovesWhere): boolean => Boolean(where.status && !where.reassignedAt)

function conditions(siteId: string, where: MovesWhere): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [sql`m.site_id = ${siteId}`]
  if (where.status) all.push(oneOf('status', where.status))
  if (where.type) all.push(oneOf('type', where.type))
  if (where.source) all.push(oneOf('source', where.source))
  if (where.truck)
    all.push(
      sql`(m.truck_id = ${where.truck} or m.truck_id is null and m.requested_truck_id = ${where.truck})`,
    )
  if (where.fromZone) all.push(sql`m.from_zone_id = ${where.fromZone}`)
  if (where.toZone) all.push(sql`m.to_zone_id = ${where.toZone}`)
  if (where.id) all.push(idPart(where.id))
  if (where.scac) all.push(containsText(sql`t.scac`, where.scac))
  if (where.serial) all.push(containsText(sql`t.serial`, where.serial))
  if (where.notes) all.push(containsText(sql`m.notes`, where.notes))
  if (where.referenceId) all.push(containsText(sql`m.reference_id`, where.referenceId))
  for (const [field, column] of Object.entries(TIMES)) {
    const range = where[field as keyof typeof TIMES]
    if (range) all.push(...inRange(column, range))
  }
  return all
}

/** The times of a move that a range may be asked of. */
const TIMES = {
  createdAt: sql`m.created_at`,
  completedAt: sql`m.completed_at`,
  canceledAt: sql`m.canceled_at`,
  erroredAt: sql`m.errored_at`,
  reassignedAt: sql`m.reassigned_at`,
} as const satisfies Partial<Record<keyof MovesWhere, RawBuilder<unknown>>>

/** A single value is compared as itself, so that partial indexes on one status can be used. */
function oneOf(column: 'status' | 'type' | 'source', values: readonly string[]): RawBuilder<unknown> {
  const name = sql.ref(`m.${column}`)
  if (values.length === 1) return sql`${name} = ${sql.lit(values[0])}`
  return sql`${name} = any(${values}::text[])`
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A whole id is looked up, a part of one is searched for. */
const idPart = (text: string) =>
  UUID.test(text.trim()) ? sql`m.id = ${text.trim()}::uuid` : containsText(sql`m.id::text`, text.trim())
