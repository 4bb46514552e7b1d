import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from './json.ts'
import { lockSite, lockSites } from './lock-site.ts'
import { migrate } from './migrate.ts'
import { type Database, openDatabase } from './open-database.ts'
import { testDatabase } from './test-database.ts'

let database: Database

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const one = async <T>(query: { execute(db: Database['kysely']): Promise<{ rows: T[] }> }) =>
  (await query.execute(database.kysely)).rows[0]

describe('values', () => {
  it('reads timestamps as ISO 8601 UTC with all digits, so that a value read back equals the stored one', async () => {
    const text = '2026-03-01T10:20:30.123456Z'
    const row = await one(sql<{ at: string; whole: string; same: boolean }>`
      select ${text}::timestamptz as at, '2026-03-01 11:00:00+01'::timestamptz as whole,
        ${text}::timestamptz = timestamptz '2026-03-01 10:20:30.123456+00' as same`)
    expect(row).toEqual({ at: text, whole: '2026-03-01T10:00:00.000Z', same: true })
  })

  it('reads counts as numbers', async () => {
    expect(await one(sql`select count(*) as n from moves`)).toEqual({ n: 0 })
  })

  it('stores a list in a jsonb column as a JSON list', async () => {
    const row = await one(sql`select ${json([{ a: 'ü"' }, 2])}::jsonb as list`)
    expect(row).toEqual({ list: [{ a: 'ü"' }, 2] })
  })

  it('lets umlauts change case, as names of yards need', async () => {
    expect(await one(sql`select upper('größe ñ') as text`)).toMatchObject({ text: 'GRÖßE Ñ' })
  })

  it('prepares a statement with parameters once per connection', async () => {
    await database.kysely.connection().execute(async db => {
      for (let i = 0; i < 3; i++)
        await db.selectFrom('users').select('id').where('email', '=', `u${i}`).execute()
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from pg_prepared_statements where statement like '%"email" = $1'`.execute(db)
      expect(rows[0]?.n).toBe(1)
    })
  })
})

describe('transaction', () => {
  const partner = () => ({ id: randomUUID(), name: randomUUID() })

  it('saves everything or nothing', async () => {
    const kept = partner()
    const lost = partner()
    await database.transaction(trx => trx.insertInto('partners').values(kept).execute())
    const failing = database.transaction(async trx => {
      await trx.insertInto('partners').values(lost).execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    const names = await database.kysely.selectFrom('partners').select('name').execute()
    expect(names).toContainEqual({ name: kept.name })
    expect(names).not.toContainEqual({ name: lost.name })
  })

  it('survives the loss of a connection in its midst: it fails, and the next one works', async () => {
    const broken = database.transaction(async trx => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)
    })
    await expect(broken).rejects.toMatchObject({ code: 'UNAVAILABLE', cause: expect.any(Error) })
    await expect(database.transaction(trx => sql`select 1`.execute(trx))).resolves.toBeTruthy()
  })

  it('does not offer to send a request again whose commit may have come to pass', async () => {
    const broken = database.transaction(async trx => {
      const row = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await sql`select pg_terminate_backend(${row.rows[0]!.pid}, 5000)`.execute(database.kysely)
    })
    const error = await broken.catch((reason: Error & { code?: string }) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('keeps the error of a query that PostgreSQL refuses', async () => {
    await expect(sql`select 1 / 0`.execute(database.kysely)).rejects.toMatchObject({ code: '22012' })
  })

  it('leaves no connection behind when it is closed, whichever way it was used', async () => {
    const plain = openDatabase(database.address)
    await plain.pool.query('select 1')
    await plain.close()
    expect(plain.pool.totalCount).toBe(0)
  })

  it('answers UNAVAILABLE, with the reason for the log, while there is no database', async () => {
    const nowhere = openDatabase({ url: 'postgres://127.0.0.1:1/none' })
    const asked = nowhere.transaction(trx => sql`select 1`.execute(trx))
    await expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE', cause: { code: 'ECONNREFUSED' } })
    await nowhere.close()
  })

  it('runs the migrations again without effect', async () => {
    await expect(migrate(database)).resolves.toBeUndefined()
  })
})

describe('lockSite', () => {
  /** Tries the lock of a site from a second connection without waiting. */
  const isFree = async (siteId: string) => {
    const row = await one(sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${siteId}::text, 7461::bigint)) as free`)
    return row?.free
  }

  it('keeps a second action on the same site out until the first has ended', async () => {
    const siteId = randomUUID()
    const other = randomUUID()
    await database.transaction(async trx => {
      await lockSite(trx, siteId.toUpperCase())
      expect(await isFree(siteId)).toBe(false)
      expect(await isFree(other)).toBe(true)
    })
    expect(await isFree(siteId)).toBe(true)
  })

  it('takes several sites in one order, so that two actions on both never deadlock', async () => {
    const [a, b] = [randomUUID(), randomUUID()]
    const rounds = Array.from({ length: 20 }, (_, i) =>
      database.transaction(trx => lockSites(trx, i % 2 ? [a, b, a] : [b, a])),
    )
    await expect(Promise.all(rounds)).resolves.toHaveLength(20)
  })
})
