/** What a file of trailers can say of each of them, in the order of the template (OP-OPEN-32). */
export const IMPORT_COLUMNS = ['scac', 'serial', 'dimensionCode', 'loaded', 'zone', 'notes'] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

/** The columns without which no trailer can be told from another. */
export const KEY_COLUMNS = ['scac', 'serial'] as const satisfies readonly ImportColumn[]

/** Where in the lines of a file each column stands, from 0; a column that is not named is not read. */
export type ColumnPlaces = Partial<Record<ImportColumn, number>>

/** The first line of the template: a file with this line needs no choice of columns. */
export const IMPORT_TEMPLATE = `${IMPORT_COLUMNS.join(',')}\r\n`

/** The columns without which the file says nothing of any trailer. */
export const missingColumns = (places: ColumnPlaces): ImportColumn[] =>
  KEY_COLUMNS.filter(column => places[column] === undefined)
