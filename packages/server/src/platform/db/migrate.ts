import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as foundation from './migrations/0001-foundation.ts'
import * as formsRoutesNoGo from './migrations/0002-forms-routes-no-go.ts'
import * as historyIndexes from './migrations/0003-history-indexes.ts'
import * as managerRole from './migrations/0005-manager-role.ts'
import type { Database } from './open-database.ts'
import type { Tables } from './tables.generated.ts'

/** Every migration in order; a released one is never edited, a new one is added below. */
const MIGRATIONS = {
  '0001-foundation': foundation,
  '0002-forms-routes-no-go': formsRoutesNoGo,
  '0003-history-indexes': historyIndexes,
  '0005-manager-role': managerRole,
}

/** Brings the tables to today's form. Several servers may do so at once: one works, the others wait. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database.kysely,
    provider: { getMigrations: async () => MIGRATIONS },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
  })
  const { error } = await migrator.migrateToLatest()
  if (error)
    throw new Error(`The database could not be brought up to date: ${reason(error)}`, { cause: error })
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
