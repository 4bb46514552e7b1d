/**
 * How long trailers are on site against free time and rates. Lists ask for `...TrailerClock`, which all parts here are given;
 * they go on with the time by themselves.
 */
export { STATE_WORDS } from './clock/clock-words.ts'
export { DetentionCost } from './clock/detention-cost.tsx'
export { DetentionFacts } from './clock/detention-facts.tsx'
export { DetentionMark } from './clock/detention-mark.tsx'
export { type ClockedTrailer, HoldClock } from './clock/hold-clock.tsx'
export { moneyListText, moneyText } from './clock/money-text.ts'
export type { TrailerClock } from './clock/trailer-clock.ts'
export { useTrailerClocks } from './clock/use-trailer-clocks.ts'
export { DwellPlot } from './plot/dwell-plot.tsx'
export { DetentionStatement } from './statement/detention-statement.tsx'
export { FreeTimeButton } from './terms/free-time-button.tsx'
