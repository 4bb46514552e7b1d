import type { Move } from '@tractrix/domain/moves'
import { catalogued } from '@tractrix/domain/platform'
import type { Trx } from '../../platform/db/index.ts'
import { readMoves } from '../store/moves.store.ts'

/**
 * These moves of the site, each once, in the order asked for; read under the site's lock.
 *
 * @throws UNAUTHORIZED when one of them is not there (any more)
 */
export async function loadMoves(trx: Trx, siteId: string, ids: readonly string[]): Promise<Move[]> {
  const wanted = [...new Set(ids)]
  const moves = await readMoves(trx, wanted)
  if (moves.length !== wanted.length || moves.some(move => move.siteId !== siteId))
    throw catalogued('UNAUTHORIZED')
  return moves
}

/** The one move of that id; as `loadMoves`. */
export async function loadMove(trx: Trx, siteId: string, id: string): Promise<Move> {
  return (await loadMoves(trx, siteId, [id]))[0]!
}
