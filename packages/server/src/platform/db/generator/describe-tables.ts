import type { Database } from '../open-database.ts'

/** A column as PostgreSQL knows it. `values` is the closed list of a check constraint, if there is one. */
export type ColumnDescription = {
  table: string
  column: string
  type: string
  nullable: boolean
  optional: boolean
  readOnly: boolean
  values: string[] | null
}

/** Every column of our tables, by table and position; the migrator's own tables are left out. */
export async function describeTables(database: Database): Promise<ColumnDescription[]> {
  const { rows } = await database.pool.query<Omit<ColumnDescription, 'values'>>(`
    select c.relname as "table", a.attname as "column", t.typname as "type",
      not a.attnotnull as "nullable",
      not a.attnotnull or a.atthasdef or a.attidentity <> '' as "optional",
      a.attidentity = 'a' or a.attgenerated <> '' as "readOnly"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and c.relname not like 'schema\\_migrations%'
    order by c.relname, a.attnum`)
  const lists = await closedLists(database)
  return rows.map(row => ({ ...row, values: lists.get(`${row.table}.${row.column}`) ?? null }))
}

/** Checks of the form `column in ('a', 'b')`, by `table.column`. */
async function closedLists(database: Database): Promise<Map<string, string[]>> {
  const { rows } = await database.pool.query<{ table: string; definition: string }>(`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as "definition"
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`)
  const lists = new Map<string, string[]>()
  for (const { table, definition } of rows) {
    const parts = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(definition)
    const values = parts?.[2]?.matchAll(/'((?:[^']|'')*)'::text/g)
    if (parts && values)
      lists.set(
        `${table}.${parts[1]}`,
        [...values].map(match => match[1]!.replaceAll("''", "'")),
      )
  }
  return lists
}
