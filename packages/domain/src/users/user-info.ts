import { SITE_ROLES, type User, type UserSiteRole } from './user.ts'

/** What the readable cookie `user-info` holds: for display only, never trusted (MV-CST-21, MV-OPEN-133). */
export type UserInfo = Pick<User, 'id' | 'name' | 'sub' | 'globalPermissions' | 'siteRoles'>

/** Name of the cookie. */
export const USER_INFO_COOKIE = 'user-info'

/** The cookie's value for a user: URL-encoded JSON (MV-OPEN-39). */
export function formatUserInfo(user: UserInfo): string {
  const { id, name, sub, globalPermissions, siteRoles } = user
  return encodeURIComponent(JSON.stringify({ id, name, sub, globalPermissions, siteRoles }))
}

/** Reads the cookie's value; null when it is missing or unreadable, which means no rights at all (MV-OPEN-39). */
export function parseUserInfo(value: string | null | undefined): UserInfo | null {
  const info = readJson(value ?? '')
  if (typeof info !== 'object' || info === null) return null
  const { id, name, sub, globalPermissions, siteRoles } = info as Record<string, unknown>
  if (typeof id !== 'string' || typeof name !== 'string' || typeof sub !== 'string') return null
  return {
    id,
    name,
    sub,
    globalPermissions: Array.isArray(globalPermissions) ? globalPermissions.filter(isText) : [],
    siteRoles: Array.isArray(siteRoles) ? siteRoles.filter(isSiteRole) : [],
  }
}

function readJson(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value))
  } catch {
    return null
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isSiteRole(value: unknown): value is UserSiteRole {
  if (typeof value !== 'object' || value === null) return false
  const { siteId, role } = value as Record<string, unknown>
  return isText(siteId) && SITE_ROLES.some(known => known === role)
}
