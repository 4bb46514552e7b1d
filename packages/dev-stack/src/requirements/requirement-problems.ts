import type { Document, DocumentProblem } from '../docs/link-problems.ts'

const ROW = /^\| ((?:MV|OP)-[A-Z]+-\d+) \| (.*) \|$/gm
/** `MV-VAL-05`, a range such as `MV-VAL-05..30`, or a whole area such as `MV-VAL`. */
const CITATION = /\b((?:MV|OP)-[A-Z]{2,})(?:-(\d\w*)(?:\.\.(\d+))?)?(?!\w)/g

/**
 * Finds citations of requirements that do not exist, requirements that stand there twice or without words, and areas
 * that the index does not name.
 *
 * @param requirements The files of `docs/requirements`, without their index.
 * @param index The index of `docs/requirements`.
 * @param sources Every text that may cite a requirement; the requirements cite each other, so they belong to it.
 */
export function requirementProblems(
  requirements: readonly Document[],
  index: Document,
  sources: readonly Document[],
): DocumentProblem[] {
  const rows = requirements.flatMap(({ path, text }) =>
    [...text.matchAll(ROW)].map(match => ({
      path,
      line: lineAt(text, match.index),
      id: match[1] ?? '',
      words: match[2]?.trim() ?? '',
    })),
  )
  const first = new Map(rows.toReversed().map(row => [row.id, row]))
  const areas = new Set(rows.map(({ id }) => areaOf(id)))
  return [
    ...rows.flatMap(row => {
      const earlier = first.get(row.id)
      const problem = (message: string) => [{ path: row.path, line: row.line, message }]
      if (earlier && earlier !== row)
        return problem(`${row.id} is also a requirement of ${earlier.path}:${earlier.line}`)
      return row.words ? [] : problem(`${row.id} has no words`)
    }),
    ...[...areas]
      .filter(area => !index.text.includes(`\`${area}\``))
      .map(area => ({ path: index.path, line: 1, message: `the index does not name the area ${area}` })),
    ...sources.flatMap(({ path, text }) =>
      [...text.matchAll(CITATION)].flatMap(match =>
        missingIds(match, first, areas).map(id => ({
          path,
          line: lineAt(text, match.index),
          message: `${id} is no requirement of docs/requirements`,
        })),
      ),
    ),
  ]
}

function missingIds(
  [citation, area = '', from, to]: RegExpMatchArray,
  ids: ReadonlyMap<string, unknown>,
  areas: ReadonlySet<string>,
): string[] {
  if (from === undefined) return areas.has(area) ? [] : [area]
  if (to === undefined) return ids.has(`${area}-${from}`) ? [] : [`${area}-${from}`]
  if (!(Number(from) < Number(to))) return [citation]
  return [`${area}-${from}`, `${area}-${to}`].filter(id => !ids.has(id))
}

const areaOf = (id: string) => id.slice(0, id.lastIndexOf('-'))

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length
