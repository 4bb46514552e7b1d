import { catalogued } from '@tractrix/domain/errors'
import type { Actor } from '@tractrix/domain/platform'
import { type Ability, actorOf, can, type User } from '@tractrix/domain/users'
import { type RequestContext, requireUser } from '../../platform/graphql/index.ts'
import { originsOfMoves } from '../store/moves.store.ts'

/** Most moves that one call may name. */
export const MOST_IDS = 500

type MoveAbility = Extract<Ability, `move.${string}`>
type Origins = Awaited<ReturnType<typeof originsOfMoves>>

/** The site of the moves, and who changes them. */
export interface MovesRight {
  siteId: string
  actor: Actor
}

/**
 * The site of all these moves, once the person is known to hold one of the abilities there. `move.test` reaches only moves
 * with source `api`, unless the person holds `move.testAny` as well (MV-OPEN-03). Moves that do not exist, moves of other
 * sites and moves of several sites are refused alike, so that ids tell nothing. One that was deleted passes: the action
 * says so (MOVE_NOT_FOUND).
 *
 * @throws UNAUTHORIZED; BAD_INPUT for no ids or more than 500
 */
export async function authorizeMoves(
  ctx: RequestContext,
  abilities: readonly MoveAbility[],
  ids: readonly string[],
): Promise<MovesRight> {
  if (ids.length === 0 || ids.length > MOST_IDS)
    throw catalogued('BAD_INPUT', { message: `ids must name 1 to ${MOST_IDS} moves, not ${ids.length}.` })
  const user = requireUser(ctx)
  const origins = await originsOfMoves(ctx.app.db.kysely, ids)
  const siteId = origins[0]?.siteId
  const isOneSite = origins.length === new Set(ids).size && origins.every(move => move.siteId === siteId)
  if (siteId === undefined || !isOneSite) throw catalogued('UNAUTHORIZED')
  if (!abilities.some(ability => holds(user, ability, siteId, origins))) throw catalogued('UNAUTHORIZED')
  return { siteId, actor: actorOf(user) }
}

function holds(user: User, ability: MoveAbility, siteId: string, moves: Origins): boolean {
  if (!can(user, ability, siteId)) return false
  if (ability !== 'move.test' || can(user, 'move.testAny', siteId)) return true
  return moves.every(({ source }) => source === 'api' || source === null)
}
