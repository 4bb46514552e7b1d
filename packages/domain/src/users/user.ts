import type { ApiKeyRights } from './api-key-rights.ts'

/** What a person is at one site (OP-ROL-06, MV-OPEN-03). */
export const SITE_ROLES = ['Manager', 'Operator', 'Dispatcher', 'Driver', 'Customer', 'Partner'] as const
export type SiteRole = (typeof SITE_ROLES)[number]

/** The one global permission: everything, everywhere (OP-ROL-06, MV-PER-01). */
export const ADMIN_PERMISSION = 'admin'

export interface UserSiteRole {
  siteId: string
  role: SiteRole
}

/** A signed-in person (MV-CST-21, OP-ENT-40). `sub` is the name at the identity provider. */
export interface User {
  id: string
  name: string
  email: string
  sub: string
  globalPermissions: readonly string[]
  siteRoles: readonly UserSiteRole[]
  /** Set for the service account of an API key, which these rights limit; left out for a person. */
  apiKey?: ApiKeyRights
}

/** Whether this person holds the global permission `admin`. */
export function isAdmin(user: Pick<User, 'globalPermissions'> | null): boolean {
  return user?.globalPermissions.includes(ADMIN_PERMISSION) ?? false
}
