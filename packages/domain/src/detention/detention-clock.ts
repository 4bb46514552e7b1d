import type { TrailerLoad } from '../trailers/index.ts'
import type { AppliedTerms } from './detention-terms.ts'

/** Time that does not count: the trailer could not be fetched, or both sides agreed so. */
export interface DetentionHold {
  /** ISO time. */
  from: string
  /** ISO time; null: it goes on. */
  to: string | null
  reason: string
}

/**
 * What began a clock: the trailer came, it was loaded or emptied, or the site set the first terms that are for it while it
 * stood there.
 */
export const CLOCK_STARTS = ['checked_in', 'load_changed', 'terms_set'] as const
export type ClockStart = (typeof CLOCK_STARTS)[number]

/** One clock of a stay: a trailer on site, as long as it is loaded or empty, against its free time. Times are ISO times. */
export interface DetentionClock {
  /** Since when the trailer stands there with this load. */
  from: string
  /** When it left or its load changed; null: the clock runs. */
  endedAt: string | null
  load: TrailerLoad
  /** What it is measured by; null: the site has no terms for it, so it costs nothing and has no end. */
  terms: AppliedTerms | null
  /** From when the free time counts: `from`, or a later moment at which the terms came into force. */
  startedAt: string
  startedBy: ClockStart
  /** The holds that touch it, oldest first, without overlaps. */
  holds: readonly DetentionHold[]
}

const HOUR_MS = 3_600_000

/** How long the units of a charge are, in milliseconds of counted time. A day has 24 hours, also when clocks change. */
export const UNIT_MS = { day: 24 * HOUR_MS, hour: HOUR_MS } as const

/** How long a clock has counted at a moment, holds left out; both in milliseconds. */
export function countedMs(clock: DetentionClock, now: number): number {
  const start = Date.parse(clock.startedAt)
  const end = Math.min(now, endOf(clock))
  if (end <= start) return 0
  return clock.holds.reduce((counted, hold) => counted - overlapMs(hold, start, end), end - start)
}

/** When a clock will have counted so long, if nobody holds it again; null: a hold stops it before. All in milliseconds. */
export function momentOfCounted(clock: DetentionClock, counted: number): number | null {
  let moment = Date.parse(clock.startedAt) + counted
  for (const { from, to } of clock.holds) {
    const start = Math.max(Date.parse(from), Date.parse(clock.startedAt))
    if (moment < start) break
    if (to === null) return null
    moment += Math.max(0, Date.parse(to) - start)
  }
  return moment
}

/** The hold that goes on; null: none, or the clock has ended. */
export function openHold({ holds, endedAt }: DetentionClock): DetentionHold | null {
  return endedAt === null ? (holds.find(({ to }) => to === null) ?? null) : null
}

/** The free time of the terms in milliseconds. */
export const freeMs = ({ freeHours }: Pick<AppliedTerms, 'freeHours'>): number => freeHours * HOUR_MS

const endOf = ({ endedAt }: DetentionClock): number =>
  endedAt === null ? Number.POSITIVE_INFINITY : Date.parse(endedAt)

function overlapMs({ from, to }: DetentionHold, start: number, end: number): number {
  const until = to === null ? end : Math.min(end, Date.parse(to))
  return Math.max(0, until - Math.max(start, Date.parse(from)))
}
