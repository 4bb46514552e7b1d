import { type Currency, spanText, type TermsRow } from '@tractrix/domain/detention'
import { t } from '../../platform/words.ts'
import { termsSubjectText, termsText } from '../clock/clock-words.ts'

/** A table of rows in one currency. */
export interface TermsTable {
  currency: Currency
  rows: readonly TermsRow[]
}

/** What of a table differs from the one before, one sentence for each row; empty: nothing. */
export function termsChanges(before: TermsTable | null, after: TermsTable): string[] {
  const known = new Map((before?.rows ?? []).map(row => [keyOf(row), row]))
  const isNewCurrency = before !== null && before.currency !== after.currency
  const lines = after.rows.flatMap(row => {
    const old = known.get(keyOf(row))
    known.delete(keyOf(row))
    const subject = termsSubjectText(row)
    const terms = termsText({ ...row, currency: after.currency, version: 0 })
    if (old === undefined) return [t('{subject}: new. {terms}', { subject, terms })]
    if (!isNewCurrency && isSame(old, row)) return []
    const was = termsText({ ...old, currency: before!.currency, version: 0 })
    return [t('{subject}: {terms} (was: {was})', { subject, terms, was })]
  })
  const gone = [...known.values()].map(row =>
    t('{subject}: removed ({free} free)', {
      subject: termsSubjectText(row),
      free: spanText(row.freeHours * 3_600_000),
    }),
  )
  return [...lines, ...gone]
}

const keyOf = ({ scac, load }: TermsRow): string => `${scac ?? ''}/${load}`

const isSame = (a: TermsRow, b: TermsRow): boolean =>
  a.freeHours === b.freeHours && a.priceMinor === b.priceMinor && a.per === b.per
