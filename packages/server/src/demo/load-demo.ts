import { demoPeople, demoQuestions, demoYards } from '@tractrix/demo-yards'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Database, Trx } from '../platform/db/index.ts'
import { isEmpty } from '../platform/db/index.ts'
import { hashPassword, insertUser, listDemoUsers, setDemoPassword, verifyPassword } from '../users/index.ts'
import { insertForms } from './insert-forms.ts'
import { insertYard } from './insert-yard.ts'

/** Lets one of several servers that start on the same database do it. */
const DEMO_LOCK = 7_462

/**
 * Loads the demo yards and people into an empty database, all or nothing; into any other it loads nothing.
 * Demo people who are there already get the password of today. True when it loaded.
 */
export async function loadDemo(db: Database, clock: Clock, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  const loaded = await db.transaction(async trx => {
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(trx)
    if (!(await isEmpty(trx))) return false
    await insertDemo(trx, clock.now(), passwordHash)
    return true
  })
  if (!loaded) await renewDemoPassword(db, password, passwordHash)
  return loaded
}

async function insertDemo(trx: Trx, now: Date, passwordHash: string): Promise<void> {
  const yards = demoYards()
  for (const yard of yards) await insertYard(trx, yard, now)
  await insertForms(trx, demoQuestions())
  const siteIds = new Map(yards.map(yard => [yard.alias, yard.siteId]))
  for (const [position, person] of demoPeople().entries()) {
    const { roles, ...user } = person
    await insertUser(trx, {
      ...user,
      siteRoles: roles.map(({ yardAlias, role }) => ({ siteId: siteIds.get(yardAlias)!, role })),
      passwordHash,
      isDemo: true,
      // The sign-in page offers them in this order.
      createdAt: new Date(now.getTime() + position).toISOString(),
    })
  }
}

async function renewDemoPassword(db: Database, password: string, passwordHash: string): Promise<void> {
  const [first] = await listDemoUsers(db)
  if (first && !(await verifyPassword(password, first.passwordHash))) await setDemoPassword(db, passwordHash)
}
