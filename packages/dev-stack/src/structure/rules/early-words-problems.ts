import { posix } from 'node:path'
import { type FileCalls, readCalls } from '../graph/read-calls.ts'
import {
  isGenerated,
  isTest,
  packageOf,
  type SourceFile,
  type StructureProblem,
} from '../graph/source-file.ts'

/** Where the function is declared that words a sentence in the active language. */
const WORDS = { path: 'packages/console/src/platform/words.ts', name: 't' }

/**
 * Sentences of the console that are worded while its modules load, directly or by a function that is called then: the
 * language is not chosen yet, and choosing another one would not change them.
 */
export function earlyWordsProblems(files: readonly SourceFile[]): StructureProblem[] {
  const calls = new Map(
    files
      .filter(({ path }) => packageOf(path) === 'console' && !isTest(path) && !isGenerated(path))
      .map(file => [file.path, readCalls(file)]),
  )
  const words = wordingFunctions(calls)
  return [...calls.values()].flatMap(file =>
    file.atLoad
      .filter(({ name }) => words(file.path, name))
      .map(({ name, line }) => ({
        path: file.path,
        line,
        message: `calls ${name}() while the module loads, when no language is chosen; keep the sentence and word it where it is shown`,
      })),
  )
}

/** Answers whether calling this name in this file words a sentence, with every function that it calls. */
function wordingFunctions(calls: ReadonlyMap<string, FileCalls>): (path: string, name: string) => boolean {
  const known = new Map<string, boolean>()
  const words = (path: string, name: string): boolean => {
    const key = `${path} ${name}`
    const before = known.get(key)
    if (before !== undefined) return before
    // What calls itself words nothing by that alone.
    known.set(key, false)
    const answer = path === WORDS.path && name === WORDS.name ? true : wordsBy(path, name)
    known.set(key, answer)
    return answer
  }
  const wordsBy = (path: string, name: string): boolean => {
    const file = calls.get(path)
    const imported = file?.imports.get(name)
    if (imported) return words(posix.join(posix.dirname(path), imported.specifier), imported.name)
    return file?.within.get(name)?.some(call => words(path, call.name)) ?? false
  }
  return words
}
