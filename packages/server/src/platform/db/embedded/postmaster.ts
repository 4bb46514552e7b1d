import { spawn } from 'node:child_process'
import { open, stat, truncate } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { environment } from '../../config/env.ts'
import type { Launch } from './launch.ts'
import { livingPostgres } from './living-postgres.ts'

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

/** Starts a server and waits until it answers, crash recovery included. Returns its process id. */
export async function startPostmaster(options: PostmasterOptions): Promise<number> {
  const log = await open(options.logPath, 'a', 0o600)
  if ((await stat(options.logPath)).size > LARGEST_LOG_BYTES) await truncate(options.logPath)
  const words = [...options.launch.prefix, options.postgres, '-D', options.cluster, ...settings(options)]
  const { uid, gid } = options.launch
  // Its own process group: Ctrl-C in the terminal must reach us first, and the database last.
  const child = spawn(words[0]!, words.slice(1), {
    env: { PATH: environment.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log.fd, log.fd],
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
  await log.close()
  const patienceEnds = Date.now() + START_PATIENCE_MS
  while (failure === null && Date.now() < patienceEnds) {
    if (child.pid !== undefined && (await answers(options.address))) return child.pid
    await wait(20)
  }
  throw new Error(
    `The embedded PostgreSQL did not start (${failure ?? 'no answer'}): see ${options.logPath}.`,
  )
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

/** Whether a server at this address takes connections and answers. */
export async function answers(address: SocketAddress): Promise<boolean> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
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
