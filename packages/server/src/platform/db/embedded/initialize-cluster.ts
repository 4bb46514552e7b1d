import { execFile } from 'node:child_process'
import { access, appendFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { environment } from '../../config/env.ts'
import { StartProblem } from '../../config/start-problem.ts'
import { freeBytes, megabytes } from '../../files/disk-space.ts'
import { handOver, type Launch } from './launch.ts'
import { type PostgresFiles, postgresProblem } from './postgres-problem.ts'

const run = promisify(execFile)

/** The database user that owns everything; trusted, because only we can open the socket's folder. */
export const EMBEDDED_USER = 'tractrix'

/**
 * Creates the cluster when there is none. It grows in a folder beside and is renamed when complete, so that a cluster
 * either exists as a whole or not at all, whenever the power fails.
 */
export async function initializeCluster(
  folder: string,
  initdb: string,
  launch: Launch,
  { durable, logPath }: { durable: boolean; logPath: string },
): Promise<void> {
  await removeUnfinished(folder)
  if (await exists(join(folder, 'PG_VERSION'))) return
  await assertNothingThere(folder)
  await assertSpaceForCluster(dirname(folder))
  const growing = `${folder}.init-${process.pid}`
  await mkdir(growing, { recursive: true, mode: 0o700 })
  await handOver(growing, launch)
  const words = [
    ...launch.prefix,
    initdb,
    `--pgdata=${growing}`,
    `--username=${EMBEDDED_USER}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    ...(durable ? [] : ['--no-sync']),
  ]
  const { uid, gid } = launch
  try {
    await run(words[0]!, words.slice(1), {
      env: { PATH: environment.PATH, LC_ALL: 'C', TZ: 'UTC' },
      ...(uid !== undefined && gid !== undefined ? { uid, gid } : {}),
    })
    await rename(growing, folder)
  } catch (error) {
    await rm(growing, { recursive: true, force: true })
    throw await creationProblem(error, { cluster: folder, logPath })
  }
}

/** Free bytes that a new cluster with the demo yards needs, with room for its first days. */
const NEW_CLUSTER_BYTES = 250_000_000

async function assertSpaceForCluster(folder: string): Promise<void> {
  const free = await freeBytes(folder)
  if (free >= NEW_CLUSTER_BYTES) return
  throw new StartProblem(
    `${folder}: only ${megabytes(free)} are free on this disk and a new database needs ${megabytes(NEW_CLUSTER_BYTES)}: free space on it, or set TRACTRIX_DATA to a folder on another disk.`,
  )
}

/** A folder with files but without the one that every cluster has is one that lost some: it is never written over. */
async function assertNothingThere(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  if (names.length === 0) return
  throw new StartProblem(
    `${folder} is damaged (PG_VERSION is missing): put back your backup of the data folder, or set TRACTRIX_DATA to a new one.`,
  )
}

async function creationProblem(error: unknown, files: PostgresFiles): Promise<StartProblem> {
  const { stderr = '', code, signal } = error as Error & { stderr?: string; code?: unknown; signal?: unknown }
  await appendFile(files.logPath, stderr, { mode: 0o600 }).catch(() => undefined)
  return postgresProblem(stderr, `initdb ended with ${signal ?? code}`, files)
}

async function removeUnfinished(folder: string): Promise<void> {
  const parent = dirname(folder)
  for (const name of await readdir(parent)) {
    if (name.startsWith(`${basename(folder)}.init-`))
      await rm(join(parent, name), { recursive: true, force: true })
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
