import {
  buildSchema,
  executeSync,
  type GraphQLError,
  getOperationAST,
  getVariableValues,
  parse,
  validate,
} from 'graphql'
import text from '../../../../../schema.graphql?raw'

const schema = buildSchema(text, { assumeValid: true })
const documents = new Map<string, ReturnType<typeof parse>>()

/** What a GraphQL server answers to one operation. */
export interface SchemaAnswer {
  data: object | null
  errors?: readonly { message: string }[]
}

/**
 * Answers an operation from test data as the real server would: only what the operation selects, each object with its
 * type, nothing null that the schema declares non-null, no enum value that it does not know.
 *
 * @param data The fields of the answer, by name; functions are called with their arguments.
 * @throws Error when the operation or its variables do not fit the schema, or the data do not fit the operation: what the
 *   server could never answer proves nothing.
 */
export function answerBySchema(
  query: string,
  variables: Record<string, unknown>,
  data: object,
): SchemaAnswer {
  const document = parsed(query)
  const operation = getOperationAST(document)
  const wrong = (errors: readonly GraphQLError[]) => {
    const name = operation?.name?.value ?? 'An operation'
    throw new Error(`${name} does not fit the schema: ${errors.map(error => describe(error)).join('; ')}`)
  }
  const given = getVariableValues(schema, operation?.variableDefinitions ?? [], variables)
  if (given.errors) wrong(given.errors)
  const result = executeSync({ schema, document, rootValue: data, variableValues: variables })
  if (result.errors) wrong(result.errors)
  return JSON.parse(JSON.stringify({ data: result.data })) as SchemaAnswer
}

/** Parsed and checked once per text: tests ask the same few dozen operations hundreds of times. */
function parsed(query: string): ReturnType<typeof parse> {
  const known = documents.get(query)
  if (known !== undefined) return known
  const document = parse(query)
  const errors = validate(schema, document)
  if (errors.length > 0)
    throw new Error(`An operation does not fit the schema: ${errors.map(describe).join('; ')}`)
  documents.set(query, document)
  return document
}

const describe = ({ message, path }: GraphQLError): string =>
  path === undefined ? message : `${path.join('.')}: ${message}`
