import { ignoredSources, readSources, sourcePaths } from './graph/read-sources.ts'
import type { StructureProblem } from './graph/source-file.ts'
import { ignoredProblems, unreadProblems } from './rules/coverage-problems.ts'
import { plainClassNames } from './rules/plain-class-names.ts'
import { styleModuleProblems } from './rules/style-modules.ts'
import { structureProblems } from './structure-problems.ts'

/** What a source file could end in; only the first two are read. */
const CODE_ENDINGS = 'ts,tsx,mts,cts,js,mjs,cjs,jsx'

/** Reads every source and style sheet of a repository and returns the structure rules that are broken. */
export function checkStructure(root: string): StructureProblem[] {
  const files = readSources(root, 'ts,tsx')
  const read = files.map(({ path }) => path)
  return [
    ...ignoredProblems(ignoredSources(root)),
    ...unreadProblems(sourcePaths(root, CODE_ENDINGS), read),
    ...structureProblems(files),
    ...plainClassNames(files.filter(({ path }) => !path.includes('/structure/'))),
    ...styleModuleProblems(readSources(root, 'css'), files),
  ]
}
