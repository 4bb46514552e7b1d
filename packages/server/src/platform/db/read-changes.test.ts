import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './open-database.ts'
import { MAX_MISSED_CHANGES, readChangesAfter, readLastSequences } from './read-changes.ts'
import { recordChange } from './record-change.ts'
import { testDatabase } from './test-database.ts'

let database: Database
let siteId: string
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  siteId = randomUUID()
})

const record = (topic: 'move' | 'zone') =>
  database.transaction(trx =>
    recordChange(trx, { topic, siteId, entityId: randomUUID(), operation: 'update' }),
  )
const numbersAfter = async (after: number, topic: 'move' | 'zone' | null = null) =>
  (await readChangesAfter(database.pool, siteId, after, topic))?.map(({ siteSeq }) => siteSeq) ?? null

describe('changes after a number', () => {
  it('are all later ones of the site and of the kind, oldest first', async () => {
    for (const topic of ['move', 'zone', 'move'] as const) await record(topic)
    expect(await numbersAfter(0)).toEqual([1, 2, 3])
    expect(await numbersAfter(1)).toEqual([2, 3])
    expect(await numbersAfter(1, 'move')).toEqual([3])
    expect(await numbersAfter(3)).toEqual([])
    expect((await readLastSequences(database.pool)).get(siteId)).toBe(3)
  })

  it('are none for a site that has had no change', async () => {
    expect(await numbersAfter(0)).toEqual([])
  })

  it('are unknown for a number that was never given: the database is another one', async () => {
    await record('move')
    expect(await numbersAfter(2)).toBeNull()
  })

  it('are unknown when some are no longer kept, also of another kind', async () => {
    for (const topic of ['move', 'zone', 'move'] as const) await record(topic)
    await sql`delete from outbox where site_id = ${siteId} and site_seq <= 2`.execute(database.kysely)
    expect(await numbersAfter(2)).toEqual([3])
    expect(await numbersAfter(1)).toBeNull()
    await sql`delete from outbox where site_id = ${siteId}`.execute(database.kysely)
    expect(await numbersAfter(3)).toEqual([])
    expect(await numbersAfter(2)).toBeNull()
  })

  it('are not given when they are too many', async () => {
    await sql`insert into site_sequences (site_id, last_seq) values (${siteId}, ${MAX_MISSED_CHANGES + 1})`.execute(
      database.kysely,
    )
    await sql`
      insert into outbox (topic, site_id, entity_id, operation, site_seq)
      select 'move', ${siteId}::uuid, gen_random_uuid(), 'update', n
      from generate_series(1, ${MAX_MISSED_CHANGES + 1}::integer) n`.execute(database.kysely)
    expect(await numbersAfter(0)).toBeNull()
    expect(await numbersAfter(1)).toHaveLength(MAX_MISSED_CHANGES)
  })
})
