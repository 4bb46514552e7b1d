import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { type Kysely, sql } from 'kysely'
import {
  type Database,
  migrate,
  openDatabase,
  startEmbeddedPostgres,
  type Tables,
} from '../platform/db/index.ts'
import { appendEvent, keepEvents, readEventsAfter, readHistory } from '../platform/event-log/index.ts'
import { type BenchResult, median, printResult } from './bench-result.ts'

const ROUNDS = 9
const PER_ROUND = 300
const MOVES_PER_DAY = 2_000
/** Created, queued, assigned, accepted, picked up, dropped, completed, and two trailers' and trucks' events each way. */
const EVENTS_PER_MOVE = 11
const DAYS = 365
const MONTHS_KEPT = 60

/**
 * The event log of a site with 2,000 moves a day after a year: the cost of one transaction that appends an event, against
 * one that inserts the same row with a plain statement; what a year takes on disk; reading the history of a move, and
 * what a console missed. Durable as in operation.
 */
export async function run(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'tractrix-bench-'))
  const embedded = await startEmbeddedPostgres({ folder, durable: true })
  const db = openDatabase(embedded.address)
  try {
    await migrate(db)
    return await measure(db)
  } finally {
    await db.close()
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(db: Database): Promise<BenchResult> {
  const siteId = randomUUID()
  const filled = await fillYear(db, siteId)
  const appended: number[] = []
  const plain: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    appended.push(await perCall(PER_ROUND, () => append(db, siteId)))
    plain.push(await perCall(PER_ROUND, () => insertPlain(db)))
  }
  const history = await perCall(PER_ROUND, () => readHistory(db.kysely, [filled.someMove]))
  const missed = await perCall(20, () => readEventsAfter(db.pool, siteId, filled.rows - 500, 'move'))
  return {
    name: 'event log after a year of 2,000 moves a day',
    figures: [
      { label: 'a transaction that appends an event', value: median(appended), unit: 'ms' },
      { label: 'a transaction that inserts a plain row', value: median(plain), unit: 'ms' },
      { label: 'rows of a year', value: filled.rows, unit: '' },
      { label: 'bytes of a year, with indexes', value: filled.bytes, unit: 'B' },
      { label: 'bytes per event', value: filled.bytes / filled.rows, unit: 'B' },
      { label: 'history of one move', value: history, unit: 'ms' },
      { label: 'what a console missed in 500 events', value: missed, unit: 'ms' },
    ],
    ratio: median(appended) / median(plain),
    goal: 2,
  }
}

/** A year of events as moves make them, one month per partition. */
async function fillYear(
  db: Database,
  siteId: string,
): Promise<{ rows: number; bytes: number; someMove: string }> {
  const rows = MOVES_PER_DAY * EVENTS_PER_MOVE * DAYS
  for (let month = 0; month <= 12; month++)
    await keepEvents(db, new Date(Date.UTC(2025, month, 1)).toISOString(), MONTHS_KEPT)
  await db.kysely.connection().execute(async connection => {
    await sql`set statement_timeout = 0`.execute(connection)
    await insertEvents(connection, siteId, rows)
    await sql`vacuum analyze events`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
  await sql`insert into site_sequences (site_id, last_seq) values (${siteId}, ${rows})`.execute(db.kysely)
  const { rows: facts } = await sql<{ bytes: number; someMove: string }>`
    select (select sum(pg_total_relation_size(relid)) from pg_partition_tree('events'))::bigint as bytes,
      md5('180000')::uuid as "someMove"`.execute(db.kysely)
  const { bytes, someMove } = facts[0]!
  return { rows, bytes, someMove }
}

const insertEvents = (connection: Kysely<Tables>, siteId: string, rows: number) =>
  sql`
    insert into events (site_id, site_seq, is_kept, at, name, subject, subject_id, actor_kind, actor_id, data)
    select ${siteId}::uuid, n, true, '2025-01-01Z'::timestamptz + n * interval '1 day' / ${MOVES_PER_DAY * EVENTS_PER_MOVE},
      'move.picked_up', 'move', md5((n / ${EVENTS_PER_MOVE}::int)::text)::uuid, 'truck', md5((n % 20)::text)::uuid,
      jsonb_build_object('fromStatus', 'pending', 'toStatus', 'in_progress', 'reasons', '[]'::jsonb,
        'changes', jsonb_build_object('attempt', jsonb_build_object('from', 0, 'to', 1),
          'inProgressAt', jsonb_build_object('from', null, 'to', '2025-01-01T00:00:00.000Z')))
    from generate_series(1, ${rows}::bigint) n`.execute(connection)

const append = (db: Database, siteId: string) =>
  db.transaction(trx =>
    appendEvent(trx, {
      name: 'zone.disabled',
      siteId,
      subjectId: randomUUID(),
      at: new Date().toISOString(),
      actor: { kind: 'user', id: randomUUID() },
      data: { changes: { enabled: { from: true, to: false } } },
    }),
  )

/** The same row, without number, partition choice by site and announcement. */
const insertPlain = (db: Database) =>
  db.transaction(async trx => {
    const data = JSON.stringify({ changes: { enabled: { from: true, to: false } } })
    await sql`
      insert into events (site_id, site_seq, is_kept, at, name, subject, subject_id, actor_kind, actor_id, data)
      values (${randomUUID()}::uuid, 1, true, now(), 'zone.disabled', 'zone', ${randomUUID()}::uuid, 'user',
        ${randomUUID()}::uuid, ${data}::jsonb)`.execute(trx)
  })

async function perCall(times: number, call: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  for (let time = 0; time < times; time++) await call()
  return (performance.now() - begin) / times
}

if (import.meta.main) printResult(await run())
