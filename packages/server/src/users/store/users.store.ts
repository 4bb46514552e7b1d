import type { SiteRole, User } from '@tractrix/domain/users'
import { sql } from 'kysely'
import type { Database, Trx } from '../../platform/db/index.ts'

/** A person with what signing in needs; never leaves this feature. */
export type Account = { userId: string; passwordHash: string | null; isDemo: boolean }

/** A valid session: its person with the rights of this moment. */
export type StoredSession = {
  user: User
  isDemo: boolean
  expiresAt: string
  lastSeenAt: string
  createdAt: string
}

/** The account of an e-mail address, in whatever case it was typed; null when there is none. */
export async function findAccount(db: Database, email: string): Promise<Account | null> {
  const row = await db.kysely
    .selectFrom('users')
    .select(['id', 'password_hash', 'is_demo'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return row ? { userId: row.id, passwordHash: row.password_hash, isDemo: row.is_demo } : null
}

/** The person with all roles; null when there is none. */
export async function readUser(db: Database, userId: string): Promise<User | null> {
  const { rows } = await sql<UserRow>`
    select u.id, u.name, u.email, u.sub, u.global_permissions, ${ROLES} as roles
    from users u where u.id = ${userId}`.execute(db.kysely)
  return rows[0] ? rowToUser(rows[0]) : null
}

export async function insertSession(
  trx: Trx,
  session: { tokenHash: Buffer; userId: string; now: string; expiresAt: string },
): Promise<void> {
  await trx
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** The session of a token that has not expired, or null. */
export async function findSession(
  db: Database,
  tokenHash: Buffer,
  now: string,
): Promise<StoredSession | null> {
  const { rows } = await sql<
    UserRow & { is_demo: boolean; expires_at: string; last_seen_at: string; created_at: string }
  >`
    select u.id, u.name, u.email, u.sub, u.global_permissions, u.is_demo, ${ROLES} as roles,
      s.expires_at, s.last_seen_at, s.created_at
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}`.execute(db.kysely)
  const row = rows[0]
  if (!row) return null
  return {
    user: rowToUser(row),
    isDemo: row.is_demo,
    expiresAt: row.expires_at,
    lastSeenAt: row.last_seen_at,
    createdAt: row.created_at,
  }
}

export async function extendSession(
  db: Database,
  tokenHash: Buffer,
  times: { lastSeenAt: string; expiresAt: string },
): Promise<void> {
  await db.kysely
    .updateTable('sessions')
    .set({ last_seen_at: times.lastSeenAt, expires_at: times.expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Deletes the session of a token; answers whose it was, or null when there was none. */
export async function deleteSession(trx: Trx, tokenHash: Buffer): Promise<string | null> {
  const gone = await trx
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst()
  return gone?.user_id ?? null
}

export async function deleteExpiredSessions(db: Database, now: string): Promise<void> {
  await db.kysely.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

/** A person to create, as an administrator or the demo says. */
export type NewUser = User & { passwordHash: string | null; isDemo: boolean; createdAt: string }

export async function insertUser(trx: Trx, user: NewUser): Promise<void> {
  await trx
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      name: user.name,
      sub: user.sub,
      password_hash: user.passwordHash,
      global_permissions: [...user.globalPermissions],
      is_demo: user.isDemo,
      created_at: user.createdAt,
    })
    .execute()
  const roles = user.siteRoles.map(({ siteId, role }) => ({ user_id: user.id, site_id: siteId, role }))
  if (roles.length > 0) await trx.insertInto('site_roles').values(roles).execute()
}

/** The demo people, in the order in which they were created; empty outside of a demo. */
export async function listDemoUsers(
  db: Database,
): Promise<{ email: string; name: string; passwordHash: string | null }[]> {
  const rows = await db.kysely
    .selectFrom('users')
    .select(['email', 'name', 'password_hash as passwordHash'])
    .where('is_demo', '=', true)
    .orderBy('created_at')
    .orderBy('email')
    .execute()
  return rows
}

/** Gives all demo people this password, and ends the sessions that were begun with another one. */
export async function setDemoPassword(trx: Trx, passwordHash: string): Promise<void> {
  const demo = trx.selectFrom('users').select('id').where('is_demo', '=', true)
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('is_demo', '=', true).execute()
  await trx.deleteFrom('sessions').where('user_id', 'in', demo).execute()
}

const ROLES = sql`
  coalesce((select json_agg(json_build_object('siteId', r.site_id, 'role', r.role) order by r.site_id, r.role)
    from site_roles r where r.user_id = u.id), '[]')`

type UserRow = {
  id: string
  name: string
  email: string
  sub: string
  global_permissions: string[]
  roles: { siteId: string; role: SiteRole }[]
}

function rowToUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    sub: row.sub,
    globalPermissions: row.global_permissions,
    siteRoles: row.roles,
  }
}
