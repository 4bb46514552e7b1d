import { catalogued } from '@tractrix/domain/platform'
import type { Ability } from '@tractrix/domain/users'
import { type RequestContext, requireAbility } from '../../platform/graphql/index.ts'
import { sitesOfMoves } from '../store/moves.store.ts'

/** Most moves that one call may name. */
export const MOST_IDS = 500

/**
 * The site of all these moves, once the person is known to have the ability there. Moves that do not exist, moves of
 * other sites and moves of several sites are refused alike, so that ids tell nothing. One that was deleted passes: the
 * action says so (MOVE_NOT_FOUND).
 *
 * @throws UNAUTHORIZED; BAD_INPUT for no ids or more than 500
 */
export async function authorizeMoves(
  ctx: RequestContext,
  ability: Ability,
  ids: readonly string[],
): Promise<string> {
  if (ids.length === 0 || ids.length > MOST_IDS)
    throw catalogued('BAD_INPUT', { message: `ids must name 1 to ${MOST_IDS} moves, not ${ids.length}.` })
  const sites = await sitesOfMoves(ctx.app.db.kysely, ids)
  const [siteId] = sites
  const isOneSite = sites.length === new Set(ids).size && sites.every(site => site === siteId)
  if (siteId === undefined || !isOneSite) throw catalogued('UNAUTHORIZED')
  requireAbility(ctx, ability, siteId)
  return siteId
}
