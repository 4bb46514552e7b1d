import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Duty } from './duty.ts'
import type { Database } from './open-database.ts'
import { testDatabase } from './test-database.ts'

let db: Database
let keys = 0
const duties: Duty[] = []

beforeAll(async () => {
  db = await testDatabase()
})
afterEach(async () => {
  await Promise.all(duties.splice(0).map(duty => duty.close()))
})
afterAll(() => db.close())

/** A server that wants the duty, and what it was told of it. */
function server(key: number, begin: () => Promise<void> = async () => {}) {
  const told: string[] = []
  const log = { warn: vi.fn() }
  const duty = new Duty({
    address: db.address,
    key,
    log,
    begin: async () => {
      told.push('begin')
      await begin()
    },
    end: async () => void told.push('end'),
  })
  duties.push(duty)
  return { duty, told, log }
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 })

/** Cuts every connection that holds a duty. */
const cutTheLine = () =>
  db.pool.query(`
    select pg_terminate_backend(l.pid) from pg_locks l
    where l.locktype = 'advisory' and l.granted and l.pid <> pg_backend_pid()
      and l.database = (select oid from pg_database where datname = current_database())`)

it('one server has the duty, and another one as soon as it is given up', async () => {
  const [first, second] = [server(++keys), server(keys)]
  await first.duty.start()
  await second.duty.start()
  expect([first.duty.isHeld, second.duty.isHeld]).toEqual([true, false])
  await first.duty.close()
  await until(() => expect(second.duty.isHeld).toBe(true))
  expect([first.told, second.told]).toEqual([['begin', 'end'], ['begin']])
})

it('a server whose line is cut ends the duty before anybody begins it again', async () => {
  const only = server(++keys)
  await only.duty.start()
  await cutTheLine()
  await until(() => expect(only.told).toEqual(['begin', 'end', 'begin']))
  expect(only.duty.isHeld).toBe(true)
})

it('a duty that could not be begun is given back and taken again', async () => {
  const begin = vi.fn(async () => {})
  const only = server(++keys, begin)
  await only.duty.start()
  begin.mockRejectedValueOnce(new Error('the database went away'))
  await cutTheLine()
  await until(() => expect(only.told).toEqual(['begin', 'end', 'begin', 'end', 'begin']))
  expect(only.log.warn).toHaveBeenCalledOnce()
})

it('two duties do not disturb each other', async () => {
  const [fleet, other] = [server(++keys), server(++keys)]
  await fleet.duty.start()
  await other.duty.start()
  expect([fleet.duty.isHeld, other.duty.isHeld]).toEqual([true, true])
})
