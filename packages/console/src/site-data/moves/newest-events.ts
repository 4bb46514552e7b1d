import type { MoveRow } from './move-row.ts'

/** So many moves are remembered; the oldest event goes first. */
const REMEMBERED = 500

const newest = new Map<string, MoveRow | null>()

/** Remembers what an event said of a move; null: it was deleted. */
export function noteNewest(moveId: string, move: MoveRow | null): void {
  newest.delete(moveId)
  newest.set(moveId, move)
  if (newest.size > REMEMBERED) newest.delete(newest.keys().next().value!)
}

/** What the last event said of a move; null: it was deleted; undefined: there was none lately. */
export function newestOf(moveId: string): MoveRow | null | undefined {
  return newest.get(moveId)
}
