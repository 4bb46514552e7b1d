/** Deeper than any message of the standard; a hostile one must not exhaust the stack. */
const MAX_DEPTH = 32

/**
 * A copy in which members and entries that are null are left out: many vehicles write null for «not there».
 * What lies deeper than any message of the standard is left out too.
 */
export function withoutNulls(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return undefined
  if (Array.isArray(value)) {
    return value.filter(entry => entry !== null).map(entry => withoutNulls(entry, depth + 1))
  }
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(([, member]) => member !== null)
  return Object.fromEntries(kept.map(([key, member]) => [key, withoutNulls(member, depth + 1)]))
}

/** True for a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
