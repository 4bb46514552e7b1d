import {
  type ClockStart,
  type DetentionState,
  spanText,
  type TermsLoad,
  type TermsRow,
} from '@tractrix/domain/detention'
import { phrase, type SentenceText } from '@tractrix/domain/platform'
import type { TrailerLoad } from '@tractrix/domain/trailers'
import { t } from '../../platform/words.ts'
import { moneyText } from './money-text.ts'
import type { TrailerClock } from './trailer-clock.ts'

/** Names of the states, for filters and heads. */
export const STATE_WORDS = {
  no_terms: phrase('No terms'),
  free: phrase('In free time'),
  soon: phrase('Free time ends soon'),
  over: phrase('Over free time'),
  held: phrase('Clock held'),
} satisfies Record<DetentionState, SentenceText>

/** What a clock is for. */
export const LOAD_WORDS = {
  loaded: phrase('Loaded'),
  empty: phrase('Empty'),
  unknown: phrase('Load unknown'),
} satisfies Record<TrailerLoad, SentenceText>

/** For which trailers a row of the table is. */
export const TERMS_LOAD_WORDS = {
  loaded: phrase('Loaded'),
  empty: phrase('Empty'),
  any: phrase('Any load'),
} satisfies Record<TermsLoad, SentenceText>

/** What started a clock. */
export const START_WORDS = {
  checked_in: phrase('checked in'),
  load_changed: phrase('load changed'),
  terms_set: phrase('terms came into force'),
} satisfies Record<ClockStart, SentenceText>

/** `HJBT, Loaded`: for which trailers terms are. */
export const termsSubjectText = ({ scac, load }: Pick<TermsRow, 'scac' | 'load'>): string =>
  `${scac ?? t('Any carrier')}, ${t(TERMS_LOAD_WORDS[load])}`

/** `2 d free, then $75 for each started day`. */
export function termsText({
  freeHours,
  priceMinor,
  currency,
  per,
}: NonNullable<TrailerClock['terms']>): string {
  const free = spanText(freeHours * 3_600_000)
  if (priceMinor === 0) return t('{free} free, then no charge', { free })
  const rate = moneyText({ minor: priceMinor, currency })
  return per === 'day'
    ? t('{free} free, then {rate} for each started day', { free, rate })
    : t('{free} free, then {rate} for each started hour', { free, rate })
}
