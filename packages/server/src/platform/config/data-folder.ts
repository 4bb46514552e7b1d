import { rename, unlink } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { makeFolder } from '../files/make-folder.ts'
import { shortPath } from '../files/short-path.ts'
import { settingProblem } from './start-problem.ts'

const LOCK = 'lock'
const ANSWER_MS = 1_000

/** A data folder that belongs to this process until it releases it, or dies. */
export type DataFolder = { path: string; release(): Promise<void> }

/**
 * Creates the folder if need be and claims it. The claim is a socket that listens in the folder: the system closes it
 * with the process, whatever ends that, so that a stale one is told from a living one by asking.
 * Throws a `StartProblem` when the folder cannot be used or another running Tractrix holds it.
 */
export async function claimDataFolder(path: string): Promise<DataFolder> {
  try {
    // Passable for the account that the embedded PostgreSQL may need; what lies in it is closed to all others.
    await makeFolder(path, 0o711)
  } catch (error) {
    throw unusable(path, error)
  }
  const short = await shortPath(path)
  const lock = join(short.path, LOCK)
  try {
    const server = await claim(lock, path)
    return {
      path,
      release: async () => {
        await new Promise(resolve => server.close(resolve))
        await short.release()
      },
    }
  } catch (error) {
    await short.release()
    throw error
  }
}

async function claim(lock: string, folder: string): Promise<Server> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const server = await listen(lock, folder)
    if (server) return server
    const holder = await askHolder(lock)
    if (holder !== null) {
      const who = holder ? `process ${holder}` : 'another process'
      throw settingProblem(
        'TRACTRIX_DATA',
        folder,
        `Tractrix already runs on this folder (${who}): stop it, or choose another folder.`,
      )
    }
    await removeStale(lock)
  }
  throw settingProblem('TRACTRIX_DATA', folder, 'several starts want this folder at once: try again.')
}

/** Null when the lock is there already. */
function listen(lock: string, folder: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer(visitor => {
      visitor.on('error', () => undefined)
      visitor.end(String(process.pid))
    })
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null)
      else reject(unusable(folder, error))
    })
    server.listen(lock, () => {
      server.unref()
      resolve(server)
    })
  })
}

/** The process id that answers, empty when it is too busy to say so, null when nobody is there. */
function askHolder(lock: string): Promise<string | null> {
  return new Promise(resolve => {
    let answer = ''
    const visitor = connect(lock)
    visitor.setTimeout(ANSWER_MS, () => visitor.destroy())
    visitor.on('data', bytes => {
      answer += bytes
    })
    visitor.on('error', () => resolve(null))
    visitor.on('close', () => resolve(answer))
  })
}

/** Another start may have replaced the stale lock meanwhile: what is moved away is asked once more before it goes. */
async function removeStale(lock: string): Promise<void> {
  const aside = `${lock}.${process.pid}`
  try {
    await rename(lock, aside)
    if ((await askHolder(aside)) === null) await unlink(aside)
    else await rename(aside, lock)
  } catch {
    // Somebody else was faster; the next attempt sees what they made of it.
  }
}

function unusable(folder: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return settingProblem(
    'TRACTRIX_DATA',
    folder,
    `this folder cannot be used (${code}): choose one that this user may write.`,
  )
}
