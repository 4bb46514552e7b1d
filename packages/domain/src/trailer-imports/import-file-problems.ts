import { defineSentences } from '../platform/index.ts'

/** Why a file of trailers cannot be read, and what to do about it. */
export const IMPORT_FILE_PROBLEMS = defineSentences('trailer_import_file', {
  not_csv: 'Only .csv files are accepted.',
  workbook: 'This is a workbook, not a CSV file. Save it as CSV in your spreadsheet and choose that file.',
  binary: 'This file is no text. Choose a CSV file.',
  too_large: 'This file is larger than {most} MB. Split it into several files.',
  too_many_rows: 'This file has more than {most} trailers. Split it into several files.',
  empty: 'This file is empty.',
  no_rows: 'This file has a first line with headings, but no trailers.',
  quote_open:
    'A double quote in line {line} is never closed. Close it, or write it twice inside a quoted value.',
  unreadable: 'Line {line} cannot be read as CSV.',
  columns_missing: 'The file has no column for {columns}. Choose which one it is.',
  column_twice: 'The column {column} is chosen twice.',
  column_outside: 'The file has no column number {index}.',
})

/** Why an import cannot be taken back. */
export const TAKE_BACK_REFUSALS = defineSentences('trailer_import_take_back', {
  under_way: 'This import is still running.',
  taken_back: 'This import was already taken back.',
  nothing: 'This import changed nothing.',
  touched:
    '{count, plural, one {# trailer was changed since:} other {# trailers were changed since, among them}} {trailer}. This import can no longer be taken back.',
})

/** Most trailers of one file. */
export const MOST_IMPORT_ROWS = 20_000
