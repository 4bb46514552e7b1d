import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { catalogued } from '@tractrix/domain/errors'
import { IMPORT_FILE_PROBLEMS, MOST_IMPORT_ROWS } from '@tractrix/domain/trailer-imports'
import { CsvError, parse } from 'csv-parse'
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
  const lines: TableRow[] = []
  let line = firstLine
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // A quote inside of a value without quotes, such as that of inches, stands for itself.
    relax_quotes: true,
    on_record: (cells: string[]) => {
      if (cells.some(cell => cell.trim() !== '')) lines.push({ line, cells })
      if (lines.length > MOST_IMPORT_ROWS + 1) throw tooManyRows()
      line += 1 + lineEndsIn(cells)
      return null
    },
  })
  try {
    await pipeline(Readable.from(slicesOf(text)), parser.resume())
  } catch (error) {
    throw error instanceof CsvError ? refusedSyntax(error, line) : error
  }
  return lines
}

/** Characters per part. */
const SLICE = 65_536

function* slicesOf(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += SLICE) yield bytes.subarray(start, start + SLICE)
}

const lineEndsIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)

const tooManyRows = () =>
  catalogued('IMPORT_FILE', {
    message: IMPORT_FILE_PROBLEMS.of('too_many_rows', { most: MOST_IMPORT_ROWS }),
  })

const refusedSyntax = ({ code }: CsvError, line: number) =>
  catalogued('IMPORT_FILE', {
    message: IMPORT_FILE_PROBLEMS.of(code === 'CSV_QUOTE_NOT_CLOSED' ? 'quote_open' : 'unreadable', { line }),
  })
