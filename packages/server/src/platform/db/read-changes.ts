import type { NumberedChange } from './record-change.ts'

/** Runs one statement; the change feed reads over the connection on which it listens. */
export interface StatementRunner {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

/** More changes than this are not sent one by one: reading the list again is cheaper. */
export const MAX_MISSED_CHANGES = 2_000

/**
 * The changes of a site after a number, oldest first. Null when they cannot all be given: some are no longer kept, they
 * are more than `MAX_MISSED_CHANGES`, or the number is higher than any that this database has given.
 *
 * @param topic only changes of this kind; null: of every kind
 */
export async function readChangesAfter(
  db: StatementRunner,
  siteId: string,
  after: number,
  topic: NumberedChange['topic'] | null,
): Promise<NumberedChange[] | null> {
  const { rows } = await db.query(CHANGES_AFTER, [siteId, after, topic, MAX_MISSED_CHANGES + 1])
  const isComplete = rows[0]?.complete === true
  if (!isComplete || rows.length > MAX_MISSED_CHANGES) return null
  return rows
    .filter(row => row.siteSeq !== null)
    .map(({ topic, entityId, operation, siteSeq }) => ({
      topic: topic as NumberedChange['topic'],
      siteId,
      entityId: String(entityId),
      operation: operation as NumberedChange['operation'],
      siteSeq: Number(siteSeq),
    }))
}

/** One statement, so that numbers and rows are of one moment. Without a change there is one row of nulls. */
const CHANGES_AFTER = `
with state as (
  select coalesce((select last_seq from site_sequences where site_id = $1::uuid), 0) as last_seq,
         (select min(site_seq) from outbox where site_id = $1::uuid) as oldest_seq
)
select $2::bigint <= last_seq and ($2::bigint = last_seq or $2::bigint + 1 >= oldest_seq) is true as complete,
       changes.*
from state left join lateral (
  select topic, entity_id as "entityId", operation, site_seq as "siteSeq" from outbox
  where site_id = $1::uuid and site_seq > $2::bigint and ($3::text is null or topic = $3::text)
  order by site_seq limit $4::integer
) changes on true
order by changes."siteSeq"`

/** The number of the newest change of each site that has one. */
export async function readLastSequences(db: StatementRunner): Promise<Map<string, number>> {
  const { rows } = await db.query('select site_id, last_seq from site_sequences', [])
  return new Map(rows.map(row => [String(row.site_id), Number(row.last_seq)]))
}
