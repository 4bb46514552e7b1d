import type { SourceFile, StructureProblem } from '../graph/source-file.ts'

/** An element with a class that is written out. */
const WRITTEN = /\bclassName=(?:"[^"]|\{['"`][^'"`])/g
/** A search for elements by class. */
const SEARCHED =
  /\.(?:querySelector(?:All)?|closest|matches|locator|waitForSelector)(?:<[\w\s]+>)?\(\s*(['"`])(?:(?!\1)[^\n$])*?(?<![\w\d])\.[a-zA-Z]/g

/**
 * Class names that stand in code as plain text: the modules of the console give every class another name, so that one that
 * is written out styles nothing, and a search for it finds nothing.
 */
export function plainClassNames(sources: readonly SourceFile[]): StructureProblem[] {
  return sources.flatMap(({ path, text }) => {
    const problems = (pattern: RegExp, message: string) =>
      [...text.matchAll(pattern)].map(({ index }) => ({
        path,
        line: text.slice(0, index).split('\n').length,
        message,
      }))
    return [
      ...(path.startsWith('packages/console/')
        ? problems(WRITTEN, 'no module has this class: write styles.name')
        : []),
      ...problems(SEARCHED, 'classes have other names in the page: search by role, text or data-part'),
    ]
  })
}
