/** Largest answer, in characters of JSON: an answer of 4 MB takes about 30 ms to write. */
export const LARGEST_ANSWER = 4_194_304

/**
 * Whether the JSON of a value has more characters than allowed. Found without writing it: many references to one long
 * text take no room until they are written.
 */
export function isLongerThan(value: unknown, most: number): boolean {
  return remaining(value, most) < 0
}

function remaining(value: unknown, left: number): number {
  if (typeof value === 'string') return left - value.length - 2
  if (typeof value !== 'object' || value === null) return left - 4
  let rest = left - 2
  if (Array.isArray(value))
    for (const item of value) {
      if (rest < 0) return rest
      rest = remaining(item, rest) - 1
    }
  else
    for (const key in value) {
      if (rest < 0) return rest
      rest = remaining((value as Record<string, unknown>)[key], rest) - key.length - 4
    }
  return rest
}
