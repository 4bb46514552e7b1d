import { waitsForTurn } from '@tractrix/domain/moves'
import type { MoveRow } from '../../site-data/index.ts'

/** What helps is a decision about one move: it stands at every move. */
const DECIDED_EACH = ['give-up-move', 'set-truck-free']

/**
 * Under which moves a waiting line stands, and of how many moves it speaks: those that wait for the same have one line, under
 * the first of them. A move that only waits for its turn has none, for that is said of every second row of a good day.
 */
export function waitLines(moves: readonly MoveRow[]): ReadonlyMap<string, number> {
  const groups = new Map<string, { first: string; count: number }>()
  for (const { id, waitReasons } of moves) {
    if (waitReasons.length === 0 || waitsForTurn(waitReasons)) continue
    const isDecided = waitReasons.some(({ helps }) => helps !== null && DECIDED_EACH.includes(helps))
    const facts = waitReasons.map(({ code, message }) => [code, message])
    const same = JSON.stringify([isDecided ? id : null, ...facts])
    const group = groups.get(same)
    groups.set(same, { first: group?.first ?? id, count: (group?.count ?? 0) + 1 })
  }
  return new Map([...groups.values()].map(({ first, count }) => [first, count]))
}
