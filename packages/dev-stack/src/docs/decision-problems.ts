import type { Document, DocumentProblem } from './link-problems.ts'

/** Finds decision records whose number another record has, or whose heading names another number than the file. */
export function decisionProblems(documents: readonly Document[]): DocumentProblem[] {
  const records = documents.flatMap(({ path, text }) => {
    const number = /^docs\/decisions\/(\d{4})-[^/]+\.md$/.exec(path)?.[1]
    return number === undefined ? [] : [{ path, number, heading: text.split('\n')[0] ?? '' }]
  })
  return records.flatMap(({ path, number, heading }) => {
    const problem = (message: string) => [{ path, line: 1, message }]
    const other = records.find(record => record.number === number && record.path < path)
    if (other) return problem(`has the number of ${other.path}; give it the next free one`)
    const wanted = `# ${Number(number)}. `
    return heading.startsWith(wanted) ? [] : problem(`begins with "${heading}", not with "${wanted}"`)
  })
}
