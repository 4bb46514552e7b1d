import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What really runs in a cluster folder, whatever its lock file says. */
export type LivingPostgres = {
  /** Process id of the postmaster, or null when none lives. */
  postmaster: number | null
  /** True while any PostgreSQL process, also one orphaned by kill -9, still works in the folder. */
  anyProcess: boolean
}

/** After kill -9 the lock file lies and its number may belong to a stranger: only a process that works in our folder counts. */
export async function livingPostgres(clusterFolder: string): Promise<LivingPostgres> {
  const locked = await lockFileProcess(clusterFolder)
  if (process.platform !== 'linux') {
    const lives = locked !== null && (await isPostgres(locked))
    return { postmaster: lives ? locked : null, anyProcess: lives }
  }
  const processes = await postgresProcessesIn(await realpath(clusterFolder))
  return {
    postmaster: locked !== null && processes.includes(locked) ? locked : null,
    anyProcess: processes.length > 0,
  }
}

async function lockFileProcess(clusterFolder: string): Promise<number | null> {
  const text = await readFile(join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

async function postgresProcessesIn(folder: string): Promise<number[]> {
  const found: number[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      if ((await readlink(`/proc/${name}/cwd`)) !== folder) continue
      const status = await readFile(`/proc/${name}/stat`, 'utf8')
      const state = status.charAt(status.lastIndexOf(')') + 2)
      if (status.includes('(postgres') && state !== 'Z' && state !== 'X') found.push(Number(name))
    } catch {
      // Gone meanwhile, or another user's: neither is ours.
    }
  }
  return found
}

async function isPostgres(pid: number): Promise<boolean> {
  return run('ps', ['-p', String(pid), '-o', 'comm=']).then(
    ({ stdout }) => stdout.includes('postgres'),
    () => false,
  )
}
