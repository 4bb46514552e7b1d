import { sql } from 'kysely'
import type { Trx } from './open-database.ts'

export const CHANGE_TOPICS = ['move', 'zone', 'trailer', 'truck', 'site', 'move-failed'] as const
export type ChangeTopic = (typeof CHANGE_TOPICS)[number]
export type ChangeOperation = 'create' | 'update' | 'delete'

/** Something of a site changed; whoever needs more reads it by its id. */
export type Change = { topic: ChangeTopic; siteId: string; entityId: string; operation: ChangeOperation }

/** A change with its number: 1 for the first change of its site, without gaps, in commit order. */
export type NumberedChange = Change & { siteSeq: number }

/** PostgreSQL channel on which every server node receives changes after their commit. */
export const CHANGE_CHANNEL = 'tractrix_changes'

/**
 * Gives the change the next number of its site, writes it into the outbox, and announces it to every node when, and
 * only when, the transaction commits. The number's row stays locked until then: that is what keeps the numbers of a
 * site without gaps and in commit order.
 */
export async function recordChange(trx: Trx, change: Change): Promise<void> {
  const { topic, siteId, entityId, operation } = change
  const payload = JSON.stringify({ topic, siteId, entityId, operation } satisfies Change)
  await sql`
    with numbered as (
      insert into site_sequences as known (site_id, last_seq) values (${siteId}, 1)
      on conflict (site_id) do update set last_seq = known.last_seq + 1
      returning last_seq
    ), written as (
      insert into outbox (topic, site_id, entity_id, operation, site_seq)
      select ${topic}, ${siteId}::uuid, ${entityId}::uuid, ${operation}, last_seq from numbered
    )
    select pg_notify(
      ${CHANGE_CHANNEL},
      (${payload}::jsonb || jsonb_build_object('siteSeq', last_seq))::text
    ) from numbered`.execute(trx)
}
