import type { MoveRow } from '../../site-data/index.ts'

type Look = {
  tone: 'st-draft' | 'st-pending' | 'st-in-progress' | 'st-complete' | 'st-canceled' | 'st-error'
  shape: 'dashed-ring' | 'clock' | 'half-ring' | 'check-disc' | 'slashed-ring' | 'octagon' | 'u-turn'
}

/** Color and shape of each status (MV-CST-15). */
const LOOKS = {
  draft: { tone: 'st-draft', shape: 'dashed-ring' },
  pending: { tone: 'st-pending', shape: 'clock' },
  in_progress: { tone: 'st-in-progress', shape: 'half-ring' },
  complete: { tone: 'st-complete', shape: 'check-disc' },
  canceled: { tone: 'st-canceled', shape: 'slashed-ring' },
  error: { tone: 'st-error', shape: 'octagon' },
} as const satisfies Record<MoveRow['status'], Look>

/** A returned move is drawn as a U-turn in the color of its own status (MV-OPEN-106). */
export function moveStatusLook(move: Pick<MoveRow, 'status' | 'reassignedAt'>): Look {
  const look = LOOKS[move.status]
  return move.reassignedAt === null ? look : { ...look, shape: 'u-turn' }
}
