import type { GraphQLParams } from '../execution/execute.ts'

/** Reads what a client asks from parsed JSON; a string is the sentence that says what is wrong with it. */
export function readParams(body: unknown): GraphQLParams | string {
  if (Array.isArray(body)) return 'Batches are not served: send one operation per request.'
  if (!isRecord(body)) return 'The body must be a JSON object with a query.'
  const { query, operationName, variables, extensions } = body
  if (typeof query !== 'string') return 'The query must be a string.'
  if (operationName != null && typeof operationName !== 'string') return 'The operationName must be a string.'
  if (variables != null && !isRecord(variables)) return 'The variables must be an object.'
  if (extensions != null && !isRecord(extensions)) return 'The extensions must be an object.'
  return { query, operationName: operationName ?? null, variables: variables ?? null }
}

/** Reads what a client asks from the query string of a GET. */
export function readQueryString(search: Record<string, unknown>): GraphQLParams | string {
  const { query, operationName, variables, extensions } = search
  const parsed = { variables: parseJson(variables), extensions: parseJson(extensions) }
  if (parsed.variables === NOT_JSON) return 'The variables must be JSON.'
  if (parsed.extensions === NOT_JSON) return 'The extensions must be JSON.'
  return readParams({ query, operationName, ...parsed })
}

const NOT_JSON = Symbol('not JSON')

function parseJson(text: unknown): unknown {
  if (text === undefined || text === '') return null
  try {
    return JSON.parse(String(text))
  } catch {
    return NOT_JSON
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
