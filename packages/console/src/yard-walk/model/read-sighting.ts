import { scacProblem, serialProblem, writtenScac, writtenSerial } from '@tractrix/domain/trailers'
import { isSpot } from '@tractrix/domain/zones'
import type { TrailerRow, ZoneRow } from '../../site-data/index.ts'

/** A trailer by what is painted on it. */
export interface TrailerName {
  scac: string
  serial: string
}

/** What was typed or scanned as a trailer; `unclear` and `several` name none. */
export type ReadTrailer =
  | { kind: 'trailer'; name: TrailerName }
  /** More than one trailer on site has that number. */
  | { kind: 'several' }
  | { kind: 'unclear' }

const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** The spots of a yard as somebody walks past them: row by row, by number. */
export function spotsInOrder(zones: readonly ZoneRow[]): ZoneRow[] {
  return zones
    .filter(({ zoneType }) => isSpot(zoneType))
    .sort((a, b) => order.compare(a.bank ?? a.name, b.bank ?? b.name) || order.compare(a.name, b.name))
}

/** The spot of that name, whatever its case and its spaces; null: there is none. */
export function readSpot(text: string, spots: readonly ZoneRow[]): ZoneRow | null {
  return spots.find(({ name }) => bare(name) === bare(text)) ?? null
}

/** The spot after that one; null: it is the last, or none is known. */
export function spotAfter(id: string, spots: readonly ZoneRow[]): ZoneRow | null {
  const at = spots.findIndex(spot => spot.id === id)
  return at === -1 ? null : (spots[at + 1] ?? null)
}

/**
 * Reads a carrier and a number, with or without a space between them. The number alone will do where one trailer on site
 * has it.
 */
export function readTrailer(text: string, onSite: readonly TrailerRow[]): ReadTrailer {
  const typed = bare(text)
  const whole = onSite.find(({ scac, serial }) => bare(scac + serial) === typed)
  if (whole) return known(whole)
  const [first, ...others] = onSite.filter(({ serial }) => bare(serial) === typed)
  if (first && others.length > 0) return { kind: 'several' }
  if (first) return known(first)
  const [, scac = '', serial = ''] = /^\s*([A-Za-z]{2,4})(?:[\s-]+|(?=\d))(.+)$/.exec(text) ?? []
  if (scacProblem(scac) !== null || serialProblem(serial) !== null) return { kind: 'unclear' }
  return { kind: 'trailer', name: { scac: writtenScac(scac), serial: writtenSerial(serial) } }
}

const known = ({ scac, serial }: TrailerRow): ReadTrailer => ({ kind: 'trailer', name: { scac, serial } })

const bare = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()
