import type { RecordedEventName, SubjectType } from '@tractrix/domain/events'
import type { HistoryFacts } from '@tractrix/domain/history'
import type { Actor, Changes } from '@tractrix/domain/platform'

/** A record by its id, with the name that it has now; null: it is gone, or has none. */
export interface NamedRecord {
  id: string
  name: string | null
}

/** The move by which a trailer was placed. */
export interface HistoryMove {
  id: string
  /** What the partner calls it; null: nothing. */
  referenceId: string | null
  /** Whole seconds from in progress to complete; null: it is not complete, or never was in progress. */
  seconds: number | null
  /** Who made it; null: not kept any more, or without a name. */
  madeBy: string | null
}

/** A recorded event as a history lists it. */
export interface HistoryEntry {
  /** Its site and number in one text, unique in the whole log. */
  id: string
  /** The site that it is read at. */
  siteId: string
  /** ISO time with microseconds, as it is stored. */
  at: string
  name: RecordedEventName
  subject: SubjectType
  subjectId: string
  /** Null: the subject is gone, or has no name. */
  subjectName: string | null
  actorKind: Actor['kind']
  /** Null where that kind of actor has no id. */
  actorId: string | null
  /** Null where the actor has no name or is gone. */
  actorName: string | null
  /** Where it was before, or where the move of that history line starts; null: nowhere, or it is about no place. */
  fromZone: NamedRecord | null
  toZone: NamedRecord | null
  move: HistoryMove | null
  data: HistoryData
}

/** What the kinds of events carry, as far as a history tells it. */
export interface HistoryData extends HistoryFacts {
  fromStatus?: string | null
  toStatus?: string | null
}

/** A field that changed. */
export interface HistoryChange {
  field: string
  from: unknown
  to: unknown
}

/** What an entry says beside who, when and where: the fields that changed. */
export function changesOf({ data, name }: Pick<HistoryEntry, 'data' | 'name'>): HistoryChange[] {
  const { fromStatus = null, toStatus = null, changes = {} } = data
  const status = fromStatus === toStatus ? {} : { status: { from: fromStatus, to: toStatus } }
  return Object.entries<Changes[string]>({ ...status, ...changes })
    .filter(([field]) => !(name.startsWith('trailer.') && TOLD_ELSEWHERE.includes(field)))
    .map(([field, { from, to }]) => ({ field, from, to }))
}

/** Zones stand in fields of their own, and that a trailer left is what the event says. */
const TOLD_ELSEWHERE = ['zoneId', 'priorZoneId', 'archived', 'archivedAt']
