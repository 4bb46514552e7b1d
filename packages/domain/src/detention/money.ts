/** Currencies in which rates are kept, with how many digits their smallest unit has (ISO 4217). */
export const CURRENCIES = { USD: 2, CAD: 2, MXN: 2, EUR: 2, GBP: 2, CHF: 2, JPY: 0 } as const
export type Currency = keyof typeof CURRENCIES
export const CURRENCY_CODES = Object.keys(CURRENCIES) as readonly Currency[]

/** An amount of money; never a fraction of the smallest unit. */
export interface Money {
  /** In the smallest unit of the currency: cents, where it has them. */
  minor: number
  currency: Currency
}

export const isCurrency = (code: string): code is Currency => Object.hasOwn(CURRENCIES, code)

/** One sum per currency, in the order in which the currencies appear; what is nothing is left out. */
export function totalOf(amounts: Iterable<Money>): Money[] {
  const sums = new Map<Currency, number>()
  for (const { minor, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + minor)
  return [...sums].filter(([, minor]) => minor !== 0).map(([currency, minor]) => ({ minor, currency }))
}

/** `150.00`: an amount as programs and spreadsheets read it, without its currency. */
export function decimalText({ minor, currency }: Money): string {
  const digits = CURRENCIES[currency]
  return (minor / 10 ** digits).toFixed(digits)
}

/** The amount that somebody wrote, such as `75` or `37.50`, in the smallest unit; null: it is none of that currency. */
export function readDecimal(text: string, currency: Currency): number | null {
  const digits = CURRENCIES[currency]
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim())
  const fraction = match?.[2] ?? ''
  if (match === null || fraction.length > digits) return null
  return Number(`${match[1]}${fraction.padEnd(digits, '0')}`)
}
