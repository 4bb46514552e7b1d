import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoYards } from '@tractrix/demo-yards'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/db/index.ts'
import { testDatabase } from '../platform/db/test-database.ts'
import { ApiKeys } from '../users/index.ts'
import { loadDemo } from './load-demo.ts'
import { keepTrafficKeys } from './traffic-keys.ts'

let db: Database
let dataFolder: string
beforeAll(async () => {
  db = await testDatabase()
  dataFolder = await mkdtemp(join(tmpdir(), 'tractrix-traffic-keys-'))
})
afterAll(async () => {
  await db.close()
  await rm(dataFolder, { recursive: true, force: true })
})

const path = () => join(dataFolder, 'demo-traffic.json')
const siteIds = demoYards().map(({ siteId }) => siteId)
const keep = async (): Promise<Record<string, string>> => {
  const app = { db, clock: systemClock, log: pino({ level: 'silent' }), config: { dataFolder } }
  await keepTrafficKeys(app)
  return JSON.parse(await readFile(path(), 'utf8'))
}
const read = (token: string) => new ApiKeys({ db, clock: systemClock }).read(token)

describe('keepTrafficKeys', () => {
  it('makes no key in a database without the demo yards', async () => {
    await writeFile(path(), '{"one":"trx_of_another_database"}')
    expect(await keep()).toEqual({})
  })

  it('MV-OPEN-66 makes a key of each demo yard, which only the owner of the file can read, and keeps it', async () => {
    await loadDemo(db, systemClock, 'secret')
    const keys = await keep()
    expect(Object.keys(keys).sort()).toEqual([...siteIds].sort())
    expect((await stat(path())).mode & 0o777).toBe(0o600)
    for (const siteId of siteIds) {
      const session = await read(keys[siteId]!)
      expect(session?.user).toMatchObject({
        name: 'Demo traffic',
        siteRoles: [{ siteId, role: 'Partner' }],
        globalPermissions: [],
      })
      expect(session?.user.apiKey?.scopes).not.toContain('moves_test')
    }
    expect(await keep()).toEqual(keys)
  })

  it('makes another key when one was revoked, is of another site, or the file is damaged', async () => {
    const [first, second, third] = siteIds as [string, string, string]
    const before = await keep()
    await db.kysely
      .updateTable('api_keys')
      .set({ revoked_at: new Date().toISOString() })
      .where('site_id', '=', first)
      .execute()
    await writeFile(path(), JSON.stringify({ ...before, [second]: before[third] }))
    const after = await keep()
    expect(await read(before[first]!)).toBeNull()
    expect((await read(after[first]!))?.user.siteRoles[0]?.siteId).toBe(first)
    expect((await read(after[second]!))?.user.siteRoles[0]?.siteId).toBe(second)
    expect(after[third]).toBe(before[third])
    await writeFile(path(), 'no JSON')
    expect(Object.keys(await keep()).sort()).toEqual([...siteIds].sort())
  })
})
