/** An error that PostgreSQL answered, with its five-letter code. */
export type DatabaseError = Error & { code: string; constraint?: string }

export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[\dA-Z]{5}$/.test(error.code)

/** PostgreSQL's codes for text it cannot store or compare: a NUL character, in text or in JSON. */
const UNSTORABLE_TEXT = ['22021', '22P05']

export const UNSTORABLE_TEXT_SENTENCE = 'Texts must not contain the NUL character.'

/** Whether somebody sent a text that PostgreSQL cannot take: their fault, not ours. */
export const isUnstorableText = (error: unknown): boolean =>
  isDatabaseError(error) && UNSTORABLE_TEXT.includes(error.code)
