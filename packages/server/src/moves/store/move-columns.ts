import {
  fieldNamesOfKind,
  MOVE_FIELD_NAMES,
  type MoveValues,
  PLAIN_FIELD_NAMES,
} from '@tractrix/domain/moves'

/** What can be written of a move: its fields, and how often a truck was sent for it. Times are ISO. */
export interface WrittenValues extends MoveValues {
  attempt: number
}

/** What the store itself keeps of every move, beside its fields. */
const KEPT_NAMES = ['id', 'siteId', 'createdAt', 'updatedAt', 'version'] as const

/** What is read of the table under its own name; what a move refers to is joined. */
export const READ_NAMES = [...KEPT_NAMES, ...PLAIN_FIELD_NAMES] as const

/** What can be written. */
export const WRITTEN_NAMES: readonly (keyof WrittenValues)[] = [...MOVE_FIELD_NAMES, 'attempt']

/** What is written as JSON. */
export const JSON_NAMES: ReadonlySet<keyof WrittenValues> = new Set([
  ...fieldNamesOfKind('json'),
  ...fieldNamesOfKind('object'),
])

/** The column of a field: `fromZoneId` is kept in `from_zone_id`. */
export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
