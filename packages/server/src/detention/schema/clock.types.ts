import {
  type AppliedTerms,
  CHARGE_UNITS,
  CLOCK_STARTS,
  type ClockReading,
  CURRENCY_CODES,
  chargesOf,
  type DetentionClock,
  type DetentionHold,
  detentionSentence,
  type Money,
  openHold,
  TERMS_LOADS,
} from '@tractrix/domain/detention'
import { builder, enumOf } from '../../platform/graphql/index.ts'
import { SentenceRef } from '../../platform/graphql/schema/shared-types.ts'
import { DetentionStateRef, TrailerLoadRef } from '../../trailers/index.ts'

/** A clock at the moment of the answer, and those before it in the same stay. */
export interface ClockNow {
  clock: DetentionClock
  earlier: readonly DetentionClock[]
  reading: ClockReading
  /** Milliseconds. */
  now: number
}

export const CurrencyRef = enumOf(builder, 'Currency', CURRENCY_CODES, {
  description: 'A currency by its ISO 4217 code.',
})
export const ChargeUnitRef = enumOf(builder, 'ChargeUnit', CHARGE_UNITS, {
  description: 'What a rate is for: every day (24 hours) or hour that is started once the free time is over.',
})
export const TermsLoadRef = enumOf(builder, 'TermsLoad', TERMS_LOADS, {
  description: 'For which trailers terms are; any: also for those of which nobody knows the load.',
})
const ClockStartRef = enumOf(builder, 'ClockStart', CLOCK_STARTS, {
  description:
    'What started a clock: the trailer came, it was loaded or emptied, or the first terms for it came into force.',
})

export const MoneyRef = builder.objectRef<Money>('Money')
const AppliedTermsRef = builder.objectRef<AppliedTerms>('AppliedTerms')
const HoldRef = builder.objectRef<DetentionHold>('DetentionHold')
const NextChargeRef = builder.objectRef<{ at: string; amount: Money }>('NextCharge')
export const DetentionClockRef = builder.objectRef<ClockNow>('DetentionClock')

/** The GraphQL types of clocks. */
export function registerClockTypes(): void {
  MoneyRef.implement({
    description: 'An amount of money.',
    fields: t => ({
      minor: t.exposeFloat('minor', {
        description: 'A whole number in the smallest unit of the currency, such as cents.',
      }),
      currency: t.expose('currency', { type: CurrencyRef }),
    }),
  })
  AppliedTermsRef.implement({
    description: 'The row of the table of free time and rates that decides about a clock.',
    fields: t => ({
      version: t.exposeInt('version', { description: 'The version of the table in which it stands.' }),
      scac: t.exposeString('scac', { nullable: true, description: 'Carrier code; null: any carrier.' }),
      load: t.expose('load', { type: TermsLoadRef }),
      freeHours: t.exposeInt('freeHours', { description: 'Free time in hours.' }),
      priceMinor: t.exposeInt('priceMinor', {
        description: 'The rate for each started unit, in the smallest unit of the currency.',
      }),
      currency: t.expose('currency', { type: CurrencyRef }),
      per: t.expose('per', { type: ChargeUnitRef }),
    }),
  })
  HoldRef.implement({
    description: 'Time that does not count.',
    fields: t => ({
      from: t.expose('from', { type: 'DateTime' }),
      to: t.expose('to', { type: 'DateTime', nullable: true, description: 'Null: it goes on.' }),
      reason: t.exposeString('reason'),
    }),
  })
  NextChargeRef.implement({
    description: 'What is added next, unless the trailer leaves before.',
    fields: t => ({
      at: t.expose('at', { type: 'DateTime' }),
      amount: t.expose('amount', { type: MoneyRef }),
    }),
  })
  implementClock()
}

function implementClock(): void {
  DetentionClockRef.implement({
    description:
      'How long a trailer is on site with one load, against its free time (OP-OPEN-30). All but the times of its beginning, its end and its holds is as of the answer; from those and the terms anybody can tell how it stands later.',
    fields: t => ({
      from: t.field({
        type: 'DateTime',
        description: 'Since when the trailer stands there with this load.',
        resolve: ({ clock }) => clock.from,
      }),
      endedAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When it left, or its load changed; null: the clock runs.',
        resolve: ({ clock }) => clock.endedAt,
      }),
      load: t.field({ type: TrailerLoadRef, resolve: ({ clock }) => clock.load }),
      terms: t.field({
        type: AppliedTermsRef,
        nullable: true,
        description: 'Null: the site has no terms for it, so it costs nothing and has no end.',
        resolve: ({ clock }) => clock.terms,
      }),
      startedAt: t.field({
        type: 'DateTime',
        description: 'From when the free time counts.',
        resolve: ({ clock }) => clock.startedAt,
      }),
      startedBy: t.field({ type: ClockStartRef, resolve: ({ clock }) => clock.startedBy }),
      holds: t.field({
        type: [HoldRef],
        description: 'The holds that touch it, oldest first.',
        resolve: ({ clock }) => [...clock.holds],
      }),
      holdReason: t.string({
        nullable: true,
        description: 'Why the clock is held now; null: it is not.',
        resolve: ({ clock }) => openHold(clock)?.reason ?? null,
      }),
      state: t.field({
        type: DetentionStateRef,
        resolve: ({ reading }) => reading.state,
      }),
      sentence: t.field({
        type: SentenceRef,
        description: '"12 h left", "Over 1 d 2 h", "no terms".',
        resolve: ({ reading }) => detentionSentence(reading),
      }),
      leftSeconds: t.float({
        nullable: true,
        description:
          'Whole seconds of free time that are left; negative: so long it is over; null: no terms.',
        resolve: ({ reading }) => secondsOf(reading.leftMs),
      }),
      freeUntil: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the free time is or was over; null: no terms, or a hold stops it before.',
        resolve: ({ reading }) => reading.freeUntil,
      }),
      charge: t.field({
        type: MoneyRef,
        nullable: true,
        description: 'What this clock has cost; null: no terms.',
        resolve: ({ reading }) => reading.charge,
      }),
      earlierCharges: t.field({
        type: [MoneyRef],
        description: 'What the clocks before it in the same stay have cost, one sum per currency.',
        resolve: ({ earlier, now }) => chargesOf(earlier, now),
      }),
      nextCharge: t.field({
        type: NextChargeRef,
        nullable: true,
        description: 'Null: nothing is added, or a hold stops the clock.',
        resolve: ({ reading }) => reading.nextCharge,
      }),
    }),
  })
}

const secondsOf = (milliseconds: number | null): number | null =>
  milliseconds === null ? null : Math.floor(milliseconds / 1_000)
