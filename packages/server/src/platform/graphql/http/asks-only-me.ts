import { Kind } from 'graphql'
import type { PreparedOperation, Unprepared } from '../execution/prepared-operation.ts'

/** Longest document that is looked at for nobody, in characters, so that nobody can keep the server busy. */
export const LONGEST_ANONYMOUS_QUERY = 1_000

/**
 * Whether the operation asks for `me` and nothing else: the one question that nobody may ask too, and that answers null
 * then. Anything in a fragment, or that is not a valid query, is not.
 */
export function asksOnlyMe(prepared: PreparedOperation | Unprepared): boolean {
  return (
    'run' in prepared &&
    prepared.operation.operation === 'query' &&
    prepared.operation.selectionSet.selections.every(
      node => node.kind === Kind.FIELD && node.name.value === 'me',
    )
  )
}
