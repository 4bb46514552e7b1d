import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import type { Database } from '../../platform/db/index.ts'
import { UploadedFile } from '../../platform/graphql/index.ts'

/** Real rows of one site, by which arguments are made. */
export interface SiteRows {
  Site: string
  Zone: string
  Trailer: string
  TrailerImport: string
  Truck: string
  Move: string
  Question: string
  ApiKey: string
  internalId: string
}

/** Reads one row of each kind of a site, which must have them. */
export async function siteRows(db: Database, siteId: string): Promise<SiteRows> {
  const zone = await db.kysely
    .selectFrom('zones')
    .select('id')
    .where('site_id', '=', siteId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  const first = async (table: 'trailers' | 'trailer_imports' | 'moves') =>
    db.kysely.selectFrom(table).select('id').where('site_id', '=', siteId).executeTakeFirstOrThrow()
  const truck = await db.kysely
    .selectFrom('trucks')
    .select(['id', 'internal_id'])
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  const { id: questionId } = await db.kysely
    .selectFrom('form_questions')
    .select('id')
    .where('form_type', '=', 'compliance')
    .executeTakeFirstOrThrow()
  const apiKey = await db.kysely
    .selectFrom('api_keys')
    .select('id')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  return {
    Site: siteId,
    Question: questionId,
    ApiKey: apiKey.id,
    Zone: zone.id,
    Trailer: (await first('trailers')).id,
    TrailerImport: (await first('trailer_imports')).id,
    Truck: truck.id,
    Move: (await first('moves')).id,
    internalId: truck.internal_id,
  }
}

/** Arguments of a field that name real rows; required ones only. */
export function argumentsFor(field: GraphQLField<unknown, unknown>, rows: SiteRows): Record<string, unknown> {
  const subject = getNamedType(field.type).name
  const value = (argument: GraphQLArgument) => inputFor(argument.type, argument.name, subject, rows)
  return Object.fromEntries(field.args.filter(isRequiredArgument).map(arg => [arg.name, value(arg)]))
}

/** The document that asks for a field with everything in it, down to the given depth; `also`: optional arguments. */
export function documentFor(
  kind: 'query' | 'mutation' | 'subscription',
  field: GraphQLField<unknown, unknown>,
  depth: number,
  also: readonly string[] = [],
): string {
  const required = field.args.filter(arg => isRequiredArgument(arg) || also.includes(arg.name))
  const variables = required.map(arg => `$${arg.name}: ${arg.type}`).join(', ')
  const values = required.map(arg => `${arg.name}: $${arg.name}`).join(', ')
  const head = variables === '' ? [kind, field.name] : [`${kind}(${variables})`, `${field.name}(${values})`]
  return `${head[0]} { ${head[1]} ${selectionOf(field.type, depth)} }`
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (!isCompositeType(named)) return ''
  if (!isObjectType(named) || depth === 0) return '{ __typename }'
  const fields = Object.values(named.getFields())
    .filter(field => !field.args.some(isRequiredArgument))
    .map(field => `${field.name} ${selectionOf(field.type, depth - 1)}`)
  return `{ ${fields.join(' ')} }`
}

function inputFor(type: GraphQLInputType, name: string, subject: string, rows: SiteRows): unknown {
  if (isNonNullType(type)) return inputFor(type.ofType, name, subject, rows)
  if (isListType(type)) return [inputFor(type.ofType, name, subject, rows)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map(field => [field.name, inputFor(field.type, field.name, subject, rows)]),
    )
  if (type.name === 'Upload') return new UploadedFile('trailers.csv', Buffer.from('scac,serial\nTEST,1\n'))
  if (type.name === 'ID') return idFor(name, subject, rows)
  if (/internalIds?$/i.test(name)) return rows.internalId
  return { Int: 1, Float: 1, Boolean: true, JSON: {}, DateTime: '2026-01-01T00:00:00.000Z' }[type.name] ?? 'x'
}

/** Arguments that are fine but for one value in them that is far too long, one set per text, id, list and JSON. */
export function oversizeArguments(
  field: GraphQLField<unknown, unknown>,
  rows: SiteRows,
): { argument: string; path: string; values: Record<string, unknown> }[] {
  const subject = getNamedType(field.type).name
  const fine = argumentsFor(field, rows)
  return field.args.flatMap(({ name, type }) =>
    oversizeInputs(type, name, subject, rows).map(({ path, value }) => ({
      argument: name,
      path,
      values: { ...fine, [name]: value },
    })),
  )
}

function oversizeInputs(
  type: GraphQLInputType,
  name: string,
  subject: string,
  rows: SiteRows,
): { path: string; value: unknown }[] {
  if (isNonNullType(type)) return oversizeInputs(type.ofType, name, subject, rows)
  if (isListType(type)) {
    const item = inputFor(type.ofType, name, subject, rows)
    const items = oversizeInputs(type.ofType, name, subject, rows)
    return [
      { path: `${name} (list)`, value: Array.from({ length: 1_001 }, () => item) },
      ...items.map(({ path, value }) => ({ path: `${path} in a list`, value: [value] })),
    ]
  }
  if (isInputObjectType(type)) {
    const fine = inputFor(type, name, subject, rows) as object
    return Object.values(type.getFields()).flatMap(field =>
      oversizeInputs(field.type, field.name, subject, rows).map(({ path, value }) => ({
        path: `${name}.${path}`,
        value: { ...fine, [field.name]: value },
      })),
    )
  }
  const text = 'x'.repeat(5_000)
  const oversize = { String: text, ID: text, DateTime: text, JSON: { text } }[type.name]
  return oversize === undefined ? [] : [{ path: name, value: oversize }]
}

/** By the argument's own name where it tells (`siteId`, `toZoneId`), else by what the field answers (`id`, `ids`). */
function idFor(name: string, subject: string, rows: SiteRows): string {
  const kinds = ['Site', 'Zone', 'TrailerImport', 'Trailer', 'Truck', 'Move', 'Question', 'ApiKey'] as const
  if (name === 'mission_id') return rows.Move
  const named = kinds.find(kind => name.toLowerCase().includes(kind.toLowerCase()))
  const answered = kinds.find(kind => subject.startsWith(kind))
  const kind = named ?? answered
  if (!kind) throw new Error(`no row for the argument ${name} of a field that answers ${subject}`)
  return rows[kind]
}
