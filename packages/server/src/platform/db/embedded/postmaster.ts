import { spawn } from 'node:child_process'
import { type FileHandle, open, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { environment } from '../../config/env.ts'
import type { Launch } from './launch.ts'
import { livingPostgres } from './living-postgres.ts'
import { postgresProblem } from './postgres-problem.ts'

/** Longest time for a start with crash recovery, in milliseconds. */
export const START_PATIENCE_MS = 60_000
/** Time given to a fast shutdown before the immediate one, in milliseconds. */
const FAST_SHUTDOWN_MS = 10_000
const LARGEST_LOG_BYTES = 5_000_000

/** How a client reaches the embedded server: a socket that only this user can open. */
export type SocketAddress = { host: string; port: number; user: string; database: string }

export type PostmasterOptions = {
  postgres: string
  launch: Launch
  cluster: string
  logPath: string
  address: SocketAddress
  /** False: nothing is flushed to disk. */
  durable: boolean
}

/**
 * Starts a server and waits until it answers, crash recovery included. Returns its process id. Throws a `StartProblem`
 * with PostgreSQL's own reason when it does not come up, and leaves no process behind then.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<number> {
  const { launch, postgres, cluster, logPath, address } = options
  const log = await openLog(logPath)
  const words = [...launch.prefix, postgres, '-D', cluster, ...settings(options)]
  const { uid, gid } = launch
  // Its own process group: Ctrl-C in the terminal must reach us first, and the database last.
  const child = spawn(words[0]!, words.slice(1), {
    env: { PATH: environment.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log.file.fd, log.file.fd],
    detached: true,
    ...(uid !== undefined && gid !== undefined ? { uid, gid } : {}),
  })
  let failure: string | null = null
  child.on('error', error => {
    failure = error.message
  })
  child.on('exit', code => {
    failure ??= `it exited with ${code}`
  })
  child.unref()
  await log.file.close()
  const patienceEnds = Date.now() + START_PATIENCE_MS
  while (failure === null && Date.now() < patienceEnds) {
    const asked = await tryToAsk(address)
    if (child.pid !== undefined && asked === 'answers') return child.pid
    if (asked instanceof Error) failure = `error: ${asked.message}`
    else await wait(20)
  }
  if (child.pid !== undefined) await stopPostmaster(cluster, child.pid)
  const printed = (await readFile(logPath)).subarray(log.size).toString()
  throw postgresProblem(`${printed}\n${failure}`, failure ?? 'no answer', { cluster, logPath })
}

async function openLog(path: string): Promise<{ file: FileHandle; size: number }> {
  const file = await open(path, 'a', 0o600)
  if ((await file.stat()).size > LARGEST_LOG_BYTES) await file.truncate()
  return { file, size: (await file.stat()).size }
}

/** Fast shutdown; an immediate one when that takes too long. Resolves when every process is gone. */
export async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  if (!signal(pid, 'SIGINT')) return
  const started = Date.now()
  let pressed = false
  while ((await livingPostgres(cluster)).anyProcess) {
    const waited = Date.now() - started
    if (!pressed && waited > FAST_SHUTDOWN_MS) pressed = signal(pid, 'SIGQUIT')
    if (waited > 2 * FAST_SHUTDOWN_MS) throw new Error(`PostgreSQL process ${pid} does not end.`)
    await wait(20)
  }
}

/** PostgreSQL's codes for a server that is starting, recovering or ending, or has all connections taken. */
const NOT_YET = /^(57P0[123]|53300)$/

/** Asks the server at this address: it answers, it does not yet, or it refuses for a reason that will not pass. */
export async function tryToAsk(address: SocketAddress): Promise<'answers' | 'not yet' | Error> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return 'answers'
  } catch (error) {
    return error instanceof pg.DatabaseError && !NOT_YET.test(error.code ?? '') ? error : 'not yet'
  } finally {
    await client.end().catch(() => undefined)
  }
}

function settings({ address, durable }: PostmasterOptions): string[] {
  const flush = durable ? 'on' : 'off'
  const values = {
    listen_addresses: '',
    port: String(address.port),
    unix_socket_directories: address.host,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: flush,
    synchronous_commit: flush,
    full_page_writes: flush,
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** False when there is no such process any more. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
