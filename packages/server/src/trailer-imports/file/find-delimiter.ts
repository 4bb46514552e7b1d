/** What separates the values of a file, and the file without a line that only says so. */
export interface FoundDelimiter {
  delimiter: string
  body: string
  /** The number of the first line of `body` in the file. */
  firstLine: number
}

/** Delimiters that spreadsheets write; the first of equally likely ones. */
const DELIMITERS = [',', ';', '\t', '|'] as const

/** How much of a file tells. */
const SAMPLE = 10_000

/** Finds the delimiter: a first line `sep=;` says it, else the one that the first line has most of, outside of quotes. */
export function findDelimiter(text: string): FoundDelimiter {
  const said = /^"?sep=([^"\r\n])"?(\r\n|\n|\r)/i.exec(text)
  if (said) return { delimiter: said[1]!, body: text.slice(said[0].length), firstLine: 2 }
  const head = firstLineOf(text.slice(0, SAMPLE))
  const counts = DELIMITERS.map(delimiter => head.split(delimiter).length)
  return { delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))]!, body: text, firstLine: 1 }
}

/** The first line that is not empty, without what stands in quotes. */
function firstLineOf(text: string): string {
  const unquoted = text.replace(/"(?:[^"]|"")*"/g, '""')
  return unquoted.split(/[\r\n]+/).find(line => line.trim() !== '') ?? ''
}
