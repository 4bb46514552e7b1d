import type { ApiKeyScope } from '@tractrix/domain/users'
import { type Kysely, sql } from 'kysely'
import type { Tables, Trx } from '../../platform/db/index.ts'

type Db = Kysely<Tables>

/** An API key without its secret, which nobody has but its owner. */
export interface ApiKey {
  id: string
  siteId: string
  name: string
  prefix: string
  scopes: ApiKeyScope[]
  acknowledgesMoves: boolean
  createdBy: string
  createdAt: string
  expiresAt: string
  lastUsedAt: string | null
  revokedAt: string | null
}

const COLUMNS = sql<ApiKey>`
  id, site_id as "siteId", name, prefix, scopes, acknowledges_moves as "acknowledgesMoves", created_by as "createdBy",
  created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt"`

export async function insertApiKey(
  trx: Trx,
  key: Omit<ApiKey, 'lastUsedAt' | 'revokedAt'>,
  secretHash: Buffer,
): Promise<void> {
  await trx
    .insertInto('api_keys')
    .values({
      id: key.id,
      site_id: key.siteId,
      name: key.name,
      prefix: key.prefix,
      secret_hash: secretHash,
      scopes: key.scopes,
      acknowledges_moves: key.acknowledgesMoves,
      created_by: key.createdBy,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .execute()
}

/** The keys of a site, newest first, ended ones too. */
export async function listApiKeys(db: Db, siteId: string): Promise<ApiKey[]> {
  const { rows } = await sql<ApiKey>`
    select ${COLUMNS} from api_keys where site_id = ${siteId} order by created_at desc, id`.execute(db)
  return rows
}

export async function readApiKey(db: Db, id: string): Promise<ApiKey | null> {
  const { rows } = await sql<ApiKey>`select ${COLUMNS} from api_keys where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The key that is valid now under this prefix, with the hash that its token must have. */
export async function findValidApiKey(
  db: Db,
  prefix: string,
  now: string,
): Promise<{ key: ApiKey; secretHash: Buffer } | null> {
  const { rows } = await sql<ApiKey & { secretHash: Buffer }>`
    select ${COLUMNS}, secret_hash as "secretHash" from api_keys
    where prefix = ${prefix} and revoked_at is null and expires_at > ${now}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { secretHash, ...key } = row
  return { key, secretHash }
}

/** Notes the use of a key, unless a use since `notedSince` is noted already. */
export async function noteUse(db: Db, id: string, now: string, notedSince: string): Promise<void> {
  await sql`
    update api_keys set last_used_at = ${now}
    where id = ${id} and (last_used_at is null or last_used_at < ${notedSince})`.execute(db)
}

export async function setRevoked(db: Db, id: string, now: string): Promise<void> {
  await sql`update api_keys set revoked_at = ${now} where id = ${id} and revoked_at is null`.execute(db)
}

export async function deleteApiKeys(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from api_keys where id = any(${ids}::uuid[])`.execute(db)
}
