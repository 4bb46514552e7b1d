export {
  type ColumnPlaces,
  IMPORT_COLUMNS,
  IMPORT_TEMPLATE,
  type ImportColumn,
  missingColumns,
} from './import-columns.ts'
export {
  IMPORT_FILE_PROBLEMS,
  MOST_IMPORT_ROWS,
  TAKE_BACK_REFUSALS,
} from './import-file-problems.ts'
export { IMPORT_PROBLEMS, IMPORT_REMEDIES } from './import-problems.ts'
export {
  IMPORT_ROW_STATUSES,
  IMPORT_STATUSES,
  type ImportRowStatus,
  type ImportStatus,
  isUnderWay,
} from './import-status.ts'
export { ImportYard, type YardTrailer, type YardZone } from './import-yard.ts'
export { type ImportJudgement, judgeImportRow } from './judge-import-row.ts'
export { duplicateHeadings, proposeColumns } from './propose-columns.ts'
export {
  type ImportCells,
  type ImportRefusal,
  type ImportRow,
  isRefusal,
  readImportCells,
  readImportRow,
} from './read-import-row.ts'
export { TRAILER_IMPORT_EVENTS } from './trailer-import-events.ts'
