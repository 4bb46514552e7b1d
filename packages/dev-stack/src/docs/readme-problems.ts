import type { DocumentProblem } from './link-problems.ts'

/** A package as the check sees it. */
export interface PackageFolders {
  /** Its folder below `packages/`. */
  name: string
  /** Text of its README.md; null: it has none. */
  readme: string | null
  /** Names of the folders straight in its `src`. */
  folders: readonly string[]
}

/**
 * Finds packages whose README does not say what they are made of: each folder of `src` is named as `` `folder/` ``, and
 * the first column of a table of folders names no other.
 */
export function readmeProblems({ name, readme, folders }: PackageFolders): DocumentProblem[] {
  const path = `packages/${name}/README.md`
  if (readme === null) return [{ path, line: 1, message: 'is missing: say what the package is' }]
  const missing = folders
    .filter(folder => !readme.includes(`\`${folder}/\``))
    .map(folder => ({ path, line: 1, message: `does not say what \`${folder}/\` is` }))
  const gone = readme.split('\n').flatMap((text, index) =>
    namedFolders(text)
      .filter(folder => !folders.includes(folder))
      .map(folder => ({ path, line: index + 1, message: `names \`${folder}/\`, which src does not have` })),
  )
  return [...missing, ...gone]
}

/** Folders in the first cell of a row: `` | `zones/`, `trucks/` | … ``; the head of the table may name `src/` itself. */
function namedFolders(row: string): string[] {
  const cell = /^\|([^|]*)\|/.exec(row)?.[1] ?? ''
  return [...cell.matchAll(/`([\w-]+)\/`/g)].flatMap(([, folder = '']) => (folder === 'src' ? [] : [folder]))
}
