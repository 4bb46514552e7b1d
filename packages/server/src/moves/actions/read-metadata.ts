import { catalogued } from '@tractrix/domain/errors'
import { type MoveMetadata, ROUTE_DIRECTIONS, TC_MODES } from '@tractrix/domain/moves'
import { LONGEST_OTHER_TEXT } from '@tractrix/domain/platform'

const isName = (value: unknown) => typeof value === 'string' && value.length <= LONGEST_OTHER_TEXT

/** What each key may hold (MV-ENT-05, MV-ENT-06, MV-ENT-07), and how to say so. */
const KEYS = {
  enable_yard_inventory: [(value: unknown) => typeof value === 'boolean', 'true or false'],
  staticRoute: [isName, `a text of at most ${LONGEST_OTHER_TEXT} characters`],
  DIR: [(value: unknown) => ROUTE_DIRECTIONS.some(one => one === value), ROUTE_DIRECTIONS.join(' or ')],
  RT_NAME: [isName, `a text of at most ${LONGEST_OTHER_TEXT} characters`],
  TC_MODE: [(value: unknown) => TC_MODES.some(one => one === value), TC_MODES.join(', ')],
} as const satisfies Record<keyof MoveMetadata, readonly [(value: unknown) => boolean, string]>

/**
 * Reads the metadata of a move as it came in; null values count as left out, null itself as none.
 *
 * @throws BAD_INPUT that names the key, what is wrong with it and what would be right
 */
export function readMetadata(given: unknown): MoveMetadata {
  if (given === null || given === undefined) return {}
  if (typeof given !== 'object' || Array.isArray(given)) throw bad('metadata must be an object.')
  const entries = Object.entries(given).filter(([, value]) => value !== null)
  for (const [key, value] of entries) {
    const rule = Object.hasOwn(KEYS, key) ? KEYS[key as keyof typeof KEYS] : undefined
    if (!rule) throw bad(`metadata has no key "${key}". Keys: ${Object.keys(KEYS).join(', ')}.`)
    if (!rule[0](value)) throw bad(`metadata.${key} must be ${rule[1]}.`)
  }
  return Object.fromEntries(entries)
}

const bad = (message: string) => catalogued('BAD_INPUT', { message })
