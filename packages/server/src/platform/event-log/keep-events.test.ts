import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../db/index.ts'
import { testDatabase } from '../db/test-database.ts'
import { appendEvent } from './append-event.ts'
import { keepEvents } from './keep-events.ts'
import { readEventsAfter } from './read-events.ts'

let database: Database
const siteId = randomUUID()
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const append = (name: 'zone.enabled' | 'zone.observed', at: string) =>
  database.transaction(trx => {
    const about = { siteId, subjectId: randomUUID(), at, actor: { kind: 'system' } } as const
    return name === 'zone.enabled'
      ? appendEvent(trx, { ...about, name, data: { changes: {} } })
      : appendEvent(trx, { ...about, name, data: {} })
  })
const stored = async () =>
  (
    await sql<{ siteSeq: number; table: string }>`
    select site_seq as "siteSeq", tableoid::regclass::text as table from events
    where site_id = ${siteId} order by site_seq`.execute(database.kysely)
  ).rows

it('keeps recorded events for their months and passing ones for a day, and makes the months to come', async () => {
  await keepEvents(database, '2031-01-15T00:00:00.000Z', 24)
  await append('zone.enabled', '2031-01-20T10:00:00.000Z')
  await append('zone.observed', '2031-01-20T11:00:00.000Z')
  // A clock that went back: the order is that of the numbers.
  await append('zone.enabled', '2030-12-20T10:30:00.000Z')
  await append('zone.enabled', '2031-03-31T23:59:59.000Z')
  await append('zone.observed', '2033-02-01T00:00:00.000Z')
  expect((await stored()).map(({ table }) => table)).toEqual([
    'events_kept_2031_01',
    'events_passing',
    'events_kept_other',
    'events_kept_2031_03',
    'events_passing',
  ])

  await keepEvents(database, '2033-01-31T23:00:00.000Z', 24)
  expect((await stored()).map(({ siteSeq }) => siteSeq)).toEqual([1, 4, 5])
  expect(await readEventsAfter(database.pool, siteId, 2, null)).toBeNull()
  expect(await readEventsAfter(database.pool, siteId, 3, null)).toHaveLength(2)

  // The first month is over 24 months old now.
  await keepEvents(database, '2033-02-01T01:00:00.000Z', 24)
  expect((await stored()).map(({ siteSeq }) => siteSeq)).toEqual([4, 5])
  expect(await readEventsAfter(database.pool, siteId, 3, null)).toHaveLength(2)
})

it('leaves a month in the common partition whose events came before its own was made', async () => {
  await append('zone.enabled', '2040-05-05T00:00:00.000Z')
  await keepEvents(database, '2040-05-06T00:00:00.000Z', 1_200)
  expect((await stored()).at(-1)?.table).toBe('events_kept_other')
  await append('zone.enabled', '2040-06-05T00:00:00.000Z')
  expect((await stored()).at(-1)?.table).toBe('events_kept_2040_06')
})

it('is kept by several servers at once, while others write', async () => {
  const now = '2050-03-15T00:00:00.000Z'
  const keepers = Array.from({ length: 4 }, () => keepEvents(database, now, 12))
  const writers = Array.from({ length: 40 }, () => append('zone.enabled', now))
  await Promise.all([...keepers, ...writers])
  expect(await stored()).toHaveLength(40)
})
