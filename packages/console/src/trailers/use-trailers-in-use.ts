import { useMemo } from 'react'
import { isQueued, useSiteMoves } from '../site-data/index.ts'

/**
 * The ids of the trailers that a pending or in-progress move of the site names (OP-OPEN-102). It stays the same object until
 * one of them comes or goes, so that what is made of it is not made again by every change of a move.
 */
export function useTrailersInUse(): ReadonlySet<string> {
  const { moves } = useSiteMoves()
  const ids = moves.flatMap(move => (isQueued(move) && move.trailer ? [move.trailer.id] : []))
  const key = ids.sort().join(' ')
  return useMemo(() => new Set(key.split(' ')), [key])
}
