import { catalogued } from '@tractrix/domain/errors'
import { type Ability, can, type User } from '@tractrix/domain/users'
import type { RequestContext } from './request-context.ts'

/**
 * Lets the request pass when its person has the ability at the site, and returns the person.
 *
 * @param siteId the site that is touched; null for abilities that no site gives (`user.admin`)
 * @throws UNAUTHORIZED for nobody and for everyone without the right (MV-PER-04, MV-ERR-10)
 */
export function requireAbility(ctx: RequestContext, ability: Ability, siteId: string | null): User {
  if (ctx.user === null || !can(ctx.user, ability, siteId)) throw catalogued('UNAUTHORIZED')
  if (siteId !== null) ctx.shownSites.add(siteId)
  return ctx.user
}

/**
 * Lets every signed-in person pass: for lists that belong to no site.
 *
 * @throws UNAUTHORIZED for nobody
 */
export function requireUser(ctx: RequestContext): User {
  if (ctx.user === null) throw catalogued('UNAUTHORIZED')
  return ctx.user
}
