import type { TrailerLoad } from '../trailers/index.ts'
import type { ClockStart, DetentionClock, DetentionHold } from './detention-clock.ts'
import {
  type AppliedTerms,
  type TermsSubject,
  type TermsVersion,
  tableAt,
  termsFor,
} from './detention-terms.ts'

/** What the log says of the load of a trailer. Null: nobody looked. */
export interface LoadChange {
  /** ISO time. */
  at: string
  from: boolean | null
  to: boolean | null
}

/** A stay in the yard, as far as it decides about its clocks. Times are ISO times. */
export interface Stay {
  scac: string
  createdAt: string
  /** Null: it is on site. */
  archivedAt: string | null
  /** What is in the trailer now; null: nobody looked. */
  loaded: boolean | null
  /** Oldest first. */
  loadChanges: readonly LoadChange[]
  /** Oldest first, without overlaps. */
  holds: readonly DetentionHold[]
}

interface Period {
  from: string
  to: string | null
  load: TrailerLoad
  startedBy: ClockStart
}

/**
 * The clocks of a stay, oldest first; at least one. A trailer that is loaded or emptied begins a new clock with free time of
 * its own. Looking into it for the first time does not: what is seen then, it was all the time. Nor does "nobody knows any
 * more", which changes nothing until somebody looks again.
 *
 * A clock keeps the terms that were in force when it began, also when the site sets others meanwhile: nobody pays by rates
 * that were not there when the trailer came. One without terms takes the first that come into force for it, and counts from
 * that moment.
 *
 * @param tables of the site, as `tablesInOrder` has them
 */
export function clocksOfStay(stay: Stay, tables: readonly TermsVersion[]): DetentionClock[] {
  return periodsOf(stay).map(period => {
    const applied = appliedTo(tables, { scac: stay.scac, load: period.load }, period)
    const clock = { from: period.from, endedAt: period.to, load: period.load, terms: applied?.terms ?? null }
    const startedAt = applied?.at ?? period.from
    const startedBy = startedAt === period.from ? period.startedBy : 'terms_set'
    return {
      ...clock,
      startedAt,
      startedBy,
      holds: stay.holds.filter(hold => touches(hold, startedAt, period.to)),
    }
  })
}

function periodsOf({ createdAt, archivedAt, loaded, loadChanges }: Stay): Period[] {
  let now = loadChanges.length > 0 ? loadChanges[0]!.from : loaded
  const periods: Period[] = [{ from: createdAt, to: null, load: loadOf(now), startedBy: 'checked_in' }]
  for (const { at, to } of loadChanges) {
    const last = periods.at(-1)!
    if (to === null || to === now) continue
    if (now === null) last.load = loadOf(to)
    else {
      last.to = at
      periods.push({ from: at, to: null, load: loadOf(to), startedBy: 'load_changed' })
    }
    now = to
  }
  periods.at(-1)!.to = archivedAt
  return periods
}

const loadOf = (loaded: boolean | null): TrailerLoad =>
  loaded === null ? 'unknown' : loaded ? 'loaded' : 'empty'

function appliedTo(
  tables: readonly TermsVersion[],
  subject: TermsSubject,
  { from, to }: Period,
): { terms: AppliedTerms; at: string } | null {
  const start = Date.parse(from)
  const first = tableAt(tables, start)
  const later = tables.filter(({ validFrom }) => Date.parse(validFrom) > start)
  for (const table of first === null ? later : [first, ...later]) {
    const at = table === first ? from : table.validFrom
    if (to !== null && Date.parse(at) > Date.parse(to)) return null
    const row = termsFor(table.rows, subject)
    if (row !== null) return { terms: { ...row, version: table.version, currency: table.currency }, at }
  }
  return null
}

function touches(hold: DetentionHold, from: string, to: string | null): boolean {
  const startsBefore = to === null || Date.parse(hold.from) < Date.parse(to)
  return startsBefore && (hold.to === null || Date.parse(hold.to) > Date.parse(from))
}
