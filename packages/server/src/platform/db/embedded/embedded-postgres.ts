import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartProblem } from '../../config/start-problem.ts'
import { freeBytes, megabytes } from '../../files/disk-space.ts'
import { shortPath } from '../../files/short-path.ts'
import { EMBEDDED_USER, initializeCluster } from './initialize-cluster.ts'
import { chooseLaunch, handOver } from './launch.ts'
import { livingPostgres } from './living-postgres.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import {
  type PostmasterOptions,
  type SocketAddress,
  START_PATIENCE_MS,
  startPostmaster,
  stopPostmaster,
  tryToAsk,
} from './postmaster.ts'

const PORT = 5432
/** How often we look whether the server still lives, in milliseconds. */
const LOOK_EVERY_MS = 500
const LONGEST_PAUSE_MS = 15_000
/** Free bytes that an existing cluster needs. */
const START_BYTES = 20_000_000

export type EmbeddedPostgresOptions = {
  /** Folder of this database alone; it holds `cluster/`, `run/` and `postgres.log`. The caller holds its lock. */
  folder: string
  /** False only in tests: nothing is flushed to disk, so that a power failure would lose data. */
  durable: boolean
  /** Told when the server died and was started again, or could not be. */
  onRestart?: (failure: Error | null) => void
}

export type EmbeddedPostgres = {
  address: SocketAddress
  /** Process id of the postmaster of this moment. */
  readonly pid: number
  /** Whether a server that a killed predecessor left behind was taken over. */
  adopted: boolean
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that came with the packages on its own folder, or takes over the one that already runs there,
 * and starts it again whenever it dies.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = join(options.folder, 'cluster')
  const run = join(options.folder, 'run')
  const { initdb, postgres } = await postgresBinaries()
  // Passable for the account that the launch may need; what lies in it is closed to all others.
  await mkdir(options.folder, { recursive: true, mode: 0o711 })
  const launch = await chooseLaunch([cluster, postgres])
  await mkdir(run, { recursive: true, mode: 0o700 })
  await chmod(run, 0o700)
  const logPath = join(options.folder, 'postgres.log')
  await initializeCluster(cluster, initdb, launch, { durable: options.durable, logPath })
  await assertSpaceToStart(cluster)
  const socketFolder = await shortPath(run)
  const address = { host: socketFolder.path, port: PORT, user: EMBEDDED_USER, database: 'postgres' }
  const postmaster: PostmasterOptions = {
    postgres,
    launch,
    cluster,
    logPath,
    address,
    durable: options.durable,
  }

  const startOrAdopt = async () => {
    const survivor = await survivingPostmaster(cluster, address)
    if (survivor !== null) return { pid: survivor, adopted: true }
    await handOver(cluster, launch)
    await handOver(run, launch)
    await removeStaleLocks(cluster, run)
    return { pid: await startPostmaster(postmaster), adopted: false }
  }

  const first = await startOrAdopt()
  let { pid } = first
  const stopping = new AbortController()
  const watching = watch(stopping.signal, async () => {
    if (isAlive(pid)) return true
    try {
      pid = (await startOrAdopt()).pid
      options.onRestart?.(null)
      return true
    } catch (error) {
      options.onRestart?.(error instanceof Error ? error : new Error(String(error)))
      return false
    }
  })
  return {
    address,
    get pid() {
      return pid
    },
    adopted: first.adopted,
    stop: async () => {
      stopping.abort()
      await watching
      await stopPostmaster(cluster, pid)
      await socketFolder.release()
    },
  }
}

/** Cheap enough to ask often; a number that went to another process meanwhile is so rare that the next start may find out. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** After a look that found no way to start the server again, the next ones come ever more rarely. */
async function watch(stopping: AbortSignal, look: () => Promise<boolean>): Promise<void> {
  let pause = LOOK_EVERY_MS
  while (!stopping.aborted) {
    await wait(pause, undefined, { signal: stopping, ref: false }).catch(() => undefined)
    if (stopping.aborted) return
    pause = (await look()) ? LOOK_EVERY_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
}

/** PostgreSQL writes a little at every start, and may have to recover first. */
async function assertSpaceToStart(cluster: string): Promise<void> {
  const free = await freeBytes(cluster)
  if (free >= START_BYTES) return
  throw new StartProblem(
    `${cluster}: only ${megabytes(free)} are free on this disk and the database needs ${megabytes(START_BYTES)} to start: free space on it.`,
  )
}

/** The process id of a server that still answers in our folder; null once nothing is left alive there. */
async function survivingPostmaster(cluster: string, address: SocketAddress): Promise<number | null> {
  const patienceEnds = Date.now() + START_PATIENCE_MS
  while (Date.now() < patienceEnds) {
    const living = await livingPostgres(cluster)
    if (!living.anyProcess) return null
    if (living.postmaster !== null && (await tryToAsk(address)) === 'answers') return living.postmaster
    await wait(50)
  }
  throw new StartProblem(
    `PostgreSQL processes in ${cluster} neither answer nor end: stop them, then start again.`,
  )
}

async function removeStaleLocks(cluster: string, run: string): Promise<void> {
  const files = [
    join(cluster, 'postmaster.pid'),
    join(run, `.s.PGSQL.${PORT}`),
    join(run, `.s.PGSQL.${PORT}.lock`),
  ]
  for (const file of files) await rm(file, { force: true })
}
