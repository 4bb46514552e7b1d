/** An error that PostgreSQL answered, with its five-letter code. */
export type DatabaseError = Error & { code: string; constraint?: string; detail?: string }

export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[\dA-Z]{5}$/.test(error.code)

/** PostgreSQL's codes for text it cannot store or compare: a NUL character, in text or in JSON. */
const UNSTORABLE_TEXT = ['22021', '22P05']

export const UNSTORABLE_TEXT_SENTENCE = 'Texts must be valid Unicode without the NUL character.'

/** Whether somebody sent a text that PostgreSQL cannot take: their fault, not ours. */
export const isUnstorableText = (error: unknown): boolean =>
  isDatabaseError(error) && (UNSTORABLE_TEXT.includes(error.code) || isHalfACharacter(error))

/** JSON in which one half of a surrogate pair stands alone; PostgreSQL calls it no JSON. */
const isHalfACharacter = ({ code, detail }: DatabaseError): boolean =>
  code === '22P02' && detail !== undefined && /surrogate/.test(detail)

/** Classes of PostgreSQL's codes that blame what was sent: not supported, wrong data, a broken rule, wrong SQL. */
const REFUSALS = ['0A', '22', '23', '42']

/** Whether PostgreSQL would refuse the very same again, unlike when it stops, restarts or is too busy. */
export const isRefusedByDatabase = (error: unknown): boolean =>
  isDatabaseError(error) && REFUSALS.includes(error.code.slice(0, 2))
