import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StructureProblem, structureProblems } from './structure-problems.ts'
import { styleClashes } from './style-clashes.ts'

/** Reads every source and style sheet that git tracks or would track and returns the structure rules that are broken. */
export function checkStructure(root: string): StructureProblem[] {
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
  return [...structureProblems(files.filter(file => !isSheet(file))), ...styleClashes(files.filter(isSheet))]
}
