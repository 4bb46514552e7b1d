import { type CataloguedError, catalogued } from '@tractrix/domain/errors'
import type { Move } from '@tractrix/domain/moves'
import type { Trx } from '../../platform/db/index.ts'
import { originsOfMoves, readMoves } from '../store/moves.store.ts'

/**
 * These moves of the site, each once, in the order asked for; read under the site's lock.
 *
 * @throws MOVE_NOT_FOUND when one of them was deleted meanwhile; UNAUTHORIZED for one of another site or of none, alike
 */
export async function loadMoves(trx: Trx, siteId: string, ids: readonly string[]): Promise<Move[]> {
  const wanted = [...new Set(ids)]
  const moves = await readMoves(trx, wanted)
  if (moves.length < wanted.length || moves.some(move => move.siteId !== siteId))
    throw await missing(trx, siteId, wanted)
  return moves
}

async function missing(trx: Trx, siteId: string, wanted: readonly string[]): Promise<CataloguedError> {
  const known = await originsOfMoves(trx, wanted)
  const isOurs = known.length === wanted.length && known.every(move => move.siteId === siteId)
  return catalogued(isOurs ? 'MOVE_NOT_FOUND' : 'UNAUTHORIZED')
}

/** The one move of that id; as `loadMoves`. */
export async function loadMove(trx: Trx, siteId: string, id: string): Promise<Move> {
  return (await loadMoves(trx, siteId, [id]))[0]!
}
