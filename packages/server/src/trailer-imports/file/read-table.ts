import { Readable } from 'node:stream'
import { catalogued } from '@tractrix/domain/errors'
import { IMPORT_FILE_PROBLEMS, MOST_IMPORT_ROWS } from '@tractrix/domain/trailer-imports'
import { CsvError, type Options, parse } from 'csv-parse'
import { refusedFile } from './decode-file.ts'
import { findDelimiter } from './find-delimiter.ts'

/** One line of a table; its cells as they are written. */
export interface TableRow {
  /** Where it begins in the file, from 1. */
  line: number
  cells: string[]
}

/** A file of comma-separated values. */
export interface Table {
  delimiter: string
  headings: string[]
  /** Without empty lines. */
  rows: TableRow[]
}

/**
 * Reads a table after RFC 4180, with whatever delimiter and line ends it uses. Other work goes on between its parts.
 *
 * @throws IMPORT_FILE for a file without lines, with too many, or with quotes that do not fit
 */
export async function readTable(text: string): Promise<Table> {
  const { delimiter, body, firstLine } = findDelimiter(text)
  const lines = await readLines(body, delimiter, firstLine)
  const [head, ...rows] = lines
  if (head === undefined) throw refusedFile('empty')
  if (rows.length === 0) throw refusedFile('no_rows')
  return { delimiter, headings: head.cells.map(heading => heading.trim()), rows }
}

async function readLines(text: string, delimiter: string, firstLine: number): Promise<TableRow[]> {
  const parser = Readable.from(slicesOf(text)).pipe(parse({ ...OPTIONS, delimiter }))
  const lines: TableRow[] = []
  let line = firstLine
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      if (record.some(cell => cell.trim() !== '')) lines.push({ line, cells: record })
      if (lines.length > MOST_IMPORT_ROWS + 1)
        throw catalogued('IMPORT_FILE', {
          message: IMPORT_FILE_PROBLEMS.of('too_many_rows', { most: MOST_IMPORT_ROWS }),
        })
      line = info.lines + firstLine
    }
  } catch (error) {
    throw error instanceof CsvError ? refusedSyntax(error, firstLine) : error
  }
  return lines
}

const OPTIONS = {
  info: true,
  relax_column_count: true,
  record_delimiter: ['\r\n', '\n', '\r'],
} satisfies Options

/** Characters per part. */
const SLICE = 65_536

function* slicesOf(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += SLICE) yield bytes.subarray(start, start + SLICE)
}

function refusedSyntax(error: CsvError, firstLine: number) {
  const line = Number(error.lines ?? 1) + firstLine - 1
  const [, opened] = /opening quote at line (\d+)/.exec(error.message) ?? []
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    const at = opened === undefined ? line : Number(opened) + firstLine - 1
    return catalogued('IMPORT_FILE', { message: IMPORT_FILE_PROBLEMS.of('quote_open', { line: at }) })
  }
  const isQuote = error.code === 'INVALID_OPENING_QUOTE' || error.code === 'CSV_INVALID_CLOSING_QUOTE'
  const problem = isQuote ? 'quote_misplaced' : 'unreadable'
  return catalogued('IMPORT_FILE', { message: IMPORT_FILE_PROBLEMS.of(problem, { line }) })
}
