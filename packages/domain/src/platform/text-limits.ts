/**
 * Most characters that a free text may have, by the name of its input in the API. The form counts by the same numbers
 * as the server refuses (MV-OPEN-35). A text that is not listed has `LONGEST_OTHER_TEXT`.
 */
export const TEXT_LIMITS = {
  /** What people write about a move, and what they search in it (MV-OPEN-35). */
  notes: 2_000,
  errorMessage: 2_000,
  reassignedDescription: 2_000,
  /** The answer to one question of a form (MV-CNF-03). */
  answer: 4_000,
  /** Names of zones and of rows of spots (MV-OPEN-97). */
  name: 100,
  bank: 100,
} as const

/** Most characters of every other text: references, keys, serial numbers, labels, topics, what lists are filtered by. */
export const LONGEST_OTHER_TEXT = 200

/** Most characters of a JSON value, as it is written. */
export const LONGEST_JSON = 4_000

/** Most items of a list that is sent: ids, corners, answers. */
export const MOST_LIST_ITEMS = 1_000

/** Largest file that may be sent with a request, in bytes. The console says so before it sends one. */
export const LARGEST_UPLOAD = 5 * 1_048_576

/** The limit of the text with this name. */
export function textLimit(name: string): number {
  return Object.hasOwn(TEXT_LIMITS, name) ? TEXT_LIMITS[name as keyof typeof TEXT_LIMITS] : LONGEST_OTHER_TEXT
}

/** How a form counts a text: `near` from four fifths of the limit on, `above` when it cannot be sent. */
export function textFill(text: string, limit: number): 'fine' | 'near' | 'above' {
  if (text.length > limit) return 'above'
  return text.length >= limit * 0.8 ? 'near' : 'fine'
}
