import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../db/index.ts'
import { testDatabase } from '../db/test-database.ts'
import { appendEvent } from './append-event.ts'
import { EventFeed, type FeedMessage } from './event-feed.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('the event feed', () => {
  const newEvent = (siteId: string | null = randomUUID()) => ({
    name: 'move.wait_reasons_changed' as const,
    siteId,
    subjectId: randomUUID(),
    at: new Date().toISOString(),
    actor: { kind: 'dispatch' as const },
    data: {},
  })
  const append = (event: ReturnType<typeof newEvent>) => database.transaction(trx => appendEvent(trx, event))
  const announced = ({ name, siteId, subjectId }: ReturnType<typeof newEvent>, siteSeq: number) => ({
    kind: 'event',
    event: { name, siteId, siteSeq, subject: 'move', subjectId, operation: 'update', entered: null },
  })

  /** Resolves with the messages up to the first that `isLast` accepts. */
  const messagesUntil = (feed: EventFeed, isLast: (message: FeedMessage) => boolean) =>
    new Promise<FeedMessage[]>(resolve => {
      const messages: FeedMessage[] = []
      const off = feed.on(message => {
        messages.push(message)
        if (!isLast(message)) return
        off()
        resolve(messages)
      })
    })
  const isAbout = (id: string) => (message: FeedMessage) =>
    message.kind === 'event' && message.event.subjectId === id

  it('announces what was committed, in order, and nothing that was rolled back', async () => {
    const feed = new EventFeed(database.address)
    await feed.start()
    const [first, lost, last] = [newEvent(), newEvent(), newEvent(null)]
    const received = messagesUntil(feed, isAbout(last.subjectId))
    await append(first)
    await database
      .transaction(async trx => {
        await appendEvent(trx, lost)
        throw new Error('no')
      })
      .catch(() => undefined)
    await append(last)
    expect(await received).toEqual([announced(first, 1), announced(last, 1)])
    const kept = await database.kysely.selectFrom('events').select('subject_id').orderBy('at').execute()
    expect(kept.map(row => row.subject_id)).toEqual([first.subjectId, last.subjectId])
    await feed.close()
  })

  const cutLines = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tractrix' and datname = current_database() and pid in (
        select pid from pg_stat_activity
        where query like 'listen tractrix_events' or query like 'select site_id, last_seq%' or query = 'select 1'
      ) and pid <> pg_backend_pid()`.execute(database.kysely)

  it('connects again after its line was cut and announces what was committed meanwhile, once and in order', async () => {
    const feed = new EventFeed(database.address)
    await feed.start()
    const siteId = randomUUID()
    const events = Array.from({ length: 30 }, () => newEvent(siteId))
    const received = messagesUntil(feed, isAbout(events.at(-1)?.subjectId ?? ''))
    for (const [index, next] of events.entries()) {
      if (index % 10 === 4) await cutLines()
      await append(next)
    }
    expect(await received).toEqual(events.map((next, index) => announced(next, index + 1)))
    expect(feed.sequences.of(siteId)).toBe(30)
    await feed.close()
  })

  it('asks everybody to read anew when what it missed is no longer kept', async () => {
    const feed = new EventFeed(database.address)
    await feed.start()
    const kept = newEvent()
    const received = messagesUntil(feed, isAbout(kept.subjectId))
    await append(kept)
    await received
    const resynced = messagesUntil(feed, message => message.kind === 'resync')
    // While the table is locked the feed cannot see where things stand: it finds the event and its loss together.
    await database.transaction(async trx => {
      await sql`lock table site_sequences in access exclusive mode`.execute(trx)
      await appendEvent(trx, newEvent(kept.siteId))
      await sql`delete from events where site_id = ${kept.siteId}`.execute(trx)
      await sql`update site_sequences set complete_after = last_seq where site_id = ${kept.siteId}`.execute(
        trx,
      )
      await cutLines()
    })
    await resynced
    await feed.close()
  })

  it('numbers the events of a site without gaps and in commit order, whoever writes them', async () => {
    const feed = new EventFeed(database.address)
    await feed.start()
    const siteId = randomUUID()
    const all = new Promise<number[]>(resolve => {
      const seen: number[] = []
      feed.on(message => {
        if (message.kind === 'event' && message.event.siteId === siteId) seen.push(message.event.siteSeq)
        if (seen.length === 60) resolve(seen)
      })
    })
    await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        database
          .transaction(async trx => {
            await appendEvent(trx, newEvent(siteId))
            if (index % 4 === 0) throw new Error('rolled back')
          })
          .catch(() => undefined),
      ),
    )
    expect(await all).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
    await feed.close()
  })

  it('passes over kinds that only a newer server knows, without a gap', async () => {
    const feed = new EventFeed(database.address)
    await feed.start()
    const siteId = randomUUID()
    const [first, last] = [newEvent(siteId), newEvent(siteId)]
    const received = messagesUntil(feed, isAbout(last.subjectId))
    await append(first)
    await database.transaction(async trx => {
      const header = { ...announced(newEvent(siteId), 2).event, name: 'move.teleported' }
      await sql`update site_sequences set last_seq = 2 where site_id = ${siteId}`.execute(trx)
      await sql`
        insert into events (site_id, site_seq, is_kept, at, name, subject, subject_id, actor_kind, data)
        values (${siteId}, 2, true, now(), ${header.name}, 'move', ${header.subjectId}, 'system', '{}')`.execute(
        trx,
      )
      await sql`select pg_notify('tractrix_events', ${JSON.stringify(header)})`.execute(trx)
    })
    await append(last)
    expect(await received).toEqual([announced(first, 1), announced(last, 3)])
    await feed.close()
  })

  it('stays closed after close', async () => {
    const connections = async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(database.kysely)
      return rows.map(({ pid }) => pid)
    }
    const before = await connections()
    const feed = new EventFeed(database.address)
    await feed.start()
    const [pid] = (await connections()).filter(each => !before.includes(each))
    expect(pid).toBeDefined()
    await feed.close()
    await vi.waitFor(async () => expect(await connections()).not.toContain(pid), { timeout: 10_000 })
  })

  it('follows a database that has lost its last events', async () => {
    const feed = new EventFeed(database.address)
    await feed.start()
    const siteId = randomUUID()
    const [lost, next] = [newEvent(siteId), newEvent(siteId)]
    for (let n = 0; n < 3; n++) await append(newEvent(siteId))
    const received = messagesUntil(feed, isAbout(lost.subjectId))
    await append(lost)
    await received
    const resynced = messagesUntil(feed, message => message.kind === 'resync')
    await sql`delete from events where site_id = ${siteId} and site_seq > 1`.execute(database.kysely)
    await sql`update site_sequences set last_seq = 1 where site_id = ${siteId}`.execute(database.kysely)
    await cutLines()
    await resynced
    const again = messagesUntil(feed, isAbout(next.subjectId))
    await append(next)
    expect(await again).toContainEqual(announced(next, 2))
    await feed.close()
  })
})
