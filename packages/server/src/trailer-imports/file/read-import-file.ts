import { catalogued } from '@tractrix/domain/errors'
import { LARGEST_UPLOAD } from '@tractrix/domain/platform'
import {
  type ColumnPlaces,
  IMPORT_COLUMNS,
  IMPORT_FILE_PROBLEMS,
  IMPORT_PROBLEMS,
  IMPORT_REMEDIES,
  type ImportCells,
  type ImportRefusal,
  readImportCells,
} from '@tractrix/domain/trailer-imports'
import type { UploadedFile } from '../../platform/graphql/index.ts'
import { decodeFile, refusedFile } from './decode-file.ts'
import { readTable, type Table } from './read-table.ts'

/** An uploaded file, read but not yet understood. */
export interface ImportFile extends Table {
  name: string
  encoding: string
}

/** One line of a file by column. */
export interface ImportLine {
  line: number
  cells: ImportCells
  /** Why the line as such cannot be read; null: it can. */
  refusal: ImportRefusal | null
}

/**
 * Reads an uploaded file (OP-TRM-27..29, OP-OPEN-32).
 *
 * @throws IMPORT_FILE for another kind of file, an empty one, one that is too large, or quotes that do not fit
 */
export async function readImportFile({ name, bytes }: UploadedFile): Promise<ImportFile> {
  if (!/\.csv$/i.test(name)) throw refusedFile('not_csv')
  if (bytes.length > LARGEST_UPLOAD) {
    const most = LARGEST_UPLOAD / 1_048_576
    throw catalogued('IMPORT_FILE', { message: IMPORT_FILE_PROBLEMS.of('too_large', { most }) })
  }
  const { text, encoding } = decodeFile(bytes)
  if (text.trim() === '') throw refusedFile('empty')
  const { headings, ...table } = await readTable(text)
  const shortName = storable(name).slice(-LONGEST_NAME)
  return { ...table, name: shortName, encoding, headings: headings.map(storable) }
}

/** Most characters of the name of a file that are kept: its end, which tells more. */
const LONGEST_NAME = 200

/** The lines of a file, read by these columns. */
export function linesOf({ headings, rows }: ImportFile, places: ColumnPlaces): ImportLine[] {
  return rows.map(({ line, cells }) => {
    const named = IMPORT_COLUMNS.map(column => {
      const place = places[column]
      return [column, place === undefined ? '' : storable(cells[place] ?? '')] as const
    })
    return {
      line,
      cells: readImportCells(Object.fromEntries(named)),
      refusal: lineRefusal(cells, headings.length),
    }
  })
}

function lineRefusal(cells: readonly string[], headings: number): ImportRefusal | null {
  if (cells.some(cell => cell !== storable(cell)))
    return { problem: IMPORT_PROBLEMS.of('unreadable'), remedy: IMPORT_REMEDIES.of('encoding') }
  if (cells.slice(headings).some(cell => cell.trim() !== ''))
    return {
      problem: IMPORT_PROBLEMS.of('too_many_cells', { cells: cells.length, headings }),
      remedy: IMPORT_REMEDIES.of('cells'),
    }
  return null
}

/** Without what the database cannot store: NUL, and halves of characters. */
export const storable = (text: string): string => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\uFFFD')
