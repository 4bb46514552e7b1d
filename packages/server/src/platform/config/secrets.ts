import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isOutOfSpace } from '../files/disk-space.ts'
import { writeWhole } from '../files/write-whole.ts'
import { StartProblem } from './start-problem.ts'

/** What this installation made up for itself once. */
export type Secrets = {
  /** Every truck's broker password is derived from it; 32 random bytes, base64url. */
  fleetKey: string
}

/** Reads `secrets.json` of the data folder, or makes it (readable for this user alone). */
export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  const path = join(dataFolder, 'secrets.json')
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new StartProblem(`${path} cannot be read (${error.code}).`)
  })
  return text === null ? makeSecrets(path) : parseSecrets(text, path)
}

async function makeSecrets(path: string): Promise<Secrets> {
  const secrets: Secrets = { fleetKey: randomBytes(32).toString('base64url') }
  try {
    await writeWhole(path, `${JSON.stringify(secrets, null, 2)}\n`)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const advice = isOutOfSpace(error) ? 'free space on its disk' : 'make its folder writable for this user'
    throw new StartProblem(`${path} cannot be written (${code}): ${advice}, then start again.`)
  }
  return secrets
}

function parseSecrets(text: string, path: string): Secrets {
  try {
    const { fleetKey } = JSON.parse(text) as Partial<Secrets>
    if (typeof fleetKey === 'string' && fleetKey.length >= 32) return { fleetKey }
  } catch {
    // Falls through to the one answer for everything unreadable.
  }
  throw new StartProblem(
    `${path} is damaged: put back the copy from your backup, or delete it, after which every truck needs its new password.`,
  )
}
