import {
  EVENT_KINDS,
  type EventHeader,
  type EventName,
  enteredStatus,
  type NewEvent,
  subjectOf,
} from '@tractrix/domain/events'
import { sql } from 'kysely'
import { json, type Trx } from '../db/index.ts'
import { NO_SITE } from './no-site.ts'

/** PostgreSQL channel on which every server node receives the headers of events after their commit. */
export const EVENT_CHANNEL = 'tractrix_events'

/**
 * Appends what happened to the log, in the transaction that makes it true: gives it the next number of its site, and
 * announces it to every node when, and only when, the transaction commits. The number's row stays locked until then: that
 * is what keeps the numbers of a site without gaps and in commit order. Times are those of the servers' clocks: the order is that of the numbers.
 */
export async function appendEvent<Name extends EventName>(trx: Trx, event: NewEvent<Name>): Promise<void> {
  const { name, siteId, subjectId, at, actor, data } = event
  const { operation, isKept } = EVENT_KINDS[name]
  const subject = subjectOf(name)
  const header = { name, siteId, subject, subjectId, operation, entered: enteredStatus(data as object) }
  await sql`
    with numbered as (
      insert into site_sequences as known (site_id, last_seq) values (${siteId ?? NO_SITE}::uuid, 1)
      on conflict (site_id) do update set last_seq = known.last_seq + 1
      returning site_id, last_seq
    ), written as (
      insert into events (site_id, site_seq, is_kept, at, name, subject, subject_id, actor_kind, actor_id, data)
      select site_id, last_seq, ${isKept}::boolean, ${at}::timestamptz, ${name}, ${subject}, ${subjectId}::uuid,
        ${actor.kind}, ${'id' in actor ? actor.id : null}::uuid, ${json(data)}::jsonb from numbered
    )
    select pg_notify(
      ${EVENT_CHANNEL},
      (${JSON.stringify(header satisfies Omit<EventHeader, 'siteSeq'>)}::jsonb || jsonb_build_object('siteSeq', last_seq))::text
    ) from numbered`.execute(trx)
}
