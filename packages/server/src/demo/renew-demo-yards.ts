import { demoQuestions, demoYards } from '@tractrix/demo-yards'
import { sql } from 'kysely'
import { json, type Trx } from '../platform/db/index.ts'
import { insertForms } from './insert-forms.ts'
import { insertRoutes } from './insert-yard.ts'

/**
 * Brings what nobody can change by hand in the demo yards of an older version to today's: base maps, forms and routes. Zones,
 * trailers and trucks are left as people and trucks have made them; yards that are not there are not made.
 */
export async function renewDemoYards(trx: Trx): Promise<void> {
  const known = await trx.selectFrom('sites').select('id').execute()
  const yards = demoYards().filter(({ siteId }) => known.some(({ id }) => id === siteId))
  if (yards.length === 0) return
  for (const yard of yards) {
    await sql`
      update sites set base_map = ${json(yard.baseMap)}::jsonb
      where id = ${yard.siteId} and base_map is distinct from ${json(yard.baseMap)}::jsonb`.execute(trx)
    await insertRoutes(trx, yard)
  }
  await insertForms(trx, demoQuestions())
}
