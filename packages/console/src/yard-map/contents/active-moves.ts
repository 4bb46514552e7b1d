import type { MoveRow } from '../../site-data/index.ts'

/**
 * Moves that the map counts with: pending and in progress. A live update brings them in and changes them; one that
 * completes, fails, is canceled or handed back leaves the list (OP-MAP-20, OP-MAP-21).
 */
export function isActive(move: Pick<MoveRow, 'status' | 'reassignedAt'>): boolean {
  return (move.status === 'pending' || move.status === 'in_progress') && move.reassignedAt === null
}
