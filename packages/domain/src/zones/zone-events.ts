import { type ChangedFields, passingEvent, recordedEvent } from '../platform/index.ts'

/** What happens to zones. */
export const ZONE_EVENTS = {
  created: recordedEvent<ChangedFields>('create'),
  edited: recordedEvent<ChangedFields>('update'),
  deleted: recordedEvent<ChangedFields>('delete'),
  enabled: recordedEvent<ChangedFields>('update'),
  disabled: recordedEvent<ChangedFields>('update'),
  /** A truck saw what stands there. */
  observed: passingEvent<Record<string, never>>('update'),
  observation_removed: recordedEvent<ChangedFields>('update'),
  /** A trailer came or left; the trailer's own event says which. */
  occupancy_changed: passingEvent<Record<string, never>>('update'),
} as const
