import { type DetentionClock, type DetentionState, readClock } from '@tractrix/domain/detention'
import { type RawBuilder, sql } from 'kysely'

/** How the clock of a trailer stands among others. */
export interface ClockRank {
  trailerId: string
  state: DetentionState
  /** Milliseconds for which the free time is over; negative: so much is left; null: no terms. */
  overMs: number | null
}

/** How the running clocks of trailers stand at a moment (milliseconds). */
export function clockRanks(
  clocksOf: ReadonlyMap<string, readonly DetentionClock[]>,
  now: number,
): ClockRank[] {
  return [...clocksOf].map(([trailerId, clocks]) => {
    const { state, leftMs } = readClock(clocks.at(-1)!, now)
    return { trailerId, state, overMs: leftMs === null ? null : -leftMs }
  })
}

/** Joins them as `clock` to trailer `t`. */
export function joinClockRanks(ranks: readonly ClockRank[]): RawBuilder<unknown> {
  const ids = ranks.map(({ trailerId }) => trailerId)
  const states = ranks.map(({ state }) => state)
  const overs = ranks.map(({ overMs }) => overMs)
  return sql`
    left join unnest(${ids}::uuid[], ${states}::text[], ${overs}::bigint[]) as clock(trailer_id, state, over_ms)
      on clock.trailer_id = t.id`
}
