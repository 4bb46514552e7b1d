import { readFileSync } from 'node:fs'
import { ERROR_CODES, type ErrorCode } from '@tractrix/domain/errors'
import type { DocumentProblem } from '../docs/link-problems.ts'
import { raisedCodes } from './raised-codes.ts'

const CATALOGUE = 'packages/domain/src/errors/error-lists.generated.ts'
const OPEN = 'docs/open-requirements.md'

/**
 * The codes of the catalogue that the server can raise, in the order of the catalogue.
 *
 * @param root The repository's folder, with a slash at the end.
 */
export function serverCodes(root: string): ErrorCode[] {
  const read = (path: string) => {
    try {
      return readFileSync(root + path, 'utf8')
    } catch {
      return null
    }
  }
  const raised = raisedCodes(ERROR_CODES, 'packages/server/src/main.ts', read)
  return ERROR_CODES.filter(code => raised.has(code))
}

/** Finds codes of the catalogue that the server never raises, unless a requirement that is not met yet waits for them. */
export function checkErrorCodes(root: string): DocumentProblem[] {
  return unraisedProblems(ERROR_CODES, serverCodes(root), readFileSync(root + OPEN, 'utf8'))
}

/** @param openRequirements The table of what is not met yet; its second column names the codes that wait, in backticks. */
export function unraisedProblems(
  codes: readonly string[],
  raised: readonly string[],
  openRequirements: string,
): DocumentProblem[] {
  const wanted = [...openRequirements.matchAll(/^\|[^|]*\|([^|]*)\|/gm)].map(match => match[1]).join('\n')
  return codes.flatMap(code => {
    const waits = wanted.includes(`\`${code}\``)
    const problem = (path: string, message: string) => [{ path, line: 1, message: `${code} ${message}` }]
    if (raised.includes(code))
      return waits ? problem(OPEN, 'is raised by the server: its requirement may be met') : []
    return waits ? [] : problem(CATALOGUE, `is raised nowhere: remove it, or name it in ${OPEN}`)
  })
}
