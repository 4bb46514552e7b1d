export {
  type ClockReading,
  DETENTION_STATES,
  type DetentionState,
  readClock,
  SOON_MS,
  startedUnits,
} from './clock-reading.ts'
export {
  CLOCK_STARTS,
  type ClockStart,
  countedMs,
  type DetentionClock,
  type DetentionHold,
  openHold,
} from './detention-clock.ts'
export { DETENTION_TERMS_EVENTS } from './detention-events.ts'
export { DETENTION_REFUSALS } from './detention-refusals.ts'
export { DETENTION_SENTENCES, detentionSentence, spanText } from './detention-sentences.ts'
export {
  type AppliedTerms,
  CHARGE_UNITS,
  type ChargeUnit,
  TERMS_LOADS,
  type TermsLoad,
  type TermsRow,
  type TermsVersion,
  tableAt,
  tablesInOrder,
  termsFor,
} from './detention-terms.ts'
export { type DwellDay, lastDays } from './dwell-days.ts'
export { type DwellCount, dwellAt } from './dwell-history.ts'
export {
  CURRENCIES,
  CURRENCY_CODES,
  type Currency,
  decimalText,
  isCurrency,
  type Money,
  readDecimal,
  totalOf,
} from './money.ts'
export { chargesOf } from './stay-charges.ts'
export { clocksOfStay, type LoadChange, type Stay } from './stay-clocks.ts'
export {
  HIGHEST_PRICE_MINOR,
  LONGEST_FREE_HOURS,
  MOST_TERMS_ROWS,
  type NewTerms,
  TERMS_PROBLEMS,
  type TermsProblem,
  termsProblems,
} from './terms-problems.ts'
