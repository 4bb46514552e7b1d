import { StartProblem } from '../../config/start-problem.ts'

/** Where the files are that the sentence speaks of. */
export type PostgresFiles = { cluster: string; logPath: string }

/**
 * Why PostgreSQL cannot work on the cluster, in one line that says what to do. `output` is what its programs printed;
 * the first error in it counts, as the others follow from it.
 *
 * @param ending how the program ended, for when it said nothing
 */
export function postgresProblem(output: string, ending: string, files: PostgresFiles): StartProblem {
  const { cluster, logPath } = files
  const reason = firstError(output)
  if (/No space left on device|Disk quota exceeded/.test(output))
    return new StartProblem(
      `${cluster}: the disk is full, so that the embedded PostgreSQL cannot start: free space on it, then start again.`,
    )
  const version = /initialized by PostgreSQL version ([\d.]+)/.exec(output)?.[1]
  if (version)
    return new StartProblem(
      `${cluster} was made by PostgreSQL ${version}, which is not the one of this version of Tractrix: start the version that made it, or set TRACTRIX_DATA to a new folder.`,
    )
  if (reason)
    return new StartProblem(
      `${cluster}: the embedded PostgreSQL cannot work with these files (${reason}): put back your backup of the data folder, or set TRACTRIX_DATA to a new one; ${logPath} says more.`,
    )
  return new StartProblem(
    `${cluster}: the embedded PostgreSQL did not start (${ending}): ${logPath} may say more.`,
  )
}

/** The line with which a program of PostgreSQL gives up, without its time and process id. */
function firstError(output: string): string | null {
  const lines = output.split('\n').map(line => line.trim())
  const found =
    lines.find(line => /\b(FATAL|PANIC): /.test(line) && !/the database system is /.test(line)) ??
    lines.find(line => /\berror: /.test(line)) ??
    lines.find(line => /^(postgres|initdb): /.test(line))
  return found?.replace(/^.*?\b(FATAL|PANIC|error|postgres|initdb): +/, '') ?? null
}
