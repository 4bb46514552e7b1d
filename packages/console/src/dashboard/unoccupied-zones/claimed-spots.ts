import { isQueued, type MoveRow } from '../../site-data/index.ts'

/**
 * The spots that are empty but spoken for, each with the queued move that ends there, by zone id: a second one would
 * have to wait (MV-ATQ-06).
 */
export function claimedSpots(moves: readonly MoveRow[]): ReadonlyMap<string, MoveRow> {
  return new Map(
    moves.flatMap(move => (isQueued(move) && move.toZone !== null ? [[move.toZone.id, move] as const] : [])),
  )
}
