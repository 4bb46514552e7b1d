import { passingEvent, recordedEvent } from '../platform/index.ts'

/** What happens to files of trailers. */
export const TRAILER_IMPORT_EVENTS = {
  /** Somebody uploaded it. */
  started: recordedEvent<{ fileName: string; rowCount: number }>('create'),
  /** Some more of its lines were gone through. */
  progressed: passingEvent<Record<string, never>>('update'),
  /** All of its lines were gone through. */
  finished: recordedEvent<Record<string, never>>('update'),
  /** Somebody asked to undo what it did. */
  take_back_started: recordedEvent<Record<string, never>>('update'),
  /** What it did is undone. */
  taken_back: recordedEvent<Record<string, never>>('update'),
} as const
