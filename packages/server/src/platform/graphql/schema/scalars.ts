import {
  GraphQLError,
  GraphQLID,
  GraphQLScalarType,
  Kind,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql'
import { UploadedFile } from './uploaded-file.ts'

/** A moment as an ISO 8601 string in UTC; any offset is accepted as input and turned into UTC. */
export const DateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A moment in time, ISO 8601 in UTC, for example 2026-03-01T14:05:00.000Z.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time',
  serialize: value => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: parseDateTime,
  parseLiteral: node => parseDateTime(node.kind === Kind.STRING ? node.value : null),
})

/** The number of a change of a site: 1 for its first, without gaps, in commit order. */
export const SiteSeqScalar = new GraphQLScalarType<number, number>({
  name: 'SiteSeq',
  description:
    'The number of a change of a site: 1 for its first, without gaps, in commit order; 0 before the first. Answers carry it in `extensions.siteSeq`, subscriptions begin after one.',
  serialize: parseSiteSeq,
  parseValue: parseSiteSeq,
  parseLiteral: node => parseSiteSeq(node.kind === Kind.INT ? Number(node.value) : null),
})

/** Any JSON value, passed through as it is. */
export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON value.',
  serialize: value => value,
  parseValue: value => value,
  parseLiteral: (node: ValueNode, variables) => valueFromASTUntyped(node, variables),
})

/** A file that comes with the request. */
export const UploadScalar = new GraphQLScalarType<UploadedFile, never>({
  name: 'Upload',
  description:
    'A file, sent by a POST of multipart/form-data after the GraphQL multipart request specification; always a variable.',
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  serialize: () => {
    throw new GraphQLError('An Upload is never answered.')
  },
  parseValue: parseUpload,
  parseLiteral: () => parseUpload(null),
})

/**
 * Lets only UUIDs in as ids, in lower case, so that anything else is refused before it can reach the database.
 * The built-in scalar itself is told, since neither Pothos nor graphql-js lets a schema bring its own `ID`.
 */
export function acceptOnlyUuids(): void {
  GraphQLID.parseValue = parseId
  GraphQLID.parseLiteral = node => parseId(node.kind === Kind.STRING ? node.value : null)
}

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/
/** What both ISO 8601 with four digits and PostgreSQL can write. */
const EARLIEST = Date.parse('0001-01-01T00:00:00Z')
const LATEST = Date.parse('9999-12-31T23:59:59.999Z')
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

function parseDateTime(value: unknown): string {
  const at = typeof value === 'string' && DATE_TIME.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(at)) throw new GraphQLError('A DateTime is an ISO 8601 string with a time zone.')
  if (at < EARLIEST || at > LATEST) throw new GraphQLError('A DateTime is in the years 1 to 9999.')
  return new Date(at).toISOString()
}

function parseSiteSeq(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw new GraphQLError('A SiteSeq is a whole number from 0 to 9007199254740991.')
}

function parseUpload(value: unknown): UploadedFile {
  if (value instanceof UploadedFile) return value
  throw new GraphQLError('An Upload is a file of a multipart request.')
}

function parseId(value: unknown): string {
  if (typeof value === 'string' && UUID.test(value)) return value.toLowerCase()
  throw new GraphQLError('An ID is a UUID.')
}
