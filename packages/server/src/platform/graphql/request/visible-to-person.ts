import { catalogued } from '@tractrix/domain/errors'
import { type Ability, can, isAdmin } from '@tractrix/domain/users'
import type { RequestContext } from './request-context.ts'

/**
 * The thing itself when the person may see it, else null: a thing of a foreign site looks just like one that does not
 * exist, so that ids tell nothing.
 *
 * @throws UNAUTHORIZED for nobody, and for people without any site
 */
export function visibleToPerson<Thing extends { siteId: string }>(
  ctx: RequestContext,
  ability: Ability,
  thing: Thing | null,
): Thing | null {
  const { user } = ctx
  if (!user || (!isAdmin(user) && user.siteRoles.length === 0)) throw catalogued('UNAUTHORIZED')
  if (!thing || !can(user, ability, thing.siteId)) return null
  ctx.shownSites.add(thing.siteId)
  return thing
}
