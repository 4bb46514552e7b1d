import { titleCase } from '@tractrix/domain/platform'
import { t } from '../../platform/words.ts'
import type { HistoryLine } from './history-line.ts'

type Change = HistoryLine['changes'][number]

/** Longer texts are cut: the export has all of them. */
const LONGEST_VALUE = 60

/**
 * What changed, each field with its value before and after. Of outlines and other lists of values only the name.
 *
 * @param nameOf the name of a record by its id; null: not known
 */
export function changesText(changes: readonly Change[], nameOf: (id: string) => string | null): string {
  return changes.map(change => changeText(change, nameOf)).join('; ')
}

function changeText({ field, from, to }: Change, nameOf: (id: string) => string | null): string {
  const name = fieldText(field)
  if (isCompound(from) || isCompound(to)) return name
  return t('{field}: {from} → {to}', {
    field: name,
    from: valueText(from, nameOf),
    to: valueText(to, nameOf),
  })
}

/** `toZoneId` → `To Zone`: people read names, not ids. */
export const fieldText = (field: string): string => titleCase(field.replace(/Id$/, ''))

function valueText(value: unknown, nameOf: (id: string) => string | null): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  const text = String(value)
  const named = UUID.test(text) ? (nameOf(text) ?? text.slice(0, SHORT_ID)) : text
  return named.length > LONGEST_VALUE ? `${named.slice(0, LONGEST_VALUE - 1)}…` : named
}

const isCompound = (value: unknown): boolean => typeof value === 'object' && value !== null

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const SHORT_ID = 8
