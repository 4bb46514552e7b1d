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
  if (siteId === null) return false
  const holders: string | readonly SiteRole[] = ABILITY_TABLE[ability]
  if (holders === 'nobody-but-admin') return false
  const rolesHere = user.siteRoles.filter(entry => entry.siteId === siteId).map(entry => entry.role)
  return typeof holders === 'string' ? rolesHere.length > 0 : rolesHere.some(role => holders.includes(role))
}
