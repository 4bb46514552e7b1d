import { sql } from 'kysely'
import type { Trx } from './open-database.ts'

export const CHANGE_TOPICS = ['move', 'zone', 'trailer', 'truck', 'site', 'move-failed'] as const
export type ChangeTopic = (typeof CHANGE_TOPICS)[number]
export type ChangeOperation = 'create' | 'update' | 'delete'

/** News that something of a site changed; whoever needs more reads it by its id. */
export type Change = { topic: ChangeTopic; siteId: string; entityId: string; operation: ChangeOperation }

/** PostgreSQL channel on which every server node hears of changes after their commit. */
export const CHANGE_CHANNEL = 'tractrix_changes'

/** Writes the news into the outbox and announces it to every node when, and only when, the transaction commits. */
export async function recordChange(trx: Trx, change: Change): Promise<void> {
  const { topic, siteId, entityId, operation } = change
  const payload = JSON.stringify({ topic, siteId, entityId, operation } satisfies Change)
  await sql`
    with written as (
      insert into outbox (topic, site_id, entity_id, operation)
      values (${topic}, ${siteId}, ${entityId}, ${operation})
    )
    select pg_notify(${CHANGE_CHANNEL}, ${payload})`.execute(trx)
}
