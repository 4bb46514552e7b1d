import { useState } from 'react'
import { t } from '../../platform/words.ts'
import { type MoveRow, useSiteData } from '../../site-data/index.ts'

/**
 * Of the moves that a dialog asks about, those it can still ask about: while it stands open another person, or a truck,
 * may deal with them. `reasons` says so once none is left. Moves that were not open to begin with are not followed.
 */
export function useMovesLeft(
  asked: readonly MoveRow[],
  isStill: (now: MoveRow, asked: MoveRow) => boolean = hasSameStatus,
): { left: readonly MoveRow[]; reasons: readonly string[] } {
  const { openMoves } = useSiteData()
  const [open] = useState(() => new Set(openMoves.map(({ id }) => id)))
  const left = asked.filter(move => {
    const now = openMoves.find(({ id }) => id === move.id)
    return now === undefined ? !open.has(move.id) : isStill(now, move)
  })
  if (left.length > 0) return { left, reasons: NONE }
  const many = t('The selected moves changed in the meantime.')
  return { left, reasons: [asked.length === 1 ? t('This move changed in the meantime.') : many] }
}

const NONE: readonly string[] = []

function hasSameStatus(now: MoveRow, asked: MoveRow): boolean {
  return now.status === asked.status
}
