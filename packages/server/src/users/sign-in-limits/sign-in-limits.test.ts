import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../platform/db/index.ts'
import { testDatabase } from '../../platform/db/test-database.ts'
import { insertUser } from '../store/users.store.ts'
import { deleteOldSignIns } from './sign-in-addresses.store.ts'
import { type Attempt, SignInLimits } from './sign-in-limits.ts'
import { TooManyAttempts } from './too-many-attempts.ts'

const clock = { now: () => new Date() }
let db: Database
/** Two servers on one database. */
let one: SignInLimits
let other: SignInLimits
let userId: string

beforeAll(async () => {
  db = await testDatabase()
  one = new SignInLimits({ db, clock })
  other = new SignInLimits({ db, clock })
})
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-12T08:00:00Z') })
  userId = randomUUID()
  await db.kysely.deleteFrom('sign_in_attempts').execute()
  await db.transaction(trx =>
    insertUser(trx, {
      id: userId,
      name: 'Maya',
      email: `${userId}@example.test`,
      sub: userId,
      globalPermissions: [],
      siteRoles: [],
      passwordHash: null,
      isDemo: false,
      createdAt: clock.now().toISOString(),
    }),
  )
})
afterEach(() => vi.useRealTimers())
afterAll(() => db?.close())

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000)
const attempt = (ip: string, changes: Partial<Attempt> = {}): Attempt => ({
  ip,
  account: `${userId}@example.test`,
  userId,
  ...changes,
})
/** Whether an attempt is let through, to fail. */
const isLetIn = (given: Attempt, limits = one) =>
  limits.begin(given).then(
    () => true,
    (error: unknown) => {
      expect(error).toBeInstanceOf(TooManyAttempts)
      return false
    },
  )
const letIn = async (attempts: readonly Attempt[], limits = one) => {
  let count = 0
  for (const each of attempts) if (await isLetIn(each, limits)) count++
  return count
}
const times = (count: number, make: (n: number) => Attempt) =>
  Array.from({ length: count }, (_, n) => make(n))
const signIn = async (ip: string) => one.succeed(userId, await one.begin(attempt(ip)))
const rows = async () => {
  const { n } = await db.kysely
    .selectFrom('sign_in_attempts')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

describe('limits of signing in', () => {
  it('70 wrong passwords from one address lock out no other address, for ever repeatable or not', async () => {
    for (let round = 0; round < 3; round++) {
      expect(await letIn(times(70, () => attempt('203.0.113.1')))).toBe(10)
      expect(await isLetIn(attempt(`203.0.113.${100 + round}`))).toBe(true)
      wait(61)
    }
  })

  it('counts where all servers see it, also when many ask at once', async () => {
    const given = attempt('203.0.113.1')
    const answers = await Promise.all(
      times(30, () => given).map((each, n) => isLetIn(each, n % 2 ? one : other)),
    )
    expect(answers.filter(Boolean)).toHaveLength(10)
    expect(await isLetIn(given, other)).toBe(false)
    expect(await isLetIn(given, new SignInLimits({ db, clock }))).toBe(false)
  })

  it('an account that many addresses attack is slowed, but stays open to addresses that signed in before', async () => {
    await signIn('198.51.100.7')
    const attack = times(80, n => attempt(`203.0.113.${n}`))
    expect(await letIn(attack)).toBe(20)
    expect(await isLetIn(attempt('192.0.2.1'))).toBe(false)
    for (const limits of [one, other]) expect(await isLetIn(attempt('198.51.100.7'), limits)).toBe(true)
    wait(61)
    expect(await isLetIn(attempt('192.0.2.1'))).toBe(true)
  })

  it('the whole of an attacker’s network is one address: IPv6 counts by its first 64 bits', async () => {
    expect(await letIn(times(30, n => attempt(`2001:db8:0:1::${n + 1}`)))).toBe(10)
    expect(await isLetIn(attempt('2001:db8:0:2::1'))).toBe(true)
  })

  it('an address that tries many accounts is slowed too', async () => {
    const junk = (n: number) => attempt('203.0.113.1', { account: `junk-${n}@example.test`, userId: null })
    expect(await letIn(times(100, junk))).toBe(60)
  })

  it('a success counts as no guess, and says how long to wait otherwise', async () => {
    for (let n = 0; n < 30; n++) await signIn('198.51.100.7')
    await letIn(times(10, () => attempt('203.0.113.1')))
    wait(20)
    const refusal = await one.begin(attempt('203.0.113.1')).catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      waitSeconds: 40,
      message: 'Too many attempts to sign in. Please try again in 40 seconds.',
    })
  })

  it('whoever goes on guessing minute by minute waits for the rest of the hour', async () => {
    let count = 0
    for (let minute = 0; minute < 10; minute++) {
      count += await letIn(times(12, () => attempt('203.0.113.1')))
      wait(61)
    }
    expect(count).toBe(40)
    const refusal = await one.begin(attempt('203.0.113.1')).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ message: expect.stringMatching(/try again in 50 minutes\.$/) })
    wait(3_600)
    expect(await isLetIn(attempt('203.0.113.1'))).toBe(true)
  })

  it('junk names push no counter out, and their counters are few, hashed and run out', async () => {
    const guesser = attempt('203.0.113.1')
    await letIn(times(12, () => guesser))
    const junk = (n: number) => attempt('203.0.113.2', { account: `${n}${'x'.repeat(300)}`, userId: null })
    await letIn(times(200, junk))
    expect(await isLetIn(guesser)).toBe(false)
    // Only what the address may try leaves counters: 60 a minute, with a pair for the minute, the hour, and a name.
    expect(await rows()).toBeLessThan(4 * 70)
    const { rows: stored } = await db.pool.query('select key from sign_in_attempts')
    for (const { key } of stored) {
      expect(key.length).toBeLessThan(60)
      expect(key).not.toMatch(/203\.0\.113|example|xxx/)
    }
    wait(3_601)
    await deleteOldSignIns(db, clock.now().toISOString())
    expect(await rows()).toBe(0)
  })

  it('remembers a bounded number of addresses of a person, and forgets them in the end', async () => {
    for (let n = 0; n < 55; n++) {
      await signIn(`198.51.100.${n}`)
      wait(61)
    }
    const known = () =>
      db.kysely.selectFrom('sign_in_addresses').select('last_at').where('user_id', '=', userId).execute()
    expect(await known()).toHaveLength(50)
    wait(91 * 86_400)
    await deleteOldSignIns(db, clock.now().toISOString())
    expect(await known()).toEqual([])
  })
})
