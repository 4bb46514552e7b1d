import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** What runs here; a change of either hash tells an open console that there is a new version (OP-OPEN-13). */
export type Version = { gitHash: string; packageSemver: string }

const ROOT = resolve(import.meta.dirname, '../../../../../..')

/**
 * `/_version` for the console's build, `/api/_version` for the server (OP-EXT-02, OP-EXT-03).
 * A console build may tell its own in `version.json`; without one it has the server's.
 */
export async function registerVersionRoutes(http: FastifyInstance, consoleFolder: string): Promise<void> {
  const server = await readServerVersion()
  http.get('/api/_version', async (_request, reply) => reply.header('cache-control', 'no-store').send(server))
  http.get('/_version', async (_request, reply) => {
    const own = await readFile(join(consoleFolder, 'version.json'), 'utf8')
      .then(text => JSON.parse(text) as Version)
      .catch(() => server)
    return reply
      .header('cache-control', 'no-store')
      .send({ gitHash: own.gitHash, packageSemver: own.packageSemver })
  })
}

async function readServerVersion(): Promise<Version> {
  const text = await readFile(join(ROOT, 'package.json'), 'utf8')
  return { gitHash: await readGitHash(), packageSemver: (JSON.parse(text) as { version: string }).version }
}

/** The checked-out commit, `unknown` outside of a git checkout. */
async function readGitHash(): Promise<string> {
  const git = join(ROOT, '.git')
  const read = (name: string) => readFile(join(git, name), 'utf8').catch(() => '')
  const head = (await read('HEAD')).trim()
  const ref = /^ref: (.+)$/.exec(head)?.[1]
  if (!ref) return head || 'unknown'
  const loose = (await read(ref)).trim()
  const packed = (await read('packed-refs')).split('\n').find(line => line.endsWith(` ${ref}`))
  return loose || packed?.split(' ')[0] || 'unknown'
}
