import {
  countedMs,
  type DetentionClock,
  freeMs,
  momentOfCounted,
  openHold,
  UNIT_MS,
} from './detention-clock.ts'
import type { AppliedTerms } from './detention-terms.ts'
import type { Money } from './money.ts'

/**
 * How a clock stands: no terms are for it, its free time runs, ends soon or is over, or somebody holds it. A clock that is
 * held says so, whether its free time is over or not.
 */
export const DETENTION_STATES = ['no_terms', 'free', 'soon', 'over', 'held'] as const
export type DetentionState = (typeof DETENTION_STATES)[number]

/** How long before its end the free time ends "soon", in milliseconds: 12 hours. */
export const SOON_MS = 12 * 3_600_000

/** A clock at a moment. Times are ISO times. */
export interface ClockReading {
  state: DetentionState
  /** Milliseconds of free time that are left; negative: so long it is over; null: no terms. */
  leftMs: number | null
  /** When the free time is or was over; null: no terms, or a hold stops it before. */
  freeUntil: string | null
  /** What the clock has cost; null: no terms. */
  charge: Money | null
  /** What is added next, unless the trailer leaves before; null: nothing is, or a hold stops the clock. */
  nextCharge: { at: string; amount: Money } | null
}

const NO_TERMS: ClockReading = {
  state: 'no_terms',
  leftMs: null,
  freeUntil: null,
  charge: null,
  nextCharge: null,
}

/**
 * Reads a clock. Every unit that is started once the free time is over is charged in full, by counted time: what is held does
 * not count, and a day has 24 hours, whatever the wall clock does.
 *
 * @param now milliseconds since the epoch
 */
export function readClock(clock: DetentionClock, now: number): ClockReading {
  const { terms } = clock
  if (terms === null || now < Date.parse(clock.startedAt)) return NO_TERMS
  const leftMs = freeMs(terms) - countedMs(clock, now)
  const units = startedUnits(terms, leftMs)
  return {
    state: stateOf(clock, leftMs),
    leftMs,
    freeUntil: isoTime(momentOfCounted(clock, freeMs(terms))),
    charge: { minor: units * terms.priceMinor, currency: terms.currency },
    nextCharge: nextChargeOf(clock, terms, units),
  }
}

/** How many days or hours are charged. */
export function startedUnits({ per }: Pick<AppliedTerms, 'per'>, leftMs: number): number {
  return leftMs >= 0 ? 0 : Math.ceil(-leftMs / UNIT_MS[per])
}

function stateOf(clock: DetentionClock, leftMs: number): DetentionState {
  if (openHold(clock) !== null) return 'held'
  if (leftMs < 0) return 'over'
  return clock.endedAt === null && leftMs <= SOON_MS ? 'soon' : 'free'
}

function nextChargeOf(clock: DetentionClock, terms: AppliedTerms, units: number): ClockReading['nextCharge'] {
  if (clock.endedAt !== null || terms.priceMinor === 0) return null
  const at = isoTime(momentOfCounted(clock, freeMs(terms) + units * UNIT_MS[terms.per]))
  return at === null ? null : { at, amount: { minor: terms.priceMinor, currency: terms.currency } }
}

const isoTime = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString()
