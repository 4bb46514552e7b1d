import { type Sentence, textLimit } from '../platform/index.ts'
import {
  LONGEST_SERIAL,
  scacProblem,
  serialProblem,
  TRAILER_DIMENSIONS,
  TRAILER_IDENTITY_PROBLEMS,
  UNSUPPORTED_DIMENSION_CODE,
  writtenScac,
  writtenSerial,
} from '../trailers/index.ts'
import { IMPORT_COLUMNS, type ImportColumn } from './import-columns.ts'
import { IMPORT_PROBLEMS, IMPORT_REMEDIES } from './import-problems.ts'

/** The cells of one line by column; a column that the file does not have is an empty text. */
export type ImportCells = Record<ImportColumn, string>

/** What one line says of a trailer. Null: it says nothing of that, and what is known stays. */
export interface ImportRow {
  scac: string
  serial: string
  dimensionCode: string | null
  loaded: boolean | null
  /** Name of the spot, as it is written. */
  zone: string | null
  notes: string | null
}

/** Why a line is not taken over, and how to mend it. */
export interface ImportRefusal {
  problem: Sentence
  remedy: Sentence
}

/** The cells without spaces around them; the apostrophe that keeps a spreadsheet from running a formula is left out. */
export function readImportCells(cells: Partial<ImportCells>): ImportCells {
  const read = (column: ImportColumn) => (cells[column] ?? '').trim().replace(/^'(?=\s*[=+\-@＝＋－＠])/, '')
  return Object.fromEntries(IMPORT_COLUMNS.map(column => [column, read(column)])) as ImportCells
}

/** Reads what a line says, by the rules of a trailer that is added by hand (OP-TRM-05..09, OP-OPEN-32). */
export function readImportRow(cells: ImportCells): ImportRow | ImportRefusal {
  const { scac, serial, zone, notes } = cells
  const wrongScac = scacProblem(scac)
  if (wrongScac !== null) return refusedName(wrongScac, IMPORT_REMEDIES.of('carrier'))
  const wrongSerial = serialProblem(serial)
  if (wrongSerial !== null)
    return refusedName(wrongSerial, IMPORT_REMEDIES.of('serial', { most: LONGEST_SERIAL }))
  const size = readSize(cells.dimensionCode)
  if (size !== null && typeof size !== 'string') return size
  const loaded = readLoaded(cells.loaded)
  if (loaded !== null && typeof loaded !== 'boolean') return loaded
  const most = textLimit('notes')
  if (notes.length > most)
    return { problem: IMPORT_PROBLEMS.of('notes_long', { most }), remedy: IMPORT_REMEDIES.of('notes') }
  return {
    scac: writtenScac(scac),
    serial: writtenSerial(serial),
    dimensionCode: size,
    loaded,
    zone: zone || null,
    notes: notes || null,
  }
}

/** Whether a line was refused. */
export const isRefusal = (read: object): read is ImportRefusal => 'problem' in read

function refusedName(problem: NonNullable<ReturnType<typeof scacProblem>>, remedy: Sentence): ImportRefusal {
  if (problem === 'serial_length')
    return { problem: TRAILER_IDENTITY_PROBLEMS.of(problem, { most: LONGEST_SERIAL }), remedy }
  return { problem: TRAILER_IDENTITY_PROBLEMS.of(problem), remedy }
}

/** By code or by the word that forms show for it, whatever its case. */
function readSize(text: string): string | null | ImportRefusal {
  if (text === '') return null
  const written = text.toLowerCase()
  const size = TRAILER_DIMENSIONS.find(
    ({ dimensionCode, label }) => dimensionCode === written || label === written,
  )
  if (size) return size.dimensionCode
  return { problem: IMPORT_PROBLEMS.of('size_unknown', { size: text }), remedy: sizeRemedy() }
}

/** What to write as a size. */
export const sizeRemedy = (): Sentence => IMPORT_REMEDIES.of('size', { sizes: OFFERED_SIZES })

const OFFERED_SIZES = TRAILER_DIMENSIONS.filter(
  ({ dimensionCode }) => dimensionCode !== UNSUPPORTED_DIMENSION_CODE,
)
  .map(({ dimensionCode }) => dimensionCode)
  .join(', ')

const LOADED = new Set(['loaded', 'true', 'yes', 'y', '1', 'full'])
const EMPTY = new Set(['empty', 'false', 'no', 'n', '0'])

function readLoaded(text: string): boolean | null | ImportRefusal {
  const written = text.toLowerCase()
  if (written === '') return null
  if (LOADED.has(written)) return true
  if (EMPTY.has(written)) return false
  return {
    problem: IMPORT_PROBLEMS.of('status_unknown', { status: text }),
    remedy: IMPORT_REMEDIES.of('status'),
  }
}
