import { dirname, join, normalize } from 'node:path'
import { blankComments, readImports } from '../structure/graph/read-imports.ts'

/** The lists of the catalogue name every code and raise none. */
const CATALOGUE = /^packages\/domain\/src\/.+-errors\.ts$/

/**
 * The codes that a program can raise: those that stand as a string in a file that it loads. Comments, tests and what
 * only tests load do not count.
 *
 * @param entry The file that the program starts with; a path from the root, with forward slashes.
 * @param read The text of a file; null when it is no file of the repository.
 */
export function raisedCodes<Code extends string>(
  codes: readonly Code[],
  entry: string,
  read: (path: string) => string | null,
): Set<Code> {
  const raised = new Set<Code>()
  const seen = new Set([entry])
  for (const path of seen) {
    const text = read(path)
    if (text === null) continue
    if (!CATALOGUE.test(path))
      for (const [, quoted] of blankComments(text).matchAll(/'([A-Z][A-Z0-9_:]+)'/g)) {
        const code = codes.find(each => each === quoted)
        if (code) raised.add(code)
      }
    for (const { specifier, typeOnly } of readImports(text)) {
      const target = typeOnly ? null : fileOf(path, specifier)
      if (target) seen.add(target)
    }
  }
  return raised
}

/** The file of the repository that an import loads; null for a package of somebody else. */
function fileOf(path: string, specifier: string): string | null {
  const workspace = /^@tractrix\/([^/]+)\/(.+)$/.exec(specifier)
  if (workspace) return `packages/${workspace[1]}/src/${workspace[2]}/index.ts`
  return specifier.startsWith('.') ? normalize(join(dirname(path), specifier)).replaceAll('\\', '/') : null
}
