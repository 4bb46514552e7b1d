import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoId, demoYards } from '@tractrix/demo-yards'
import type { ApiKeyScope } from '@tractrix/domain/users'
import type { ServerContext } from '../platform/context/index.ts'
import { writeWhole } from '../platform/files/write-whole.ts'
import { ApiKeys, createApiKey } from '../users/index.ts'

/** Where the keys stand in the data folder, as JSON: tokens by the id of their site. */
const FILE = 'demo-traffic.json'
const NAME = 'Demo traffic'
const SCOPES: readonly ApiKeyScope[] = [
  'moves_read',
  'moves_write',
  'trailers_read',
  'trailers_write',
  'trucks_read',
]

type Context = Pick<ServerContext, 'db' | 'clock' | 'log'> & { config: { dataFolder: string } }

/**
 * Sees to it that the demo traffic has a valid API key of every demo yard, in a file of the data folder that only its
 * owner may read. A key that was revoked, or has expired, is replaced. The demo Manager stands as its maker. What goes
 * wrong is logged: the server starts without traffic then.
 */
export async function keepTrafficKeys(app: Context): Promise<void> {
  const path = join(app.config.dataFolder, FILE)
  try {
    const known = await readKeys(path)
    const keys: Record<string, string> = {}
    for (const siteId of await loadedSites(app)) {
      const token = known[siteId]
      const isValid = token !== undefined && (await isKeyOf(app, siteId, token))
      keys[siteId] = isValid ? token : await newKey(app, siteId)
    }
    if (JSON.stringify(keys) !== JSON.stringify(known))
      await writeWhole(path, `${JSON.stringify(keys, null, 2)}\n`)
  } catch (error) {
    app.log.warn({ err: error, path }, 'the demo traffic got no API keys')
  }
}

/** Nothing of a file that is not there or cannot be understood. */
async function readKeys(path: string): Promise<Record<string, string>> {
  try {
    const keys: unknown = JSON.parse(await readFile(path, 'utf8'))
    const entries = Object.entries(keys ?? {}).filter(([, token]) => typeof token === 'string')
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

async function loadedSites({ db }: Context): Promise<string[]> {
  const rows = await db.kysely.selectFrom('sites').select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  return demoYards().flatMap(({ siteId }) => (known.has(siteId) ? [siteId] : []))
}

async function isKeyOf(app: Context, siteId: string, token: string): Promise<boolean> {
  const session = await new ApiKeys(app).read(token)
  const user = session?.user
  const scopes = user?.apiKey?.scopes ?? []
  return user?.siteRoles[0]?.siteId === siteId && SCOPES.every(scope => scopes.includes(scope))
}

async function newKey(app: Context, siteId: string): Promise<string> {
  const manager = demoId('user/manager@tractrix.local')
  const wanted = { name: NAME, scopes: SCOPES, expiresAt: null, acknowledgesMoves: false }
  const { token } = await createApiKey(app, manager, siteId, wanted)
  return token
}
