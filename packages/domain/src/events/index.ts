export {
  EVENT_KINDS,
  type EventData,
  type EventName,
  isEventName,
  type RecordedEventName,
  SUBJECT_TYPES,
  type SubjectType,
  subjectOf,
} from './event-kinds.ts'
export { type EventHeader, enteredStatus, type NewEvent, type SiteEvent } from './site-event.ts'
