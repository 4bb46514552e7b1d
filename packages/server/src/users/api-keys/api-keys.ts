import { timingSafeEqual } from 'node:crypto'
import type { User } from '@tractrix/domain/users'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Session } from '../sessions/sessions.ts'
import { hashApiKeyToken, prefixOfToken } from './api-key-token.ts'
import { type ApiKey, findValidApiKey, noteUse } from './api-keys.store.ts'

/** The use of a key is written down at most this often, in milliseconds. */
const NOTE_USE_EVERY_MS = 60_000

export const sessionIdOfKey = (keyId: string): string => `api-key ${keyId}`

/** API keys as a way to sign in: each call reads the key anew, so that a revoked one ends at once. */
export class ApiKeys {
  readonly #db: Database
  readonly #clock: Clock

  constructor(parts: { db: Database; clock: Clock }) {
    this.#db = parts.db
    this.#clock = parts.clock
  }

  /** The session that a token stands for; null for one that is unknown, revoked or has expired. */
  async read(token: string): Promise<Session | null> {
    const prefix = prefixOfToken(token)
    if (prefix === null) return null
    const now = this.#clock.now()
    const found = await findValidApiKey(this.#db.kysely, prefix, now.toISOString())
    if (!found || !timingSafeEqual(hashApiKeyToken(token), found.secretHash)) return null
    await this.#noteUse(found.key, now)
    const { id, expiresAt } = found.key
    return { user: serviceAccount(found.key), sessionId: sessionIdOfKey(id), expiresAt: new Date(expiresAt) }
  }

  async #noteUse({ id, lastUsedAt }: ApiKey, now: Date): Promise<void> {
    const since = now.getTime() - NOTE_USE_EVERY_MS
    if (lastUsedAt !== null && Date.parse(lastUsedAt) >= since) return
    await noteUse(this.#db.kysely, id, now.toISOString(), new Date(since).toISOString())
  }
}

/** Who acts by a key: a Partner of its site, within the scopes. */
function serviceAccount({ id, name, siteId, scopes, acknowledgesMoves }: ApiKey): User {
  return {
    id,
    name,
    email: '',
    sub: `api-key|${id}`,
    globalPermissions: [],
    siteRoles: [{ siteId, role: 'Partner' }],
    apiKey: { scopes, acknowledgesMoves },
  }
}
