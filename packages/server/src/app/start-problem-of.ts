import { CataloguedError } from '@tractrix/domain/errors'
import { type Config, StartProblem } from '../platform/config/index.ts'
import { isDatabaseError } from '../platform/db/database-errors.ts'
import { databasePlace } from './start-database.ts'

/**
 * What the error that ended the start says to the person at the terminal: a `StartProblem` where the database or the file
 * system is to blame, with the original as its cause; a bug stays as it is.
 */
export function startProblemOf(error: unknown, config: Config): unknown {
  if (error instanceof StartProblem) return error
  const blamed = error instanceof CataloguedError ? error.cause : error
  for (const cause of [blamed, blamed instanceof Error ? blamed.cause : null]) {
    if (isFileError(cause)) return fileProblem(cause)
    if (isDatabaseError(cause) || error instanceof CataloguedError) return databaseProblem(cause, config)
  }
  return error
}

type FileError = Error & { code: string; syscall: string; path: string }

const isFileError = (error: unknown): error is FileError =>
  error instanceof Error && 'syscall' in error && 'path' in error && 'code' in error

const fileProblem = (error: FileError) =>
  problem(
    `${error.path} cannot be used (${error.code} at ${error.syscall}): make room on its disk and the folder writable for this user, or choose another TRACTRIX_DATA.`,
    error,
  )

function databaseProblem(error: unknown, config: Config): StartProblem {
  const reason = error instanceof Error ? error.message : String(error)
  const advice = config.databaseUrl
    ? 'mend it, or choose another database'
    : 'put back your backup of the data folder, or choose a new one; database/postgres.log in it says more'
  return problem(`${databasePlace(config)}: the database cannot be used (${reason}): ${advice}.`, error)
}

const problem = (message: string, cause: unknown) =>
  Object.assign(new StartProblem(message.replaceAll('\n', ' ')), { cause })
