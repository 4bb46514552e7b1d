import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/index.ts'
import { MIGRATIONS, migrate } from '../../platform/db/migrate.ts'

/** A database as an earlier commit left it after some minutes of work: its rows by table, and its migrations. */
export interface OldDatabase {
  commit: string
  migrations: string[]
  tables: Record<string, Record<string, unknown>[]>
}

/** Reads the kept rows of the database of that commit. */
export function readOldDatabase(commit: string): OldDatabase {
  const packed = readFileSync(join(import.meta.dirname, `${commit}.json.gz`))
  return JSON.parse(gunzipSync(packed).toString('utf8')) as OldDatabase
}

/** Makes an empty database what that of the old commit was: with its migrations only, and its rows. */
export async function restoreOldDatabase(database: Database, old: OldDatabase): Promise<void> {
  const then = Object.fromEntries(old.migrations.map(name => [name, MIGRATIONS[name]!]))
  await migrate(database, 'The old database', then)
  await database.transaction(async trx => {
    // Without triggers and references: the rows are as those had left them.
    await sql`set local session_replication_role = replica`.execute(trx)
    for (const [name, rows] of Object.entries(old.tables)) {
      const table = sql.table(name)
      await sql`
        insert into ${table} overriding system value
        select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`.execute(trx)
    }
  })
}
