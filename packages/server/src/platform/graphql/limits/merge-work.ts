import { type DocumentNode, Kind, visit } from 'graphql'

/**
 * How many comparisons the validation of a document can need at most: it compares every two fields that are answered
 * under the same name, and every two fragments. Ordinary documents stay below 5,000.
 */
export function mergeWork(document: DocumentNode): number {
  const counts = new Map<string, number>()
  const count = (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1)
  visit(document, {
    Field: node => count((node.alias ?? node.name).value),
    FragmentSpread: () => count(Kind.FRAGMENT_SPREAD),
    InlineFragment: () => count(Kind.INLINE_FRAGMENT),
  })
  return [...counts.values()].reduce((sum, times) => sum + times * times, 0)
}

/** The largest `mergeWork` that is validated. */
export const MOST_MERGE_WORK = 20_000
