import { ABILITY_TABLE, type Ability } from './ability-table.ts'
import { isInScopes } from './api-key.ts'
import { isAdmin, type SiteRole, type User } from './user.ts'

/**
 * Whether this person may do this at this site; server and console both ask here.
 * An API key may what its role may, within its scopes. `user` null is nobody; `siteId` null asks without a site, which only admins are ever granted.
 */
export function can(
  user: Pick<User, 'globalPermissions' | 'siteRoles' | 'apiKey'> | null,
  ability: Ability,
  siteId: string | null,
): boolean {
  if (user === null) return false
  if (user.apiKey && !isInScopes(user.apiKey.scopes, ability)) return false
  if (isAdmin(user)) return true
  const holders: readonly SiteRole[] = ABILITY_TABLE[ability]
  return user.siteRoles.some(entry => entry.siteId === siteId && holders.includes(entry.role))
}
