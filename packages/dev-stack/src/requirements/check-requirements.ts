import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { DocumentProblem } from '../docs/link-problems.ts'
import { citationFirstProblems } from './citation-first-problems.ts'
import { requirementProblems } from './requirement-problems.ts'

const FOLDER = 'docs/requirements/'
const INDEX = `${FOLDER}README.md`
const TEXTS = /\.(tsx?|mjs|css|md|html|graphql|ya?ml)$/
/** Their requirements are invented. */
const OWN_TESTS = /^packages\/dev-stack\/src\/requirements\/.*\.test\.ts$/

/**
 * Compares the requirements with every citation in a text that git tracks or would track, and finds docstrings that cite
 * before they say what they mean.
 *
 * @param root The repository's folder, with a slash at the end.
 */
export function checkRequirements(root: string): DocumentProblem[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const sources = listed
    .split('\n')
    .filter(path => TEXTS.test(path) && !OWN_TESTS.test(path) && existsSync(root + path))
    .map(path => ({ path, text: readFileSync(root + path, 'utf8') }))
  const rows = sources.filter(({ path }) => path.startsWith(FOLDER) && path !== INDEX)
  const index = sources.find(({ path }) => path === INDEX)
  if (!index) return [{ path: INDEX, line: 1, message: 'the index of the requirements is missing' }]
  return [...requirementProblems(rows, index, sources), ...citationFirstProblems(sources)]
}
