import { readClock } from './clock-reading.ts'
import type { DetentionClock } from './detention-clock.ts'
import { type Money, totalOf } from './money.ts'

/** What a stay has cost at a moment (milliseconds): the charges of all its clocks, one sum per currency. */
export function chargesOf(clocks: readonly DetentionClock[], now: number): Money[] {
  return totalOf(clocks.flatMap(clock => readClock(clock, now).charge ?? []))
}
