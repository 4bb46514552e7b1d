import {
  type ColumnPlaces,
  duplicateHeadings,
  type ImportColumn,
  type ImportJudgement,
  type ImportYard,
  judgeImportRow,
  missingColumns,
} from '@tractrix/domain/trailer-imports'
import type { ServerContext } from '../../platform/context/index.ts'
import type { UploadedFile } from '../../platform/graphql/index.ts'
import { type PreparedLine, prepareLines } from '../file/prepare-lines.ts'
import { linesOf, readImportFile } from '../file/read-import-file.ts'
import type { ImportedRow } from '../store/import-rows.store.ts'
import { readImportYard } from '../store/yard-of-import.store.ts'
import { assertBulkUpload } from './assert-bulk-upload.ts'
import { type ChosenColumn, chooseColumns } from './choose-columns.ts'

/** What an import of a file would do to the yard as it is now. */
export interface ImportTrial {
  encoding: string
  delimiter: string
  headings: string[]
  /** Headings that stand in the first line more than once. */
  duplicateHeadings: string[]
  columns: ColumnPlaces
  areColumnsRemembered: boolean
  /** Without these nothing can be tried: all counts are 0 then. */
  missingColumns: ImportColumn[]
  rowCount: number
  counts: Record<ImportJudgement['kind'], number>
  /** The first of the refused lines. */
  refusedRows: Pick<ImportedRow, 'line' | 'cells' | 'status' | 'problem' | 'remedy' | 'trailerId'>[]
}

/** Most refused lines that a trial shows; all of them are counted. */
const MOST_SHOWN = 100

/**
 * Tries a file without changing anything: reads all of it and judges each line as the import would.
 *
 * @throws BULK_UPLOAD_OFF; IMPORT_FILE; BAD_INPUT for columns that cannot be
 */
export async function tryImport(
  { db }: Pick<ServerContext, 'db'>,
  siteId: string,
  uploaded: UploadedFile,
  chosen: readonly ChosenColumn[] | null,
): Promise<ImportTrial> {
  await assertBulkUpload(db.kysely, siteId)
  const file = await readImportFile(uploaded)
  const { columns, areRemembered } = await chooseColumns(db, siteId, file.headings, chosen)
  const missing = missingColumns(columns)
  const lines = missing.length > 0 ? [] : prepareLines(linesOf(file, columns))
  const yard = await readImportYard(db.kysely, siteId, null)
  const trial: ImportTrial = {
    encoding: file.encoding,
    delimiter: file.delimiter,
    headings: file.headings,
    duplicateHeadings: duplicateHeadings(file.headings),
    columns,
    areColumnsRemembered: areRemembered,
    missingColumns: missing,
    rowCount: file.rows.length,
    counts: { added: 0, changed: 0, unchanged: 0, refused: 0 },
    refusedRows: [],
  }
  for (const prepared of lines) {
    const judged = judgeLine(prepared, yard)
    trial.counts[judged.kind] += 1
    if (judged.kind !== 'refused' || trial.refusedRows.length >= MOST_SHOWN) continue
    const { line, cells } = prepared
    const { problem, remedy } = judged
    trial.refusedRows.push({ line, cells, status: 'refused', problem, remedy, trailerId: null })
  }
  return trial
}

/** Judges a line and notes in the yard what it would do, so that the next one is judged after it. */
function judgeLine({ line, row, refusal }: PreparedLine, yard: ImportYard): ImportJudgement {
  if (refusal !== null) return { kind: 'refused', ...refusal }
  const judged = judgeImportRow(row, yard)
  if (judged.kind === 'added') yard.put({ id: `line ${line}`, ...judged.arrival })
  if (judged.kind === 'changed') {
    const trailer = yard.trailerOf(row)
    if (trailer !== null) yard.put({ ...trailer, ...judged.correction })
  }
  return judged
}
