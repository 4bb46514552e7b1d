import { catalogued } from '@tractrix/domain/platform'

/** Longest texts of a move, in characters. Notes are stored as entered: only what a request can carry limits them (MV-OPEN-35). */
export const LONGEST_TEXT = {
  notes: Number.POSITIVE_INFINITY,
  referenceId: 200,
  idempotencyKey: 200,
  errorMessage: 2_000,
  reassignedDescription: 2_000,
} as const

/**
 * Reads an optional text as it came in; empty counts as null, left out stays left out.
 *
 * @throws BAD_INPUT for a longer one
 */
export function readText<Given extends string | null | undefined>(
  name: keyof typeof LONGEST_TEXT,
  text: Given,
): string | null | Extract<Given, undefined> {
  if (text === undefined) return undefined as Extract<Given, undefined>
  if (text !== null && text.length > LONGEST_TEXT[name]) {
    const message = `${name} may have ${LONGEST_TEXT[name]} characters at most, not ${text.length}.`
    throw catalogued('BAD_INPUT', { message })
  }
  return text || null
}
