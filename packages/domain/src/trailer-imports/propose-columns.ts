import { type ColumnPlaces, IMPORT_COLUMNS, type ImportColumn } from './import-columns.ts'

/** Headings that files of others use; compared without case, spaces and signs. The first is that of the template. */
const HEADINGS: Record<ImportColumn, readonly string[]> = {
  scac: ['scac', 'carrier', 'carriercode', 'carrierscac'],
  serial: ['serial', 'trailer', 'trailernumber', 'trailerno', 'trailerid', 'serialnumber', 'unit', 'number'],
  dimensionCode: ['dimensioncode', 'size', 'trailersize', 'dimension', 'dimensions'],
  loaded: ['loaded', 'status', 'load', 'loadstatus', 'loadedempty', 'loadedorempty'],
  zone: ['zone', 'location', 'spot', 'parkingspot', 'position'],
  notes: ['notes', 'note', 'comment', 'comments', 'remark', 'remarks'],
}

/**
 * Which heading of a file stands for which column: that of the template before one that means the same, and the first of
 * several equal ones. Headings that mean nothing to us are passed over.
 */
export function proposeColumns(headings: readonly string[]): ColumnPlaces {
  const plain = headings.map(plainHeading)
  const places: ColumnPlaces = {}
  for (const column of IMPORT_COLUMNS) {
    const known = HEADINGS[column].find(heading => plain.includes(heading))
    if (known !== undefined) places[column] = plain.indexOf(known)
  }
  return places
}

/** Headings that stand in the file more than once, as they are written first; without headings that are empty. */
export function duplicateHeadings(headings: readonly string[]): string[] {
  const plain = headings.map(plainHeading)
  return headings.filter(
    (_heading, at) =>
      plain[at] !== '' && plain.indexOf(plain[at]!) === at && plain.lastIndexOf(plain[at]!) !== at,
  )
}

const plainHeading = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
