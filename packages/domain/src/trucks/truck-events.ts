import { type ChangedFields, recordedEvent } from '../platform/index.ts'

/** What happens to trucks; where they are is telemetry and no event. */
export const TRUCK_EVENTS = {
  availability_set: recordedEvent<ChangedFields>('update'),
  /** Another trailer is hitched to it, or none. */
  trailer_connected: recordedEvent<ChangedFields>('update'),
  /** A person took an order as stopped that the truck did not confirm. */
  set_free: recordedEvent<ChangedFields>('update'),
} as const
