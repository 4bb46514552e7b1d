import { CURRENCIES, type Money } from '@tractrix/domain/detention'
import { t } from '../../platform/words.ts'

/** `$150`, `€37.50`: an amount with the sign of its currency; without digits that say nothing. */
export function moneyText({ minor, currency }: Money): string {
  const digits = CURRENCIES[currency]
  const isWhole = minor % 10 ** digits === 0
  return (minor / 10 ** digits).toLocaleString('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: isWhole ? 0 : digits,
    maximumFractionDigits: digits,
  })
}

/** Sums in several currencies one after the other; a dash where there is none. */
export const moneyListText = (sums: readonly Money[]): string =>
  sums.length === 0 ? '–' : sums.map(moneyText).join(t(' + '))
