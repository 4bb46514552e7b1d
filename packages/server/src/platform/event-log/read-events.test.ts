import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/index.ts'
import { testDatabase } from '../db/test-database.ts'
import { appendEvent } from './append-event.ts'
import { MAX_MISSED_EVENTS, readEventsAfter, readLastSequences } from './read-events.ts'

let database: Database
let siteId: string
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  siteId = randomUUID()
})

const append = (subject: 'move' | 'zone') =>
  database.transaction(trx =>
    appendEvent(trx, {
      name: subject === 'move' ? 'move.wait_reasons_changed' : 'zone.observed',
      siteId,
      subjectId: randomUUID(),
      at: new Date().toISOString(),
      actor: { kind: 'system' },
      data: {},
    }),
  )
const numbersAfter = async (after: number, subject: 'move' | 'zone' | null = null) =>
  (await readEventsAfter(database.pool, siteId, after, subject))?.map(({ siteSeq }) => siteSeq) ?? null

describe('events after a number', () => {
  it('are all later ones of the site and about the kind of record, oldest first', async () => {
    for (const subject of ['move', 'zone', 'move'] as const) await append(subject)
    expect(await numbersAfter(0)).toEqual([1, 2, 3])
    expect(await numbersAfter(1)).toEqual([2, 3])
    expect(await numbersAfter(1, 'move')).toEqual([3])
    expect(await numbersAfter(3)).toEqual([])
    expect((await readLastSequences(database.pool)).get(siteId)).toBe(3)
  })

  it('are none for a site that has had no event', async () => {
    expect(await numbersAfter(0)).toEqual([])
  })

  it('are unknown for a number that was never given: the database is another one', async () => {
    await append('move')
    expect(await numbersAfter(2)).toBeNull()
  })

  it('are unknown when some are no longer kept, also about other records', async () => {
    for (const subject of ['move', 'zone', 'move'] as const) await append(subject)
    await sql`update site_sequences set complete_after = 2 where site_id = ${siteId}`.execute(database.kysely)
    expect(await numbersAfter(2)).toEqual([3])
    expect(await numbersAfter(1)).toBeNull()
  })

  it('say which status their subject came into', async () => {
    const data = { fromStatus: 'in_progress', toStatus: 'error', changes: {}, reasons: [] } as const
    const failure = { name: 'move.failed', siteId, subjectId: randomUUID(), data } as const
    const by = { at: new Date().toISOString(), actor: { kind: 'system' } } as const
    await database.transaction(trx => appendEvent(trx, { ...failure, ...by }))
    await database.transaction(trx =>
      appendEvent(trx, { ...failure, ...by, data: { ...data, fromStatus: 'error' } }),
    )
    const events = await readEventsAfter(database.pool, siteId, 0, 'move')
    expect(events?.map(({ entered }) => entered)).toEqual(['error', null])
  })

  it('are not given when they are too many', async () => {
    await sql`insert into site_sequences (site_id, last_seq) values (${siteId}, ${MAX_MISSED_EVENTS + 1})`.execute(
      database.kysely,
    )
    await sql`
      insert into events (site_id, site_seq, is_kept, at, name, subject, subject_id, actor_kind, data)
      select ${siteId}::uuid, n, true, now(), 'zone.enabled', 'zone', gen_random_uuid(), 'system', '{}'
      from generate_series(1, ${MAX_MISSED_EVENTS + 1}::integer) n`.execute(database.kysely)
    expect(await numbersAfter(0)).toBeNull()
    expect(await numbersAfter(1)).toHaveLength(MAX_MISSED_EVENTS)
  })
})
