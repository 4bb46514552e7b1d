import { type DetentionClock, freeMs, momentOfCounted } from './detention-clock.ts'
import type { TermsVersion } from './detention-terms.ts'
import { clocksOfStay, type Stay } from './stay-clocks.ts'

/** How many trailers were on site at a moment, and how many of them were over their free time. */
export interface DwellCount {
  onSite: number
  /** Those whose clock is held included: their free time is over all the same. */
  overFreeTime: number
}

/**
 * What was in the yard at each of these moments (milliseconds).
 *
 * @param tables of the site, as `tablesInOrder` has them
 */
export function dwellAt(
  moments: readonly number[],
  stays: readonly Stay[],
  tables: readonly TermsVersion[],
): DwellCount[] {
  const counts = moments.map(() => ({ onSite: 0, overFreeTime: 0 }))
  for (const stay of stays) {
    const onSite = { from: Date.parse(stay.createdAt), to: timeOf(stay.archivedAt) }
    const over = clocksOfStay(stay, tables).flatMap(overTime)
    moments.forEach((moment, position) => {
      if (moment < onSite.from || moment >= onSite.to) return
      const count = counts[position]!
      count.onSite += 1
      if (over.some(({ from, to }) => moment > from && moment < to)) count.overFreeTime += 1
    })
  }
  return counts
}

/** From when to when the free time of a clock is over, in milliseconds. */
function overTime(clock: DetentionClock): { from: number; to: number }[] {
  const from = clock.terms && momentOfCounted(clock, freeMs(clock.terms))
  return from === null ? [] : [{ from, to: timeOf(clock.endedAt) }]
}

const timeOf = (isoTime: string | null): number =>
  isoTime === null ? Number.POSITIVE_INFINITY : Date.parse(isoTime)
