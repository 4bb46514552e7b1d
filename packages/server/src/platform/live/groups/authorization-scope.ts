import type { User } from '@tractrix/domain/users'

/** The rights that decide what a group of subscribers may see. */
export interface AuthorizationScope {
  /** Equal for people who may see exactly the same. */
  key: string
  /** An anonymous person with exactly these rights. */
  person: User
}

/** The person's rights as far as these sites go. */
export function authorizationScope(user: User, siteIds: readonly string[]): AuthorizationScope {
  const sites = new Set(siteIds)
  const siteRoles = user.siteRoles
    .filter(role => sites.has(role.siteId))
    .sort((a, b) => compare(a.siteId, b.siteId) || compare(a.role, b.role))
  const globalPermissions = [...user.globalPermissions].sort()
  const { apiKey } = user
  const scopes = apiKey ? [...apiKey.scopes].sort() : null
  const key = JSON.stringify([globalPermissions, siteRoles.map(({ siteId, role }) => [siteId, role]), scopes])
  const person = { id: '', name: '', email: '', sub: '', globalPermissions, siteRoles }
  return { key, person: apiKey ? { ...person, apiKey } : person }
}

/** All rights of a person in one string, to tell whether they have changed. */
export const rightsKey = (user: User): string =>
  authorizationScope(
    user,
    user.siteRoles.map(role => role.siteId),
  ).key

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
