import { sql } from 'kysely'
import type { Trx } from '../../platform/db/index.ts'

/**
 * Lets PostgreSQL plan the statements of this transaction by how large the tables are now. A plan that it remembers from before
 * an import may read the whole inventory for each of its lines.
 */
export async function planAnew(trx: Trx): Promise<void> {
  await sql`set local plan_cache_mode = force_custom_plan`.execute(trx)
}
