import type { Actor, Operation } from '../platform/index.ts'
import type { EventData, EventName, SubjectType } from './event-kinds.ts'

/** Something that has just happened, before the log has given it a number. */
export interface NewEvent<Name extends EventName = EventName> {
  name: Name
  /** Null: it belongs to no site. */
  siteId: string | null
  subjectId: string
  /** ISO time. */
  at: string
  actor: Actor
  data: EventData<Name>
}

/** What is announced of an event to everyone who follows the log; who needs more reads it. */
export interface EventHeader {
  name: EventName
  /** Null: it belongs to no site. */
  siteId: string | null
  /** 1 for the first event of its site, without gaps, in commit order. */
  siteSeq: number
  subject: SubjectType
  subjectId: string
  operation: Operation
  /** The status that the subject has come into by it; null: it kept its status, or has none. */
  entered: string | null
}

/** An event as the log keeps it; never changed after. */
export interface SiteEvent<Name extends EventName = EventName> extends NewEvent<Name> {
  siteSeq: number
}

/** The status that a subject comes into by an event with this data; null: it keeps its status, or has none. */
export function enteredStatus(data: object): string | null {
  const { fromStatus, toStatus } = data as { fromStatus?: unknown; toStatus?: unknown }
  return typeof toStatus === 'string' && toStatus !== fromStatus ? toStatus : null
}
