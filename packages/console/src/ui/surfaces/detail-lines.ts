import { formatTimestamp } from '../../platform/times.ts'

/** One line of the details; `value` is empty on the line of a nested object, whose own lines follow, deeper. */
export interface DetailLine {
  /** Unique within the list. */
  path: string
  key: string
  value: string
  depth: number
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

/**
 * An object as lines: keys in alphabetical order on each level, nested objects indented, arrays by index, times as
 * people read them, nothing as `-`; keys with a leading underscore are hidden (MV-DET-01 to MV-DET-05, MV-OPEN-31,
 * MV-OPEN-62).
 */
export function detailLines(object: object, depth = 0, parent = ''): DetailLine[] {
  const keys = Object.keys(object).filter(key => !key.startsWith('_'))
  if (!Array.isArray(object)) keys.sort((a, b) => a.localeCompare(b, 'en'))
  return keys.flatMap(key => {
    const value = (object as Record<string, unknown>)[key]
    const path = parent === '' ? key : `${parent}.${key}`
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
      return [{ path, key, value: plainText(value), depth }]
    }
    return [{ path, key, value: '', depth }, ...detailLines(value, depth + 1, path)]
  })
}

function plainText(value: unknown): string {
  if (value === null || value === undefined || value === '' || typeof value === 'object') return '-'
  return typeof value === 'string' && ISO_TIME.test(value) ? formatTimestamp(value) : String(value)
}
