import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartProblem } from '../config/start-problem.ts'
import * as foundation from './migrations/0001-foundation.ts'
import * as formsRoutesNoGo from './migrations/0002-forms-routes-no-go.ts'
import * as historyIndexes from './migrations/0003-history-indexes.ts'
import * as siteSequence from './migrations/0004-site-sequence.ts'
import * as managerRole from './migrations/0005-manager-role.ts'
import * as apiKeysSignInLimits from './migrations/0010-api-keys-sign-in-limits.ts'
import * as orderCancels from './migrations/0011-order-cancels.ts'
import * as simulatedClocks from './migrations/0013-simulated-clocks.ts'
import * as eventLog from './migrations/0014-event-log.ts'
import * as trailerImports from './migrations/0015-trailer-imports.ts'
import * as detention from './migrations/0016-detention.ts'
import * as trailerNames from './migrations/0017-trailer-names.ts'
import * as history from './migrations/0018-history.ts'
import * as updatedAt from './migrations/0019-updated-at.ts'
import { type Database, openDatabase } from './open-database.ts'
import type { Tables } from './tables.generated.ts'

/** Every migration in order; a released one is never edited, a new one is added below. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundation,
  '0002-forms-routes-no-go': formsRoutesNoGo,
  '0003-history-indexes': historyIndexes,
  '0004-site-sequence': siteSequence,
  '0005-manager-role': managerRole,
  '0010-api-keys-sign-in-limits': apiKeysSignInLimits,
  '0011-order-cancels': orderCancels,
  '0013-simulated-clocks': simulatedClocks,
  '0014-event-log': eventLog,
  '0015-trailer-imports': trailerImports,
  '0016-detention': detention,
  '0017-trailer-names': trailerNames,
  '0018-history': history,
  '0019-updated-at': updatedAt,
}

/**
 * Brings the tables to today's form, all of it or nothing. Several servers may do so at once: one works, the others wait.
 * Throws a `StartProblem` that begins with `place` when a newer version has been here before, and when a migration fails;
 * the data are then as they were.
 *
 * @param place the setting that names the database, and its value
 */
export async function migrate(
  database: Database,
  place = 'The database',
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  await assertNotNewer(database, place)
  // A change of a large table takes its time, and so does waiting for the server that makes it.
  const patient = openDatabase(database.address, { connections: 1, hasStatementTimeout: false })
  try {
    await migrateAll(patient, place, migrations)
  } finally {
    await patient.close()
  }
}

async function migrateAll(
  { kysely }: Database,
  place: string,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
  })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName
  const step = failed ? ` (${failed})` : ''
  throw new StartProblem(
    `${place}: this database could not be brought up to date${step} and is as it was: ${reason(error)}`,
    { cause: error },
  )
}

/** A change that this version does not know means that a newer one wrote the tables; touching them could do harm. */
async function assertNotNewer({ kysely }: Database, place: string): Promise<void> {
  const { rows: tables } = await sql<{ is_there: boolean }>`
    select to_regclass('schema_migrations') is not null as is_there`.execute(kysely)
  if (!tables[0]?.is_there) return
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(
    kysely,
  )
  const unknown = rows.map(row => row.name).filter(name => !Object.hasOwn(MIGRATIONS, name))
  if (unknown.length === 0) return
  throw new StartProblem(
    `${place}: a newer version of Tractrix has changed this database (${unknown.join(', ')}): start that version, or choose another database.`,
  )
}

/** Whether any row of our own exists, so that demo data is only ever loaded into an empty database. */
export async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from sites) or exists (select from users) as used`.execute(db)
  return rows[0]?.used === false
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
