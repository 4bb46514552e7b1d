import {
  chargesOf,
  type DetentionClock,
  decimalText,
  detentionSentence,
  openHold,
  readClock,
} from '@tractrix/domain/detention'
import type { LengthUnit } from '@tractrix/domain/platform'
import { trailerSizeLabel } from '@tractrix/domain/trailers'
import type { TrailerClocks } from '../store/trailer-clocks.ts'
import { csvLines } from './csv.ts'
import type { ExportFilters } from './read-export-filters.ts'
import type { ExportedTrailer } from './trailers-csv.store.ts'

/** The columns of the on-site table (OP-OPEN-30, OP-OPEN-33). */
const COLUMNS = ['Carrier', 'Trailer #', 'Size', 'Status', 'Location', 'Notes', 'Created At']
/** Those about clocks, for who may see free time and costs. */
const CLOCK_COLUMNS = ['On Site (h)', 'Free Time', 'Free Until', 'Clock Held', 'Cost', 'Currency']

/** So that spreadsheets take the file for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** For whom a file is written, and when. */
export interface Writer {
  unit: LengthUnit
  /** Null: the person may not see free time and costs. */
  clocks: TrailerClocks | null
  /** Only trailers whose clock stands so; null: all. */
  detention: ExportFilters['detention']
  /** Milliseconds. */
  now: number
}

/** The file in pieces: a header, then a line for each trailer. */
export async function* trailersCsvText(
  first: readonly ExportedTrailer[],
  others: AsyncIterable<ExportedTrailer[]>,
  writer: Writer,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([writer.clocks ? [...COLUMNS, ...CLOCK_COLUMNS] : COLUMNS])
  yield await linesOf(first, writer)
  for await (const page of others) if (page.length > 0) yield await linesOf(page, writer)
}

async function linesOf(
  trailers: readonly ExportedTrailer[],
  { unit, clocks, detention, now }: Writer,
): Promise<string> {
  const known = await clocks?.ofTrailers(trailers.map(({ id }) => id))
  const isWanted = ({ id }: ExportedTrailer) => {
    const clock = known?.get(id)?.at(-1)
    return detention === null || (clock !== undefined && detention.includes(readClock(clock, now).state))
  }
  const lines = trailers
    .filter(isWanted)
    .map(trailer => [
      ...valuesOf(trailer, unit),
      ...(known ? clockValuesOf(trailer, known.get(trailer.id) ?? [], now) : []),
    ])
  return csvLines(lines)
}

const valuesOf = (trailer: ExportedTrailer, unit: LengthUnit): (string | null)[] => [
  trailer.scac,
  trailer.serial,
  trailerSizeLabel(trailer, unit),
  trailer.loaded === null ? null : trailer.loaded ? 'Loaded' : 'Empty',
  trailer.zone ?? 'Missing Zone!',
  trailer.notes,
  trailer.createdAt,
]

/** Where a stay has cost something in several currencies, sums and currencies are listed in the same order. */
function clockValuesOf(
  { createdAt }: ExportedTrailer,
  clocks: readonly DetentionClock[],
  now: number,
): (string | null)[] {
  const clock = clocks.at(-1)
  // It left since the page was read.
  if (clock === undefined) return CLOCK_COLUMNS.map(() => null)
  const reading = readClock(clock, now)
  const costs = chargesOf(clocks, now)
  return [
    ((now - Date.parse(createdAt)) / HOUR_MS).toFixed(1),
    detentionSentence(reading).message,
    reading.freeUntil,
    openHold(clock)?.reason ?? null,
    costs.map(decimalText).join(' + '),
    costs.map(({ currency }) => currency).join(' + '),
  ]
}

const HOUR_MS = 3_600_000
