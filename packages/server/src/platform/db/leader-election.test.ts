import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { LeaderElection } from './leader-election.ts'
import type { Database } from './open-database.ts'
import { testDatabase } from './test-database.ts'

let db: Database
let keys = 0
const elections: LeaderElection[] = []

beforeAll(async () => {
  db = await testDatabase()
})
afterEach(async () => {
  await Promise.all(elections.splice(0).map(election => election.close()))
})
afterAll(() => db.close())

/** A server that wants to lead, and the calls it got. */
function server(key: number, begin: () => Promise<void> = async () => {}) {
  const calls: string[] = []
  const log = { warn: vi.fn() }
  const election = new LeaderElection({
    address: db.address,
    key,
    log,
    begin: async () => {
      calls.push('begin')
      await begin()
    },
    end: async () => void calls.push('end'),
  })
  elections.push(election)
  return { election, calls, log }
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 })

/** Ends every connection that holds an election's lock. */
const endConnections = () =>
  db.pool.query(`
    select pg_terminate_backend(l.pid) from pg_locks l
    where l.locktype = 'advisory' and l.granted and l.pid <> pg_backend_pid()
      and l.database = (select oid from pg_database where datname = current_database())`)

it('one server leads, and another one as soon as the first steps down', async () => {
  const [first, second] = [server(++keys), server(keys)]
  await first.election.start()
  await second.election.start()
  expect([first.election.isLeader, second.election.isLeader]).toEqual([true, false])
  await first.election.close()
  await until(() => expect(second.election.isLeader).toBe(true))
  expect([first.calls, second.calls]).toEqual([['begin', 'end'], ['begin']])
})

it('a server whose connection is cut stops leading before anybody leads again', async () => {
  const only = server(++keys)
  await only.election.start()
  await endConnections()
  await until(() => expect(only.calls).toEqual(['begin', 'end', 'begin']))
  expect(only.election.isLeader).toBe(true)
})

it('a server that could not begin to lead steps down and tries again', async () => {
  const begin = vi.fn(async () => {})
  const only = server(++keys, begin)
  await only.election.start()
  begin.mockRejectedValueOnce(new Error('the database went away'))
  await endConnections()
  await until(() => expect(only.calls).toEqual(['begin', 'end', 'begin', 'end', 'begin']))
  expect(only.log.warn).toHaveBeenCalledOnce()
})

it('elections with different keys do not affect each other', async () => {
  const [fleet, other] = [server(++keys), server(++keys)]
  await fleet.election.start()
  await other.election.start()
  expect([fleet.election.isLeader, other.election.isLeader]).toEqual([true, true])
})
