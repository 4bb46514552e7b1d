import { ABILITY_TABLE, type Ability } from './ability-table.ts'
import { isAdmin, type SiteRole, type User } from './user.ts'

/**
 * Whether this person may do this at this site; server and console both ask here.
 * `user` null is nobody; `siteId` null asks without a site, which only admins are ever granted.
 */
export function can(
  user: Pick<User, 'globalPermissions' | 'siteRoles'> | null,
  ability: Ability,
  siteId: string | null,
): boolean {
  if (user === null) return false
  if (isAdmin(user)) return true
  const holders: readonly SiteRole[] = ABILITY_TABLE[ability]
  return user.siteRoles.some(entry => entry.siteId === siteId && holders.includes(entry.role))
}
