import type { DetentionState } from '@tractrix/domain/detention'
import type { TrailerLoad, TrailerType } from '@tractrix/domain/trailers'
import { type RawBuilder, sql } from 'kysely'
import { containsText, inRange } from '../../platform/graphql/schema/list-conditions.ts'
import type { DateRange } from '../../platform/graphql/schema/shared-types.ts'

/** Which trailers are wanted (MV-ENT-16, OP-OPEN-30). All given fields must hold; null means not asked. */
export interface TrailersWhere {
  /** False: on site; true: checked out. */
  archived?: boolean | null | undefined
  createdAt?: DateRange | null | undefined
  archivedAt?: DateRange | null | undefined
  /** A part of it, ignoring case. */
  scac?: string | null | undefined
  /** A part of it, ignoring case. */
  serial?: string | null | undefined
  type?: readonly TrailerType[] | null | undefined
  dimensionCode?: readonly string[] | null | undefined
  load?: readonly TrailerLoad[] | null | undefined
  /** Standing in one of these. */
  zoneId?: readonly string[] | null | undefined
  /** True: standing in no spot, or in one of `zoneId` where both are given; false: standing in any spot. */
  withoutZone?: boolean | null | undefined
  /** On site, with a clock that stands so. */
  detention?: readonly DetentionState[] | null | undefined
}

/** The condition in SQL, on trailer `t`; one that asks for clocks is on `clock` too (`joinClockRanks`). */
export function trailersWhereSql(siteId: string, where: TrailersWhere): RawBuilder<boolean> {
  const all: RawBuilder<unknown>[] = [sql`t.site_id = ${siteId}`]
  if (typeof where.archived === 'boolean') all.push(sql`t.archived = ${where.archived}`)
  if (where.createdAt) all.push(...inRange(sql`t.created_at`, where.createdAt))
  if (where.archivedAt) all.push(...inRange(sql`t.archived_at`, where.archivedAt))
  if (where.scac) all.push(containsText(sql`t.scac`, where.scac))
  if (where.serial) all.push(containsText(sql`t.serial`, where.serial))
  if (where.type) all.push(sql`t.type = any(${where.type}::text[])`)
  if (where.dimensionCode) all.push(sql`t.dimension_code = any(${where.dimensionCode}::text[])`)
  if (where.load) all.push(loadSql(where.load))
  if (where.detention) all.push(sql`clock.state = any(${where.detention}::text[])`)
  all.push(...placeSql(where))
  return sql<boolean>`${sql.join(all, sql` and `)}`
}

function loadSql(loads: readonly TrailerLoad[]): RawBuilder<unknown> {
  const values = loads.filter(load => load !== 'unknown').map(load => load === 'loaded')
  const known = sql`t.loaded = any(${values}::boolean[])`
  return loads.includes('unknown') ? sql`(t.loaded is null or ${known})` : known
}

function placeSql({ zoneId, withoutZone }: TrailersWhere): RawBuilder<unknown>[] {
  const there = zoneId ? [sql`t.zone_id = any(${zoneId}::uuid[])`] : []
  if (withoutZone === true) return [sql`(${sql.join([sql`t.zone_id is null`, ...there], sql` or `)})`]
  return withoutZone === false ? [sql`t.zone_id is not null`, ...there] : there
}
