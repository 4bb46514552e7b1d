import { CataloguedError, errorEntry } from '@tractrix/domain/errors'
import { sentenceReading } from '@tractrix/domain/sentences'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import { isUnstorableText, UNSTORABLE_TEXT_SENTENCE } from '../../db/database-errors.ts'

/** What is said of an unexpected error: the details are in the log only. */
const BUG = { code: 'INTERNAL' }
const BUG_SENTENCE = 'Something went wrong.'

/**
 * Makes the errors that a client may see. A catalogue error keeps its message and tells its code and problems; an
 * error in the request itself is BAD_INPUT; anything else is a bug: logged in full, answered as INTERNAL.
 *
 * @param about what was executed, for the log
 */
export function formatErrors(
  errors: readonly unknown[],
  log: Pick<Logger, 'error' | 'warn' | 'info'>,
  about: { operation?: string | undefined },
): GraphQLFormattedError[] {
  return errors.map(error => formatError(error, log, about))
}

function formatError(
  error: unknown,
  log: Pick<Logger, 'error' | 'warn' | 'info'>,
  about: { operation?: string | undefined },
): GraphQLFormattedError {
  const place = error instanceof GraphQLError ? placeOf(error) : {}
  const cause = rootCause(error)
  if (cause instanceof CataloguedError) {
    const level = errorEntry(cause.code).logLevel
    if (level !== 'silent')
      log[level](
        {
          code: cause.code,
          problems: cause.problems,
          ...about,
          ...(cause.cause ? { err: cause.cause } : {}),
        },
        cause.message,
      )
    return { message: cause.message, ...place, extensions: extensionsOf(cause) }
  }
  if (error instanceof GraphQLError && error.path === undefined)
    return { message: error.message, ...place, extensions: { code: 'BAD_INPUT' } }
  if (isUnstorableText(cause))
    return { message: UNSTORABLE_TEXT_SENTENCE, ...place, extensions: { code: 'BAD_INPUT' } }
  log.error({ err: cause, ...about, path: place.path?.join('.') }, 'an unexpected error in GraphQL')
  return { message: BUG_SENTENCE, ...place, extensions: BUG }
}

/** The sentences stand beside the English words, where they are ours and say more than the code. */
function extensionsOf({
  code,
  message,
  problems,
  sentence,
  problemSentences,
}: CataloguedError): Record<string, unknown> {
  const said = sentence ?? (errorEntry(code).sentence === message ? null : sentenceReading(message))
  const problemsSaid = problems?.map(
    (problem, index) => problemSentences?.[index] ?? sentenceReading(problem),
  )
  return {
    code,
    ...(said ? { sentence: said } : {}),
    ...(problems ? { problems } : {}),
    ...(problemsSaid?.some(problem => problem !== null) ? { problemSentences: problemsSaid } : {}),
  }
}

function placeOf(error: GraphQLError): Pick<GraphQLFormattedError, 'locations' | 'path'> {
  return {
    ...(error.locations?.length ? { locations: error.locations } : {}),
    ...(error.path ? { path: error.path } : {}),
  }
}

function rootCause(error: unknown): unknown {
  let cause = error
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError
  return cause
}
