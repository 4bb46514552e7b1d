import type { HistoryKind } from '@tractrix/domain/history'
import { type HistoryTime, historySpan } from '../../moves/index.ts'
import type { HistoryWhere } from '../../platform/graphql/graphql.generated.ts'
import type { HistoryLine } from '../words/history-line.ts'

/** What the history of a site is filtered by; null: by nothing. */
export interface HistoryChoice {
  time: HistoryTime
  subject: HistoryLine['subject'] | null
  kind: HistoryKind | null
  actorId: string | null
  /** The one record that lines are about, with the name that was shown. */
  record: { id: string; name: string } | null
}

export const FIRST_CHOICE: HistoryChoice = {
  time: 'week',
  subject: null,
  kind: null,
  actorId: null,
  record: null,
}

/** What the server is asked for. @param now milliseconds since 1970 */
export function whereOfChoice(choice: HistoryChoice, now: number): HistoryWhere {
  const { time, subject, kind, actorId, record } = choice
  return {
    at: historySpan(time, now),
    ...(subject !== null && { subjects: [subject] }),
    ...(kind !== null && { kinds: [kind] }),
    ...(actorId !== null && { actorId }),
    ...(record !== null && { subjectId: record.id }),
  }
}

/** Where the same lines are found as a file. */
export function exportAddress(siteId: string, where: HistoryWhere): string {
  const { at, subjects, kinds, actorId, subjectId } = where
  const given = { subjects, kinds, actorId, subjectId, from: at?.from, to: at?.to }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) if (value != null) search.set(name, String(value))
  return `/sites/${siteId}/history.csv?${search}`
}
