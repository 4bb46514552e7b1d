import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../platform/db/index.ts'
import { testDatabase } from '../../platform/db/test-database.ts'
import { eventsOf } from '../../platform/event-log/test-events.ts'
import { LiveTopics } from '../../platform/live/index.ts'
import { addTestSite } from '../test-site.ts'
import { listApiKeys, readApiKey } from './api-keys.store.ts'
import { ApiKeys } from './api-keys.ts'
import { createApiKey, MOST_VALID_KEYS, type NewApiKey } from './create-api-key.ts'
import { ENDED_SESSIONS, revokeApiKey } from './revoke-api-key.ts'

const DAY_MS = 86_400_000
const clock = { time: 0, now: () => new Date(clock.time) }
const live = new LiveTopics(pino({ level: 'silent' }))
let db: Database
let app: { db: Database; clock: typeof clock; live: LiveTopics }
let keys: ApiKeys
let siteId: string

beforeAll(async () => {
  db = await testDatabase()
  app = { db, clock, live }
  keys = new ApiKeys({ db, clock })
})
beforeEach(async () => {
  clock.time = Date.parse('2026-05-12T08:00:00Z')
  siteId = randomUUID()
  await db.transaction(trx => addTestSite(trx, siteId))
})
afterAll(() => db?.close())

const manager = { kind: 'user', id: 'c0000000-0000-4000-8000-000000000001' } as const

const wanted: NewApiKey = {
  name: ' Dock scheduler ',
  scopes: ['moves_read', 'moves_write', 'moves_read'],
  expiresAt: null,
  acknowledgesMoves: false,
}
const create = (changes: Partial<NewApiKey> = {}) =>
  createApiKey(app, manager.id, siteId, { ...wanted, ...changes })
const refused = (message: string) => ({ code: 'BAD_INPUT', message: expect.stringContaining(message) })

describe('an API key', () => {
  it('MV-OPEN-66 signs in as a Partner of its site within its scopes', async () => {
    const { key, token } = await create()
    expect(token).toMatch(/^trx_[0-9a-f]{12}_[\w-]{43}$/)
    expect(token.startsWith(key.prefix)).toBe(true)
    expect(await keys.read(token)).toEqual({
      sessionId: expect.stringContaining(key.id),
      expiresAt: new Date(clock.time + 365 * DAY_MS),
      user: {
        id: key.id,
        name: 'Dock scheduler',
        email: '',
        sub: `api-key|${key.id}`,
        globalPermissions: [],
        siteRoles: [{ siteId, role: 'Partner' }],
        apiKey: { scopes: ['moves_read', 'moves_write'], acknowledgesMoves: false },
      },
    })
  })

  it('is stored as a hash only', async () => {
    const { token } = await create()
    const { rows } = await db.pool.query('select k::text as line from api_keys k where site_id = $1', [
      siteId,
    ])
    const secret = token.split('_').slice(2).join('_')
    expect(rows).toHaveLength(1)
    expect(rows[0].line).not.toContain(secret)
    expect(rows[0].line).not.toContain(Buffer.from(token).toString('hex'))
  })

  it('is refused with another secret, cut, lengthened, or as garbage', async () => {
    const { key, token } = await create()
    const other = (await create()).token
    const swapped = `${key.prefix}${other.slice(key.prefix.length)}`
    const wrong = [swapped, token.slice(0, -1), `${token}x`, key.prefix, 'trx_', '', `${token}\n`, '\0', '🚛']
    for (const text of wrong) expect(await keys.read(text)).toBeNull()
  })

  it('ends at its expiry and not before', async () => {
    const { token } = await create({ expiresAt: new Date(clock.time + DAY_MS) })
    clock.time += DAY_MS - 1
    expect(await keys.read(token)).not.toBeNull()
    clock.time += 1
    expect(await keys.read(token)).toBeNull()
  })

  it('ends when it is revoked, and says so to the sockets of this server', async () => {
    const { key, token } = await create()
    const session = await keys.read(token)
    const ended: string[] = []
    const stop = live.subscribe(ENDED_SESSIONS, id => ended.push(id))
    const revoked = await revokeApiKey(app, manager, key)
    stop()
    expect(revoked.revokedAt).toBe(clock.now().toISOString())
    expect(ended).toEqual([session?.sessionId])
    expect(await keys.read(token)).toBeNull()
    clock.time += 1_000
    expect((await revokeApiKey(app, manager, key)).revokedAt).toBe(revoked.revokedAt)
    expect(await eventsOf(db.kysely, key.id)).toMatchObject([
      { name: 'api_key.created', actorId: manager.id, data: { name: 'Dock scheduler' } },
      { name: 'api_key.revoked', actorId: manager.id, data: { name: 'Dock scheduler' } },
    ])
  })

  it('tells its last use, written down once a minute at most', async () => {
    const { key, token } = await create()
    const lastUse = async () => (await readApiKey(db.kysely, key.id))?.lastUsedAt
    expect(await lastUse()).toBeNull()
    const first = clock.now().toISOString()
    await keys.read(token)
    clock.time += 59_000
    await keys.read(token)
    expect(await lastUse()).toBe(first)
    clock.time += 2_000
    await keys.read(token)
    expect(await lastUse()).toBe(clock.now().toISOString())
  })
})

describe('creating an API key', () => {
  it('says what is wrong with what is asked for', async () => {
    await expect(create({ name: '  ' })).rejects.toMatchObject(refused('name must have 1 to 100'))
    await expect(create({ name: 'x'.repeat(101) })).rejects.toMatchObject(refused('name must have'))
    await expect(create({ scopes: [] })).rejects.toMatchObject(refused('scopes must name at least one'))
    for (const time of [clock.time, clock.time - 1, clock.time + 731 * DAY_MS, Number.NaN])
      await expect(create({ expiresAt: new Date(time) })).rejects.toMatchObject(refused('expiresAt must be'))
    expect(await listApiKeys(db.kysely, siteId)).toEqual([])
  })

  it('stops at the most that a site may have, also when many ask at once, until one has ended', async () => {
    const made = await Promise.allSettled(Array.from({ length: MOST_VALID_KEYS + 5 }, () => create()))
    const failures = made.filter(({ status }) => status === 'rejected')
    expect(failures).toHaveLength(5)
    await expect(create()).rejects.toMatchObject({ code: 'TOO_MANY_API_KEYS' })
    const [first] = await listApiKeys(db.kysely, siteId)
    await revokeApiKey(app, manager, first!)
    await create()
    await expect(create()).rejects.toMatchObject({ code: 'TOO_MANY_API_KEYS' })
  })

  it('keeps a bounded number of ended keys', async () => {
    await db.pool.query(
      `insert into api_keys (id, site_id, name, prefix, secret_hash, scopes, acknowledges_moves, created_by, created_at,
         expires_at)
       select gen_random_uuid(), $1::uuid, 'old ' || n, 'old' || $1::text || n, '', '{}', false, gen_random_uuid(),
         $2::timestamptz - n * interval '1 day', $2 from generate_series(1, 300) n`,
      [siteId, clock.now()],
    )
    await create()
    const left = await listApiKeys(db.kysely, siteId)
    expect(left).toHaveLength(201)
    expect(left.at(-1)?.name).toBe('old 200')
  })
})
