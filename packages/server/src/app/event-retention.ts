import { keepEvents } from '../platform/event-log/index.ts'
import type { RepeatedJob } from '../platform/feature/index.ts'

/** Drops what the event log keeps no longer, and makes room for the months to come. */
export const eventRetention: RepeatedJob = {
  name: 'event log',
  everyMs: 15 * 60_000,
  run: ({ db, clock, config }) => keepEvents(db, clock.now().toISOString(), config.eventsKeptMonths),
}
