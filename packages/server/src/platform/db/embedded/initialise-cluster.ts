import { execFile } from 'node:child_process'
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { environment } from '../../config/env.ts'
import { handOver, type Launch } from './launch.ts'

const run = promisify(execFile)

/** The database user that owns everything; trusted, because only we can open the socket's folder. */
export const EMBEDDED_USER = 'tractrix'

/**
 * Creates the cluster when there is none. It grows in a folder beside and is renamed when complete, so that a cluster
 * either exists as a whole or not at all, whenever the power fails.
 */
export async function initialiseCluster(
  folder: string,
  initdb: string,
  launch: Launch,
  durable: boolean,
): Promise<void> {
  await removeUnfinished(folder)
  if (await exists(join(folder, 'PG_VERSION'))) return
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
  await run(words[0]!, words.slice(1), {
    env: { PATH: environment.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...(uid !== undefined && gid !== undefined ? { uid, gid } : {}),
  })
  await rename(growing, folder)
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
