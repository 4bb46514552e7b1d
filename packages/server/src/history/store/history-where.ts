import { SUBJECT_TYPES, type SubjectType } from '@tractrix/domain/events'
import { eventOfHistoryKind, HISTORY_KINDS, type HistoryKind } from '@tractrix/domain/history'
import { type RawBuilder, sql } from 'kysely'
import { inRange } from '../../platform/graphql/schema/list-conditions.ts'
import type { DateRange } from '../../platform/graphql/schema/shared-types.ts'
import type { HistoryPlace } from './history-cursor.ts'

/** Which entries are wanted. All given fields must hold; null means not asked. */
export interface HistoryWhere {
  kinds?: readonly HistoryKind[] | null | undefined
  /** What the entry is about. */
  subjects?: readonly SubjectType[] | null | undefined
  /** The one record that the entry is about. */
  subjectId?: string | null | undefined
  /** The person, truck or API key that made it happen. */
  actorId?: string | null | undefined
  at?: DateRange | null | undefined
}

/** The names in the log of the kinds that are wanted. */
export function wantedEvents({ kinds, subjects }: HistoryWhere): string[] {
  const wanted = new Set<string>(subjects ?? SUBJECT_TYPES)
  return (kinds ?? HISTORY_KINDS)
    .map(eventOfHistoryKind)
    .filter(name => wanted.has(name.slice(0, name.indexOf('.'))))
}

/** What holds of every wanted event `e` beside its kind, site and subject. */
export function entryConditions(where: HistoryWhere, before: HistoryPlace | null): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [sql`e.is_kept`]
  if (where.actorId) all.push(sql`e.actor_id = ${where.actorId}`)
  if (where.at) all.push(...inRange(sql`e.at`, where.at))
  if (before !== null)
    all.push(
      sql`(e.at, e.site_seq, e.site_id) < (${before.at}::timestamptz, ${before.siteSeq}::bigint, ${before.storedSiteId}::uuid)`,
    )
  return sql.join(all, sql` and `)
}
