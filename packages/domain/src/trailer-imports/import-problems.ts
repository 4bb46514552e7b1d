import { defineSentences } from '../platform/index.ts'

/** What is wrong with a line of a file of trailers, beside a carrier or a number that cannot be. */
export const IMPORT_PROBLEMS = defineSentences('trailer_import', {
  size_missing: 'Trailer size is required',
  size_unknown: 'The trailer size {size} is not known',
  status_missing: 'Status is required',
  status_unknown: 'The status {status} is neither loaded nor empty',
  zone_unknown: 'There is no spot {zone}',
  zone_no_spot: '{zone} is no spot for trailers',
  zone_occupied: 'Spot {zone} is occupied by {trailer}',
  notes_long: 'Notes must have at most {most} characters',
  said_before: 'This trailer already stands in line {line}',
  unreadable: 'This line has characters that cannot be read',
  too_many_cells: 'This line has {cells} columns, and the first line has {headings}',
  changed_since: 'This trailer was changed since and stays as it is',
  failed: 'This line could not be taken over',
})

/** How each kind of line is mended. */
export const IMPORT_REMEDIES = defineSentences('trailer_import_remedy', {
  carrier: 'Write the carrier code, 2 to 4 letters',
  serial: 'Write the trailer number with letters, numbers and spaces only, {most} at most',
  size: 'Write one of {sizes}',
  status: 'Write loaded or empty',
  zone: 'Write the name of a dock or parking spot, as it stands on the map',
  free_spot: 'Write another spot, or check out or move the trailer that stands there',
  notes: 'Shorten the notes',
  once: 'Leave one of the two lines',
  encoding: 'Save the file as CSV in UTF-8 and upload it again',
  cells: 'Put values that hold the delimiter into double quotes',
  by_hand: 'Correct or check out the trailer by hand',
  again: 'Upload the file again. What was taken over stays as it is',
})
