import type { KeyPress } from '../../keys/shortcut-keys.ts'
import { keyName } from '../../keys/shortcut-keys.ts'

export type TableCommand =
  | { does: 'move'; to: 'next' | 'previous' | 'first' | 'last' | 'page-down' | 'page-up'; extend: boolean }
  | { does: 'select' }
  | { does: 'open' }
  | { does: 'filter' }
  | { does: 'act'; letter: string }

const MOVES: Readonly<Record<string, Extract<TableCommand, { does: 'move' }>['to']>> = {
  arrowdown: 'next',
  arrowup: 'previous',
  j: 'next',
  k: 'previous',
  home: 'first',
  end: 'last',
  pagedown: 'page-down',
  pageup: 'page-up',
}

/**
 * What a key means to a table whose row has the focus; null when nothing. `letters` is false when the user turned
 * single letters off.
 */
export function tableCommand(press: KeyPress, letters: boolean): TableCommand | null {
  const name = keyName(press)
  const extend = name.startsWith('shift+arrow')
  const to = MOVES[extend ? name.slice('shift+'.length) : name]
  if (to !== undefined && (letters || name.length > 1)) return { does: 'move', to, extend }
  if (name === 'space') return { does: 'select' }
  if (name === 'enter') return { does: 'open' }
  if (name === '/' && letters) return { does: 'filter' }
  const letter = letters ? /^shift\+([a-z])$/.exec(name)?.[1] : undefined
  return letter === undefined ? null : { does: 'act', letter }
}

/** Rows that PageUp and PageDown pass. */
const PAGE_ROWS = 10

/** The index that a movement leads to; the first row when none had the focus. -1 for an empty table. */
export function indexAfter(
  command: Extract<TableCommand, { does: 'move' }>,
  index: number,
  count: number,
): number {
  if (count === 0) return -1
  const last = count - 1
  if (command.to === 'first') return 0
  if (command.to === 'last') return last
  if (index < 0) return 0
  const step = { next: 1, previous: -1, 'page-down': PAGE_ROWS, 'page-up': -PAGE_ROWS }[command.to]
  return Math.min(last, Math.max(0, index + step))
}
