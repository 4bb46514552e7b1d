import { cp, mkdir, mkdtemp, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestServer } from './app/testing/test-server.ts'
import { startEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts'
import { livingPostgres } from './platform/db/embedded/living-postgres.ts'
import { migrate, openDatabase } from './platform/db/index.ts'

let folder: string
/** A data folder with tables of today, which the tests copy and damage. */
let whole: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tractrix-refused-'))
  whole = join(folder, 'whole')
  await mkdir(whole)
  await inDatabase(whole, async db => migrate(db))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function inDatabase(data: string, work: (db: ReturnType<typeof openDatabase>) => Promise<unknown>) {
  const postgres = await startEmbeddedPostgres({ folder: join(data, 'database'), durable: false })
  const db = openDatabase(postgres.address, { connections: 1 })
  try {
    await work(db)
  } finally {
    await db.close()
    await postgres.stop()
  }
}

const copyOfWhole = async (name: string) => {
  const data = join(folder, name)
  await cp(whole, data, { recursive: true })
  return { data, cluster: join(data, 'database', 'cluster') }
}

/** Starts a server that must not come up: its exit code and everything that it said, log lines included. */
const refusal = (settings: Record<string, string>) => new TestServer(settings).ended
const oneLine = (sentence: RegExp) => ({ code: 1, lines: [expect.stringMatching(sentence)] })

describe('a start that cannot succeed says so in one line and ends', () => {
  it('when the data folder was changed by a newer version', async () => {
    const { data } = await copyOfWhole('newer')
    await inDatabase(data, db =>
      db.pool.query(`insert into schema_migrations values ('9999-from-the-future', '2030-01-01T00:00:00Z')`),
    )
    expect(await refusal({ TRACTRIX_DATA: data })).toEqual(
      oneLine(
        /^TRACTRIX_DATA=.*newer: a newer version of Tractrix .*\(9999-from-the-future\): start that version/,
      ),
    )
    await inDatabase(data, async db => {
      const { rows } = await db.pool.query('select count(*) as n from schema_migrations')
      expect(Number(rows[0].n)).toBeGreaterThan(1)
    })
  })

  const cut = (path: string) => (cluster: string) => truncate(join(cluster, path), 100)
  const lose = (path: string) => (cluster: string) => rm(join(cluster, path), { recursive: true })
  const overwrite = (path: string, text: string) => (cluster: string) => writeFile(join(cluster, path), text)
  const damages: [string, (cluster: string) => Promise<void>, RegExp][] = [
    ['its control file is cut', cut('global/pg_control'), /could not read file "global\/pg_control".*backup/],
    ['a system folder is missing', lose('global'), /could not find the database system.*backup/],
    ['its log of changes is missing', lose('pg_wal'), /pg_wal.*backup/],
    ['its version file is missing', lose('PG_VERSION'), /damaged \(PG_VERSION is missing\).*backup/],
    ['its version file is garbage', overwrite('PG_VERSION', 'xx'), /not a valid data directory.*backup/],
    [
      'another PostgreSQL made it',
      overwrite('PG_VERSION', '14'),
      /made by PostgreSQL 14.*version that made it/,
    ],
    ['its settings are garbage', overwrite('postgresql.conf', 'a = = b\n'), /postgresql\.conf.*backup/],
    ['a database is missing', lose('base'), /database .*backup/],
  ]
  it.each(damages)('when %s, and nothing goes on running', async (name, damage, sentence) => {
    const { data, cluster } = await copyOfWhole(name.replaceAll(' ', '-'))
    await damage(cluster)
    const before = await readdir(cluster)
    const { code, lines } = await refusal({ TRACTRIX_DATA: data })
    expect({ code, lines }).toEqual(oneLine(sentence))
    expect(lines[0]).toContain(cluster)
    expect(await readdir(cluster)).toEqual(expect.arrayContaining(before))
    expect(await livingPostgres(cluster)).toEqual({ postmaster: null, anyProcess: false })
  })

  it('when pages of a table are garbage', async () => {
    const { data, cluster } = await copyOfWhole('pages')
    let path = ''
    await inDatabase(data, async db => {
      const { rows } = await db.pool.query(`select pg_relation_filepath('schema_migrations') as path`)
      path = rows[0].path
    })
    await writeFile(join(cluster, path), Buffer.alloc(8192, 'x'))
    expect(await refusal({ TRACTRIX_DATA: data })).toEqual(
      oneLine(/^TRACTRIX_DATA=.*pages: the database cannot be used \(invalid page in block 0 .*backup/),
    )
  })

  it('when a file stands where the database belongs', async () => {
    const { data, cluster } = await copyOfWhole('file')
    await rename(cluster, join(data, 'elsewhere'))
    await writeFile(cluster, '')
    expect(await refusal({ TRACTRIX_DATA: data })).toEqual(oneLine(/cluster/))
  })

  it.each(['/proc/tractrix/data', '/dev/null/data', '/dev/null'])(
    'when the data folder cannot exist: %s',
    async path => {
      expect(await refusal({ TRACTRIX_DATA: path })).toEqual(
        oneLine(new RegExp(`^TRACTRIX_DATA=${path}: this folder cannot be used .*choose one`)),
      )
    },
  )

  it.each(['PORT', 'MQTT_PORT'])('when %s is taken, before the database is made', async setting => {
    const other = createServer()
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as { port: number }
    const data = join(folder, setting)
    expect(await refusal({ TRACTRIX_DATA: data, [setting]: String(port) })).toEqual(
      oneLine(new RegExp(`${port}.*taken`)),
    )
    expect(await readdir(data)).toEqual([])
    other.close()
  })

  it('when both ports are the same', async () => {
    const probe = createServer()
    await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
    const { port } = probe.address() as { port: number }
    await new Promise(resolve => probe.close(resolve))
    const both = { PORT: String(port), MQTT_PORT: String(port) }
    expect(await refusal({ TRACTRIX_DATA: join(folder, 'same'), ...both })).toEqual(oneLine(/MQTT_PORT/))
  })
})
