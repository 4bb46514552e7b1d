import { catalogued } from '@tractrix/domain/errors'
import {
  type ColumnPlaces,
  IMPORT_FILE_PROBLEMS,
  type ImportColumn,
  missingColumns,
  proposeColumns,
} from '@tractrix/domain/trailer-imports'
import type { Database } from '../../platform/db/index.ts'
import { rememberedColumns } from '../store/trailer-imports.store.ts'

/** One choice of a person: where in the file a column stands. */
export interface ChosenColumn {
  column: ImportColumn
  /** From 0. */
  place: number
}

/** How a file is read, and who says so. */
export interface ColumnChoice {
  columns: ColumnPlaces
  /** Whether they are those of the last file of the site with the same first line. */
  areRemembered: boolean
}

/**
 * By which columns a file is read: as the person chose, else as the last file of the site with this first line was, else
 * as its headings propose.
 *
 * @throws BAD_INPUT for a choice that cannot be
 */
export async function chooseColumns(
  db: Database,
  siteId: string,
  headings: readonly string[],
  chosen: readonly ChosenColumn[] | null,
): Promise<ColumnChoice> {
  if (chosen !== null) return { columns: readChoice(headings, chosen), areRemembered: false }
  const remembered = await rememberedColumns(db.kysely, siteId, headings)
  if (remembered !== null) return { columns: remembered, areRemembered: true }
  return { columns: proposeColumns(headings), areRemembered: false }
}

function readChoice(headings: readonly string[], chosen: readonly ChosenColumn[]): ColumnPlaces {
  const columns: ColumnPlaces = {}
  for (const { column, place } of chosen) {
    if (columns[column] !== undefined)
      throw catalogued('BAD_INPUT', { message: IMPORT_FILE_PROBLEMS.of('column_twice', { column }) })
    if (place < 0 || place >= headings.length)
      throw catalogued('BAD_INPUT', { message: IMPORT_FILE_PROBLEMS.of('column_outside', { index: place }) })
    columns[column] = place
  }
  return columns
}

/** @throws IMPORT_FILE when the columns do not tell one trailer from another */
export function assertComplete(columns: ColumnPlaces): void {
  const missing = missingColumns(columns)
  if (missing.length === 0) return
  const message = IMPORT_FILE_PROBLEMS.of('columns_missing', { columns: missing.join(', ') })
  throw catalogued('IMPORT_FILE', { message })
}
