import { DETENTION_STATES, type DetentionState } from '@tractrix/domain/detention'
import { catalogued } from '@tractrix/domain/errors'
import { TRAILER_DIMENSIONS, TRAILER_LOADS } from '@tractrix/domain/trailers'
import type { TrailersWhere } from '../store/trailers-where.ts'

/** Which trailers on site a file shall have; all given fields must hold, and null means not asked. */
export interface ExportFilters extends Pick<TrailersWhere, 'scac' | 'serial' | 'dimensionCode' | 'load'> {
  /** Standing in a zone of one of these banks, or of that name where a zone belongs to none; empty text: in no zone. */
  locations: readonly string[] | null
  /** With a clock that stands so when its line is written. */
  detention: readonly DetentionState[] | null
}

/** What the address can say. */
const NAMES = ['filetype', 'scac', 'serial', 'dimensionCode', 'load', 'location', 'detention']

/**
 * The filters of All On Site in the address of its export: `scac` and `serial`, a part of each; `dimensionCode`, `load` and
 * `detention`, lists with commas; `location`, given once for each (OP-INV-05).
 *
 * @throws BAD_INPUT that names the first one which cannot be
 */
export function readExportFilters(query: Record<string, unknown>): ExportFilters {
  const unknown = Object.keys(query).find(name => !NAMES.includes(name))
  if (unknown !== undefined) throw refused(unknown, `is no filter. Filters: ${NAMES.slice(1).join(', ')}.`)
  return {
    scac: readText(query, 'scac'),
    serial: readText(query, 'serial'),
    dimensionCode: readList(query, 'dimensionCode', DIMENSION_CODES),
    load: readList(query, 'load', TRAILER_LOADS),
    locations: readTexts(query, 'location'),
    detention: readList(query, 'detention', DETENTION_STATES),
  }
}

function readList<Item extends string>(
  query: Record<string, unknown>,
  name: string,
  possible: readonly Item[],
): Item[] | null {
  const text = readText(query, name)
  if (text === null) return null
  return text.split(',').map(given => {
    const item = possible.find(each => each === given)
    if (item === undefined) throw refused(name, `has no value "${given}". Values: ${possible.join(', ')}.`)
    return item
  })
}

function readText(query: Record<string, unknown>, name: string): string | null {
  const texts = readTexts(query, name)
  if (texts !== null && texts.length > 1) throw refused(name, 'was given more than once.')
  return texts?.[0] ?? null
}

function readTexts(query: Record<string, unknown>, name: string): string[] | null {
  const given = query[name]
  if (given === undefined) return null
  const texts = [given].flat().map(String)
  if (texts.some(text => text.includes('\0'))) throw refused(name, 'has a character that cannot be stored.')
  return texts
}

const refused = (name: string, what: string) => catalogued('BAD_INPUT', { message: `${name} ${what}` })

const DIMENSION_CODES = TRAILER_DIMENSIONS.map(({ dimensionCode }) => dimensionCode)
