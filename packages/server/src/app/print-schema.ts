import { writeFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { apiSchema } from './schema.ts'

/** The file that the console is checked against and that reviews read as a diff. */
export const SCHEMA_FILE = new URL('../../../../schema.graphql', import.meta.url)

/** The schema as text: types, fields and arguments by name, with their descriptions. */
export const printApiSchema = (): string => `${printSchema(lexicographicSortSchema(apiSchema()))}\n`

if (import.meta.main) writeFileSync(SCHEMA_FILE, printApiSchema())
