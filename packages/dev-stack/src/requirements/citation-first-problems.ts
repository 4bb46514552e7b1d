import type { Document, DocumentProblem } from '../docs/link-problems.ts'

/** The beginning of a docstring, of a description in a schema file, or of one in the code that builds the schema. */
const BEGINNING =
  /(?:\/\*\*(?:\s*\n\s*\*)?|"""|\bdescription:\s*['"`])\s*\(?(?=((?:MV|OP)-[A-Z]{2,}(?:-\d+)?)\b)/g

/** Finds docstrings and descriptions that cite a requirement before they say what they mean. */
export function citationFirstProblems(sources: readonly Document[]): DocumentProblem[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(BEGINNING)].map(match => ({
      path,
      line: text.slice(0, match.index + match[0].length).split('\n').length,
      message: `say what this means before ${match[1]}`,
    })),
  )
}
