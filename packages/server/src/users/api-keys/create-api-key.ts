import { randomUUID } from 'node:crypto'
import { catalogued } from '@tractrix/domain/errors'
import type { ApiKeyScope } from '@tractrix/domain/users'
import type { ServerContext } from '../../platform/context/index.ts'
import { changeSite } from '../../platform/db/index.ts'
import { appendEvent } from '../../platform/event-log/index.ts'
import { newApiKeyToken } from './api-key-token.ts'
import { type ApiKey, deleteApiKeys, insertApiKey, listApiKeys } from './api-keys.store.ts'

/** Most keys of a site that are valid at once. */
export const MOST_VALID_KEYS = 20
/** Ended keys that a site keeps, so that history goes on naming them. */
const MOST_ENDED_KEYS = 200
const LONGEST_NAME = 100
const DAY_MS = 86_400_000
/** How long a key is valid when nothing is said, and at most, in milliseconds. */
const USUAL_LIFE_MS = 365 * DAY_MS
const LONGEST_LIFE_MS = 730 * DAY_MS

/** What a new key is asked for. */
export interface NewApiKey {
  name: string
  scopes: readonly ApiKeyScope[]
  /** Null: a year from now. */
  expiresAt: Date | null
  acknowledgesMoves: boolean
}

/**
 * Makes an API key of a site. Its token is in the answer and nowhere else.
 *
 * @throws BAD_INPUT; TOO_MANY_API_KEYS
 */
export async function createApiKey(
  app: Pick<ServerContext, 'db' | 'clock'>,
  createdBy: string,
  siteId: string,
  wanted: NewApiKey,
): Promise<{ key: ApiKey; token: string }> {
  const now = app.clock.now()
  const name = readName(wanted.name)
  const scopes = [...new Set(wanted.scopes)]
  if (scopes.length === 0) throw catalogued('BAD_INPUT', { message: 'scopes must name at least one scope.' })
  const expiresAt = readExpiry(wanted.expiresAt, now)
  const { token, prefix, secretHash } = newApiKeyToken()
  const { acknowledgesMoves } = wanted
  const createdAt = now.toISOString()
  const key = {
    id: randomUUID(),
    siteId,
    name,
    prefix,
    scopes,
    acknowledgesMoves,
    createdBy,
    createdAt,
    expiresAt,
  }
  await changeSite(app, siteId, async trx => {
    const known = await listApiKeys(trx, siteId)
    const isValid = (each: ApiKey) => each.revokedAt === null && Date.parse(each.expiresAt) > now.getTime()
    if (known.filter(isValid).length >= MOST_VALID_KEYS) throw catalogued('TOO_MANY_API_KEYS')
    const ended = known.filter(each => !isValid(each)).map(({ id }) => id)
    await deleteApiKeys(trx, ended.slice(MOST_ENDED_KEYS))
    await insertApiKey(trx, key, secretHash)
    await appendEvent(trx, {
      name: 'api_key.created',
      siteId,
      subjectId: key.id,
      at: createdAt,
      actor: { kind: 'user', id: createdBy },
      data: { name, scopes, expiresAt },
    })
  })
  return { key: { ...key, lastUsedAt: null, revokedAt: null }, token }
}

function readName(given: string): string {
  const name = given.trim()
  if (name === '' || name.length > LONGEST_NAME)
    throw catalogued('BAD_INPUT', { message: `name must have 1 to ${LONGEST_NAME} characters.` })
  return name
}

function readExpiry(given: Date | null, now: Date): string {
  const expiresAt = given ?? new Date(now.getTime() + USUAL_LIFE_MS)
  const life = expiresAt.getTime() - now.getTime()
  if (!(life > 0) || life > LONGEST_LIFE_MS)
    throw catalogued('BAD_INPUT', { message: 'expiresAt must be in the future and at most two years away.' })
  return expiresAt.toISOString()
}
