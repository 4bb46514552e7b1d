import { DETENTION_TERMS_EVENTS } from '../detention/index.ts'
import { FORM_EVENTS } from '../forms/index.ts'
import { MOVE_EVENTS } from '../moves/index.ts'
import type { EventKind, RecordedEventKind } from '../platform/index.ts'
import { SITE_EVENTS } from '../sites/index.ts'
import { TRAILER_IMPORT_EVENTS } from '../trailer-imports/index.ts'
import { TRAILER_EVENTS } from '../trailers/index.ts'
import { TRUCK_EVENTS } from '../trucks/index.ts'
import { API_KEY_EVENTS, USER_EVENTS } from '../users/index.ts'
import { ZONE_EVENTS } from '../zones/index.ts'

/** What events are about, each with its kinds. A feature with events of its own adds a line here. */
const BY_SUBJECT = {
  move: MOVE_EVENTS,
  zone: ZONE_EVENTS,
  trailer: TRAILER_EVENTS,
  detention_terms: DETENTION_TERMS_EVENTS,
  trailer_import: TRAILER_IMPORT_EVENTS,
  truck: TRUCK_EVENTS,
  site: SITE_EVENTS,
  form: FORM_EVENTS,
  user: USER_EVENTS,
  api_key: API_KEY_EVENTS,
} as const

type BySubject = typeof BY_SUBJECT

/** The kind of record that an event is about. */
export type SubjectType = keyof BySubject

/** Subject and kind in one word, such as `move.picked_up`: how the log names an event. */
export type EventName = { [S in SubjectType]: `${S}.${keyof BySubject[S] & string}` }[SubjectType]

/** The names of the events that are kept as the record of a site. */
export type RecordedEventName = {
  [S in SubjectType]: {
    [K in keyof BySubject[S] & string]: BySubject[S][K] extends RecordedEventKind<unknown>
      ? `${S}.${K}`
      : never
  }[keyof BySubject[S] & string]
}[SubjectType]

type KindOf<Name extends EventName> = Name extends `${infer S extends SubjectType}.${infer K}`
  ? K extends keyof BySubject[S]
    ? BySubject[S][K]
    : never
  : never

/** What an event of that name carries beside its header. */
export type EventData<Name extends EventName> = KindOf<Name> extends EventKind<infer Data> ? Data : never

/** Subjects in no particular order. */
export const SUBJECT_TYPES = Object.keys(BY_SUBJECT) as readonly SubjectType[]

/** Every kind of event by its name. */
export const EVENT_KINDS: Record<EventName, EventKind<unknown>> = Object.fromEntries(
  Object.entries(BY_SUBJECT).flatMap(([subject, kinds]) =>
    Object.entries(kinds).map(([kind, meaning]) => [`${subject}.${kind}`, meaning]),
  ),
) as Record<EventName, EventKind<unknown>>

/** What the event is about. */
export const subjectOf = (name: EventName): SubjectType => name.slice(0, name.indexOf('.')) as SubjectType

export const isEventName = (text: string): text is EventName => Object.hasOwn(EVENT_KINDS, text)
