import { Kind } from 'graphql'
import type { GraphQLParams } from './execute.ts'
import type { OperationPreparer, PreparedOperation } from './prepare.ts'

/** Longest document that is looked at for nobody, in characters, so that nobody can keep the server busy. */
const LONGEST_QUERY = 1_000

/**
 * Whether the request asks for `me` and nothing else: the one question that nobody may ask too, and that answers null
 * then. Anything in a fragment, or that is not a valid query, is not.
 */
export function asksOnlyMe(preparer: OperationPreparer, params: GraphQLParams): boolean {
  if (params.query.length > LONGEST_QUERY) return false
  const prepared = preparer.prepare(params.query, params.operationName)
  return 'run' in prepared && selectsOnlyMe(prepared)
}

function selectsOnlyMe({ operation }: PreparedOperation): boolean {
  return (
    operation.operation === 'query' &&
    operation.selectionSet.selections.every(node => node.kind === Kind.FIELD && node.name.value === 'me')
  )
}
