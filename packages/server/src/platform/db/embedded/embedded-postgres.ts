import { spawn } from 'node:child_process'
import { chmod, mkdir, open, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { environment } from '../../config/env.ts'
import { shortPath } from '../../short-path.ts'
import { EMBEDDED_USER, initialiseCluster } from './initialise-cluster.ts'
import { chooseLaunch, handOver, type Launch } from './launch.ts'
import { livingPostgres } from './living-postgres.ts'
import { postgresBinaries } from './postgres-binaries.ts'

/** Longest time for a start with crash recovery, or for a dying predecessor to end, in milliseconds. */
const PATIENCE_MS = 60_000
/** Time given to a fast shutdown before the immediate one, in milliseconds. */
const FAST_SHUTDOWN_MS = 10_000
const LARGEST_LOG_BYTES = 5_000_000
const PORT = 5432

export type EmbeddedPostgresOptions = {
  /** Folder of this database alone; it holds `cluster/`, `run/` and `postgres.log`. The caller holds its lock. */
  folder: string
  /** False only in tests: nothing is flushed to disk, so that a power failure would lose data. */
  durable: boolean
}

/** How a client reaches the embedded server: a socket that only this user can open. */
export type SocketAddress = { host: string; port: number; user: string; database: string }

export type EmbeddedPostgres = {
  address: SocketAddress
  /** Process id of the postmaster. */
  pid: number
  /** Whether a server that a killed predecessor left behind was taken over. */
  adopted: boolean
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>
}

/** Starts the PostgreSQL that came with the packages on its own folder, or takes over the one that already runs there. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = join(options.folder, 'cluster')
  const run = join(options.folder, 'run')
  const binaries = await postgresBinaries()
  // Passable for the account that the launch may need; what lies in it is closed to all others.
  await mkdir(options.folder, { recursive: true, mode: 0o711 })
  const launch = await chooseLaunch([cluster, binaries.postgres])
  await mkdir(run, { recursive: true, mode: 0o700 })
  await chmod(run, 0o700)
  await initialiseCluster(cluster, binaries.initdb, launch, options.durable)
  const socketFolder = await shortPath(run)
  const address = { host: socketFolder.path, port: PORT, user: EMBEDDED_USER, database: 'postgres' }
  const stopServer = async (pid: number) => {
    await stopPostmaster(cluster, pid)
    await socketFolder.release()
  }
  const survivor = await survivingPostmaster(cluster, address)
  if (survivor !== null) return { address, pid: survivor, adopted: true, stop: () => stopServer(survivor) }
  await handOver(cluster, launch)
  await handOver(run, launch)
  await removeStaleLocks(cluster, run)
  const pid = await startPostmaster(binaries.postgres, launch, { ...options, cluster, address })
  return { address, pid, adopted: false, stop: () => stopServer(pid) }
}

/** The process id of a server that still answers in our folder; null once nothing is left alive there. */
async function survivingPostmaster(cluster: string, address: SocketAddress): Promise<number | null> {
  const patienceEnds = Date.now() + PATIENCE_MS
  while (Date.now() < patienceEnds) {
    const living = await livingPostgres(cluster)
    if (!living.anyProcess) return null
    if (living.postmaster !== null && (await answers(address))) return living.postmaster
    await wait(50)
  }
  throw new Error(`PostgreSQL processes in ${cluster} neither answer nor end: stop them, then start again.`)
}

async function removeStaleLocks(cluster: string, run: string): Promise<void> {
  const files = [
    join(cluster, 'postmaster.pid'),
    join(run, `.s.PGSQL.${PORT}`),
    join(run, `.s.PGSQL.${PORT}.lock`),
  ]
  for (const file of files) await rm(file, { force: true })
}

async function startPostmaster(
  postgres: string,
  launch: Launch,
  options: EmbeddedPostgresOptions & { cluster: string; address: SocketAddress },
): Promise<number> {
  const logPath = join(options.folder, 'postgres.log')
  const log = await open(logPath, 'a', 0o600)
  if ((await stat(logPath)).size > LARGEST_LOG_BYTES) await truncate(logPath)
  const flush = options.durable ? 'on' : 'off'
  const settings = {
    listen_addresses: '',
    port: String(PORT),
    unix_socket_directories: options.address.host,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: flush,
    synchronous_commit: flush,
    full_page_writes: flush,
  }
  const words = [...launch.prefix, postgres, '-D', options.cluster]
  for (const [name, value] of Object.entries(settings)) words.push('-c', `${name}=${value}`)
  const { uid, gid } = launch
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
  const patienceEnds = Date.now() + PATIENCE_MS
  try {
    while (Date.now() < patienceEnds) {
      if (failure !== null) break
      if (child.pid !== undefined && (await answers(options.address))) return child.pid
      await wait(20)
    }
  } finally {
    await log.close()
  }
  throw new Error(`The embedded PostgreSQL did not start (${failure ?? 'no answer'}): see ${logPath}.`)
}

async function answers(address: SocketAddress): Promise<boolean> {
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

async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  if (!signal(pid, 'SIGINT')) return
  const started = Date.now()
  let pressed = false
  for (;;) {
    const living = await livingPostgres(cluster)
    if (!living.anyProcess) return
    if (!pressed && Date.now() - started > FAST_SHUTDOWN_MS) pressed = signal(pid, 'SIGQUIT')
    if (Date.now() - started > 2 * FAST_SHUTDOWN_MS) throw new Error(`PostgreSQL ${pid} does not end.`)
    await wait(20)
  }
}

/** False when there is no such process any more. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
