import { type ChangedFields, recordedEvent } from '../platform/index.ts'

/** What was said of a trailer. */
export interface TrailerSaid extends ChangedFields {
  /** The import whose file said so; left out: a person did, by hand. */
  importId?: string
}

/** Where a trailer was put. */
export interface TrailerPlaced extends ChangedFields {
  /** The move by which it came there; null: by hand, or because a truck saw it there. */
  moveId: string | null
}

/** Why the clock of a trailer is held. */
export interface ClockHeld {
  reason: string
}

/** What happens to trailers. */
export const TRAILER_EVENTS = {
  /** It came to the yard; the changes hold all that was said of it. */
  checked_in: recordedEvent<TrailerSaid>('create'),
  /** A person corrected what is known of it, or where it stands. */
  edited: recordedEvent<TrailerSaid>('update'),
  /** The import that had added it was taken back: it never was on site. */
  arrival_taken_back: recordedEvent<TrailerSaid>('delete'),
  /** The import that had changed it was taken back: it is as before. */
  edit_taken_back: recordedEvent<TrailerSaid>('update'),
  /** Somebody saw that it was dropped off. */
  drop_off_confirmed: recordedEvent<ChangedFields>('update'),
  /** It left the yard. */
  checked_out: recordedEvent<ChangedFields>('update'),
  /** It had not left after all. */
  checkout_undone: recordedEvent<ChangedFields>('update'),
  /** Its clock does not count from now on: a person said why. */
  clock_held: recordedEvent<ClockHeld>('update'),
  /** Its clock counts again. */
  clock_released: recordedEvent<Record<never, never>>('update'),
  /** It stands elsewhere, hangs on a truck, or nobody knows where it is any more. */
  placed: recordedEvent<TrailerPlaced>('update'),
} as const
