import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HouseProblem, houseProblems } from './house-problems.ts'
import { styleClashes } from './style-clashes.ts'

/** Reads every source and style sheet that git tracks or would track and returns the broken rules of the house. */
export function checkHouse(root: string): HouseProblem[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed
    .split('\n')
    .filter(path => /^packages\/[^/]+\/src\/.*\.(tsx?|css)$/.test(path) && !path.endsWith('.generated.ts'))
    .filter(path => existsSync(join(root, path)))
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const isSheet = (file: { path: string }) => file.path.endsWith('.css')
  return [...houseProblems(files.filter(file => !isSheet(file))), ...styleClashes(files.filter(isSheet))]
}
