import { type ChangedFields, recordedEvent } from '../platform/index.ts'

/** What happens to sites. */
export const SITE_EVENTS = {
  settings_changed: recordedEvent<ChangedFields>('update'),
} as const
