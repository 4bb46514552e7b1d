import { type ClockReading, type Money, readClock, totalOf } from '@tractrix/domain/detention'
import type { TrailerClock } from '../../detention/index.ts'
import type { TrailerRow } from '../../site-data/index.ts'

/** A trailer with the clock of its stay. */
export type InventoryTrailer = TrailerRow & {
  /** Null: not known yet, or the person may not see it. */
  detention: TrailerClock | null
}

/** How a clock stands at a moment, in milliseconds since the epoch; null: there is none. */
export function readingOf(trailer: InventoryTrailer, now: number): ClockReading | null {
  return trailer.detention === null ? null : readClock(trailer.detention, now)
}

/** What a stay has cost so far, an amount per currency. */
export function costOf(trailer: InventoryTrailer, now: number): readonly Money[] {
  if (trailer.detention === null) return []
  const { charge } = readClock(trailer.detention, now)
  return totalOf([...trailer.detention.earlierCharges, ...(charge ? [charge] : [])])
}
