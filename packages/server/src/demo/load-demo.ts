import { demoPeople, demoQuestions, demoYards } from '@tractrix/demo-yards'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Database, Trx } from '../platform/db/index.ts'
import { isEmpty } from '../platform/db/index.ts'
import {
  hashPassword,
  insertUser,
  listDemoUsers,
  type NewUser,
  setDemoPassword,
  verifyPassword,
} from '../users/index.ts'
import { insertForms } from './insert-forms.ts'
import { insertYard } from './insert-yard.ts'
import { renewDemoYards } from './renew-demo-yards.ts'

/** Lets one of several servers that start on the same database do it. */
const DEMO_LOCK = 7_462

/**
 * Loads the demo yards and people into an empty database, all or nothing; into any other it loads nothing. A database
 * that has the demo gets the demo people, forms, routes and base maps that are new since, and all people the password of
 * today: when it is another one, their sessions end. True when it loaded.
 */
export async function loadDemo(db: Database, clock: Clock, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  const loaded = await db.transaction(async trx => {
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(trx)
    if (!(await isEmpty(trx))) return false
    await insertDemo(trx, clock.now(), passwordHash)
    return true
  })
  if (!loaded) {
    await renewDemoPeople(db, clock, password, passwordHash)
    await db.transaction(renewDemoYards)
  }
  return loaded
}

async function insertDemo(trx: Trx, now: Date, passwordHash: string): Promise<void> {
  for (const yard of demoYards()) await insertYard(trx, yard, now)
  await insertForms(trx, demoQuestions())
  for (const user of demoUsers(now, passwordHash)) await insertUser(trx, user)
}

async function renewDemoPeople(
  db: Database,
  clock: Clock,
  password: string,
  passwordHash: string,
): Promise<void> {
  const [first] = await listDemoUsers(db)
  if (!first) return
  const isSame = await verifyPassword(password, first.passwordHash)
  await db.transaction(async trx => {
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(trx)
    await insertNewDemoPeople(trx, demoUsers(clock.now(), passwordHash))
    if (!isSame) await setDemoPassword(trx, passwordHash)
  })
}

async function insertNewDemoPeople(trx: Trx, users: readonly NewUser[]): Promise<void> {
  const known = await trx.selectFrom('users').select(['id', 'email']).execute()
  const sites = new Set((await trx.selectFrom('sites').select('id').execute()).map(({ id }) => id))
  for (const user of users) {
    if (known.some(({ id, email }) => id === user.id || email === user.email)) continue
    await insertUser(trx, { ...user, siteRoles: user.siteRoles.filter(({ siteId }) => sites.has(siteId)) })
  }
}

/** The sign-in page offers them in the order of their `createdAt`. */
function demoUsers(now: Date, passwordHash: string): NewUser[] {
  const siteIds = new Map(demoYards().map(yard => [yard.alias, yard.siteId]))
  return demoPeople().map(({ roles, ...person }, position) => ({
    ...person,
    siteRoles: roles.map(({ yardAlias, role }) => ({ siteId: siteIds.get(yardAlias)!, role })),
    passwordHash,
    isDemo: true,
    createdAt: new Date(now.getTime() + position).toISOString(),
  }))
}
