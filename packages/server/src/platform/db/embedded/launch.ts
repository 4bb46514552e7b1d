import { execFile } from 'node:child_process'
import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How to start a PostgreSQL program so that it accepts who we are: words before its path, and who owns its files. */
export type Launch = {
  prefix: string[]
  uid?: number
  gid?: number
  owner: { uid: number; gid: number } | null
}

/**
 * PostgreSQL refuses to run as root. As an ordinary user nothing is needed; as root the first way that works here is
 * taken: a user namespace in which we are somebody else, a switch of user that keeps the right to reach our folders,
 * or a plain switch of user when every parent folder is open to it.
 */
export async function chooseLaunch(mustReach: string[]): Promise<Launch> {
  if (process.getuid?.() !== 0) return { prefix: [], owner: null }
  const user = await ordinaryUser()
  const namespace = ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`, '--']
  if (await works(namespace)) return { prefix: namespace, owner: { uid: 0, gid: 0 } }
  const withReach = [
    'setpriv',
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ]
  if (await works(withReach)) return { prefix: withReach, owner: user }
  for (const path of mustReach) await assertReachable(path)
  return { prefix: [], uid: user.uid, gid: user.gid, owner: user }
}

/** Hands a folder with all its content to the owner that the launch needs; nothing to do when that is so already. */
export async function handOver(folder: string, launch: Launch): Promise<void> {
  const { owner } = launch
  if (!owner) return
  const info = await stat(folder)
  if (info.uid === owner.uid) return
  for (const entry of await readdir(folder, { recursive: true }))
    await lchown(join(folder, entry), owner.uid, owner.gid)
  await chown(folder, owner.uid, owner.gid)
}

async function works(prefix: string[]): Promise<boolean> {
  const [program = '', ...words] = prefix
  return run(program, [...words, 'true']).then(
    () => true,
    () => false,
  )
}

/** An account that exists (initdb looks its name up) and is neither root nor the overflow user. */
async function ordinaryUser(): Promise<{ uid: number; gid: number }> {
  const accounts = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .map(line => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(account => account.uid > 0 && account.uid !== 65_534 && account.gid > 0)
  const chosen = accounts.find(account => account.name === 'postgres') ?? accounts[0]
  if (!chosen) {
    throw new Error(
      'PostgreSQL does not run as root and there is no other account here: start as an ordinary user, or set DATABASE_URL.',
    )
  }
  return { uid: chosen.uid, gid: chosen.gid }
}

async function assertReachable(path: string): Promise<void> {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) {
      throw new Error(
        `PostgreSQL does not run as root, and an ordinary user cannot reach ${folder}: start as an ordinary user, set TRACTRIX_DATA to an open folder, or set DATABASE_URL.`,
      )
    }
  }
}
