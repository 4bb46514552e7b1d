import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { livingPostgres } from './living-postgres.ts'

let folder: string
let running: EmbeddedPostgres | null

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tractrix-embedded-'))
  running = null
})
afterEach(async () => {
  await running?.stop()
  await rm(folder, { recursive: true, force: true })
})

let restarted: Promise<Error | null>
const start = async (where = folder, durable = false) => {
  let onRestart: (failure: Error | null) => void = () => undefined
  restarted = new Promise(resolve => {
    onRestart = resolve
  })
  running = await startEmbeddedPostgres({ folder: where, durable, onRestart })
  return running
}

/** Another process that starts the server, keeps a row in it, and can be killed. */
const startElsewhere = async () => {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))})
    const { default: pg } = await import(${JSON.stringify(import.meta.resolve('pg'))})
    const server = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, durable: true })
    const client = new pg.Client(server.address)
    await client.connect()
    await client.query('create table kept as select 8 as n')
    await client.end()
    console.log(server.pid)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    postgres: Number(line.toString()),
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

const ask = async (server: EmbeddedPostgres, text: string) => {
  const client = new pg.Client(server.address)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query({ text, rowMode: 'array' })
  await client.end()
  return rows[0]?.[0]
}

describe('the embedded PostgreSQL', () => {
  it('keeps what was committed over stop and start, flushing everything when durable', async () => {
    const first = await start(folder, true)
    await ask(first, 'create table kept as select 7 as n')
    expect(await ask(first, 'show fsync')).toBe('on')
    expect(await ask(first, 'show synchronous_commit')).toBe('on')
    expect(await ask(first, 'show full_page_writes')).toBe('on')
    expect(await ask(first, 'show data_checksums')).toBe('on')
    expect(await ask(first, 'show listen_addresses')).toBe('')
    await first.stop()
    const second = await start(folder, true)
    expect(second.adopted).toBe(false)
    expect(await ask(second, 'select n from kept')).toBe(7)
  })

  it('takes over the server that a killed predecessor left behind', async () => {
    const predecessor = await startElsewhere()
    await predecessor.kill()
    const second = await start()
    expect(second).toMatchObject({ adopted: true, pid: predecessor.postgres })
    expect(await ask(second, 'select n from kept')).toBe(8)
  })

  it('starts anew after the server was killed together with its predecessor, over the lock left behind', async () => {
    const predecessor = await startElsewhere()
    await predecessor.kill()
    process.kill(predecessor.postgres, 'SIGKILL')
    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await ask(second, 'select n from kept')).toBe(8)
  })

  it('starts the server again when it dies alone', async () => {
    const first = await start()
    await ask(first, 'create table kept as select 9 as n')
    await ask(first, 'checkpoint')
    const died = first.pid
    process.kill(died, 'SIGKILL')
    expect(await restarted).toBeNull()
    expect(first.pid).not.toBe(died)
    expect(await ask(first, 'select n from kept')).toBe(9)
  })

  it('does not believe a lock that names the process of a stranger', async () => {
    const first = await start()
    await first.stop()
    const stranger = spawn('sleep', ['60'])
    try {
      const cluster = join(folder, 'cluster')
      await writeFile(join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n`)
      const second = await start()
      expect(second.adopted).toBe(false)
      expect(await ask(second, 'select 1')).toBe(1)
    } finally {
      stranger.kill('SIGKILL')
    }
  })

  it('throws away a cluster whose creation was interrupted', async () => {
    await mkdir(join(folder, 'cluster.init-1234', 'base'), { recursive: true })
    await start()
    expect(await readdir(folder)).not.toContain('cluster.init-1234')
  })

  it('works in a folder whose path is longer than a socket may have', async () => {
    const deep = join(folder, 'ä'.repeat(60), 'b'.repeat(60))
    const server = await start(deep)
    expect(await ask(server, 'select 1')).toBe(1)
    expect(server.address.host.length).toBeLessThan(83)
  })

  it('ends every process on stop, also while a transaction is open', async () => {
    const server = await start()
    const client = new pg.Client(server.address)
    client.on('error', () => undefined)
    await client.connect()
    await client.query('begin')
    await server.stop()
    const log = await readFile(join(folder, 'postgres.log'), 'utf8')
    expect(log).toContain('received fast shutdown request')
    expect(log).not.toContain('received immediate shutdown request')
    expect(await livingPostgres(join(folder, 'cluster'))).toEqual({ postmaster: null, anyProcess: false })
    await client.end().catch(() => undefined)
  })

  it('names its log when it cannot start', async () => {
    const first = await start()
    await first.stop()
    await writeFile(join(folder, 'cluster', 'postgresql.conf'), 'nonsense = = 1\n')
    running = null
    await expect(startEmbeddedPostgres({ folder, durable: false })).rejects.toThrow(
      /postgresql\.conf.*postgres\.log/,
    )
    expect(await readFile(join(folder, 'postgres.log'), 'utf8')).toContain('postgresql.conf" line 1')
  })
})
