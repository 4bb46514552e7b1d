import { type ChangedFields, recordedEvent } from '../platform/index.ts'

/** Where a trailer was put. */
export interface TrailerPlaced extends ChangedFields {
  /** The move by which it came there; null: by hand, or because a truck saw it there. */
  moveId: string | null
}

/** What happens to trailers. */
export const TRAILER_EVENTS = {
  /** It stands elsewhere, hangs on a truck, or nobody knows where it is any more. */
  placed: recordedEvent<TrailerPlaced>('update'),
} as const
