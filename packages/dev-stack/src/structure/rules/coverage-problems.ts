import { packageOf, type StructureProblem } from '../graph/source-file.ts'
import { PACKAGE_ARROWS } from './structure-rules.ts'

/**
 * What would let the rules pass without having looked: a package of the rules of which no file was read, and a package
 * that no rule knows.
 */
export function coverageProblems(read: readonly string[]): StructureProblem[] {
  const seen = new Set(read.map(packageOf))
  const unknown = [...seen].filter(name => name !== null && !(name in PACKAGE_ARROWS))
  const unseen = Object.keys(PACKAGE_ARROWS).filter(name => !seen.has(name))
  return [
    ...unseen.map(name => problem(name, 'has rules, but no source file of it was read')),
    ...unknown.map(name => problem(name!, 'has no rules; say in PACKAGE_ARROWS what it may import')),
  ]
}

/** Source files on the disk that the rules were not given. */
export function unreadProblems(onDisk: readonly string[], read: readonly string[]): StructureProblem[] {
  const known = new Set(read)
  return onDisk
    .filter(path => !known.has(path))
    .map(path => ({
      path,
      line: 1,
      message: 'is a source file that the rules do not read; only .ts and .tsx files of packages/*/src are',
    }))
}

/** Source files that git leaves out by `.gitignore`: they are here, and missing on every other machine. */
export const ignoredProblems = (ignored: readonly string[]): StructureProblem[] =>
  ignored.map(path => ({
    path,
    line: 1,
    message: 'is ignored by git, so that no clone has it; give its folder another name',
  }))

const problem = (name: string, message: string): StructureProblem => ({
  path: `packages/${name}`,
  line: 1,
  message,
})
