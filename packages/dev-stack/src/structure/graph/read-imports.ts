/** One import of a source file: what it names, on which line, and whether only types cross. */
export interface Import {
  specifier: string
  line: number
  typeOnly: boolean
}

const STATIC_IMPORT =
  /^[ \t]*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/gm

/** Every import, re-export and dynamic import of a TypeScript source, in the order of the text. */
export function readImports(source: string): Import[] {
  const text = blankComments(source)
  return [...text.matchAll(STATIC_IMPORT)].map(match => ({
    specifier: match[2] ?? match[3] ?? '',
    line: text.slice(0, match.index).split('\n').length + leadingNewlines(match[0]),
    typeOnly: match[1] !== undefined,
  }))
}

/** Comments become blanks, so that an example in a docstring is no import; lines keep their numbers. */
export function blankComments(source: string): string {
  return source.replace(
    /\/\*[\s\S]*?\*\/|(^|[^:'"`\\/])\/\/[^\n]*/g,
    (comment, before: string | undefined) =>
      (before ?? '') + comment.slice((before ?? '').length).replace(/[^\n]/g, ' '),
  )
}

const leadingNewlines = (text: string) => (text.match(/^\s*/)?.[0].match(/\n/g) ?? []).length
