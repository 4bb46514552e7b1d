import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { type ColumnDescription, describeTables } from './describe-tables.ts'

/** Writes `tables.generated.ts` from a throw-away database with all migrations: `node generate-tables.ts`. */
async function generateTables(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tractrix-tables-'))
  const embedded = await startEmbeddedPostgres({ folder, durable: false })
  const database = openDatabase(embedded.address)
  try {
    await migrate(database)
    const text = tablesFile(await describeTables(database))
    await writeFile(join(import.meta.dirname, '..', 'tables.generated.ts'), text)
  } finally {
    await database.close()
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const TYPES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  timestamptz: 'string',
  numeric: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bytea: 'Buffer',
  _text: 'string[]',
  _uuid: 'string[]',
}

function tablesFile(columns: ColumnDescription[]): string {
  const tables = new Map<string, ColumnDescription[]>()
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column])
  const lines = [
    '// Generated from the database by generate-tables.ts.',
    "import type { ColumnType } from 'kysely'",
    '',
    '/** A jsonb column: read it as unknown and narrow it; write it as text, by `json(value)`. */',
    'type Json<Inserted> = ColumnType<unknown, Inserted, string>',
    '',
  ]
  for (const [table, list] of tables) {
    lines.push(`export interface ${tableType(table)} {`)
    for (const column of list) lines.push(`  ${column.column}: ${columnType(column)}`)
    lines.push('}', '')
  }
  lines.push('/** Every table of the database by its name. */', 'export interface Tables {')
  for (const table of tables.keys()) lines.push(`  ${table}: ${tableType(table)}`)
  return `${lines.join('\n')}\n}\n`
}

function columnType(column: ColumnDescription): string {
  const orNull = column.nullable ? ' | null' : ''
  const orNothing = column.optional ? ' | undefined' : ''
  if (column.type === 'jsonb') {
    return column.nullable
      ? `ColumnType<unknown, string | null | undefined, string | null>`
      : `Json<string${orNothing}>`
  }
  const known = TYPES[column.type]
  if (!known) throw new Error(`${column.table}.${column.column}: no TypeScript type for ${column.type}`)
  const type = column.values?.map(value => `'${value}'`).join(' | ') ?? known
  if (column.readOnly) return `ColumnType<${type}, never, never>`
  return orNothing
    ? `ColumnType<${type}${orNull}, ${type}${orNull}${orNothing}, ${type}${orNull}>`
    : `${type}${orNull}`
}

function tableType(table: string): string {
  const words = table.split('_').map(word => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Table`
}

await generateTables()
