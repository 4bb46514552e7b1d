import { titleCase } from '@tractrix/domain/platform'
import { formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import type { HistoryLine } from './history-line.ts'

type Change = HistoryLine['changes'][number]

/** Longer texts are cut: the export has all of them. */
const LONGEST_VALUE = 60

/**
 * What changed, each field with its value before and after, where there was one before. Of outlines and other lists of
 * values only the name. Null: nothing that people read.
 *
 * @param nameOf the name of a record by its id; null: not known
 */
export function changesText(
  changes: readonly Change[],
  nameOf: (id: string) => string | null,
): string | null {
  const told = changes.filter(({ from, to }) => !(isMissing(from) && isMissing(to)))
  return told.length === 0 ? null : told.map(change => changeText(change, nameOf)).join('; ')
}

function changeText({ field, from, to }: Change, nameOf: (id: string) => string | null): string {
  const name = fieldText(field)
  if (isCompound(from) || isCompound(to)) return name
  const value = valueText(to, nameOf)
  if (isMissing(from)) return t('{field}: {value}', { field: name, value })
  return t('{field}: {from} → {to}', { field: name, from: valueText(from, nameOf), to: value })
}

/** `toZoneId` → `To Zone`: people read names, not ids. */
const fieldText = (field: string): string => titleCase(field.replace(/Id$/, ''))

function valueText(value: unknown, nameOf: (id: string) => string | null): string {
  if (isMissing(value)) return '–'
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  const text = String(value)
  if (UUID.test(text)) return nameOf(text) ?? text.slice(0, SHORT_ID)
  if (TIME.test(text)) return formatTimestamp(text)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text
}

const isMissing = (value: unknown): boolean => value === null || value === undefined || value === ''

const isCompound = (value: unknown): boolean => typeof value === 'object' && value !== null

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const SHORT_ID = 8
