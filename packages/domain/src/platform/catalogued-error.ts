import { ERROR_CATALOGUE, type ErrorCode } from './error-catalogue.ts'

/** An expected refusal: everything else that is thrown is a bug and is answered as `INTERNAL`. */
export class CataloguedError extends Error {
  readonly code: ErrorCode
  /** The sentences of a refused rule, in their order; for `extensions.problems`. */
  readonly problems: readonly string[] | undefined

  constructor(code: ErrorCode, message: string, problems?: readonly string[]) {
    super(message)
    this.name = 'CataloguedError'
    this.code = code
    this.problems = problems
  }
}

/**
 * The error of a catalogue code. Its message is the given one, else the catalogue's sentence, else the problems
 * joined, else the code itself.
 */
export function catalogued(
  code: ErrorCode,
  details: { problems?: readonly string[]; message?: string } = {},
): CataloguedError {
  const fallback = details.problems?.length ? details.problems.join(' ') : code
  const message = details.message ?? ERROR_CATALOGUE[code].sentence ?? fallback
  return new CataloguedError(code, message, details.problems)
}
