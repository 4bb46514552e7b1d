import { isDeepStrictEqual } from 'node:util'
import type { Changes } from '@tractrix/domain/platform'

/** What differs from before among the values that are given; a value that was missing before counts as null. */
export function changedFields(before: object, values: object): Changes {
  const known = before as Record<string, unknown>
  const changes: Changes = {}
  for (const [name, to] of Object.entries(values)) {
    const from = known[name] ?? null
    if (to !== undefined && !isDeepStrictEqual(from, to)) changes[name] = { from, to }
  }
  return changes
}
