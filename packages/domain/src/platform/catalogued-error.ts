import type { ErrorEntry } from './error-entry.ts'
import type { Sentence } from './sentences/sentence.ts'

/** The errors of a feature, by their codes. */
export type ErrorList<Code extends string = string> = Readonly<Record<Code, Omit<ErrorEntry, 'code'>>>

/** What one error says beyond its code. */
export interface ErrorDetails {
  /** The sentences of a refused rule, in their order. */
  problems?: readonly (string | Sentence)[]
  /** Instead of the sentence of the code. */
  message?: string | Sentence
}

/** An expected refusal: everything else that is thrown is a bug and is answered as `INTERNAL`. */
export class CataloguedError<Code extends string = string> extends Error {
  readonly code: Code
  /** The sentences of a refused rule, in their order; for `extensions.problems`. */
  readonly problems: readonly string[] | undefined
  /** Its message apart from its language, where it says more than its code; null: a text. */
  readonly sentence: Sentence | null
  /** The same for each of its problems. */
  readonly problemSentences: readonly (Sentence | null)[] | undefined

  constructor(code: Code, message: string | Sentence, problems?: readonly (string | Sentence)[]) {
    super(messageOf(message))
    this.name = 'CataloguedError'
    this.code = code
    this.problems = problems?.map(messageOf)
    this.sentence = typeof message === 'string' ? null : message
    this.problemSentences = problems?.map(problem => (typeof problem === 'string' ? null : problem))
  }
}

/**
 * An error out of the list of its feature. Its message is the given one, else the sentence of the list, else the problems
 * joined, else the code itself.
 */
export function errorFrom<Code extends string>(
  list: ErrorList<Code>,
  code: Code,
  details: ErrorDetails = {},
): CataloguedError<Code> {
  const fallback = details.problems?.length ? details.problems.map(messageOf).join(' ') : code
  const message = details.message ?? list[code].sentence ?? fallback
  return new CataloguedError(code, message, details.problems)
}

const messageOf = (said: string | Sentence): string => (typeof said === 'string' ? said : said.message)
