import type { IncomingHttpHeaders } from 'node:http'
import { formatUserInfo, USER_INFO_COOKIE, type User } from '@tractrix/domain/users'
import { parseCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AGE_LIMIT_MS } from './sessions.ts'

const PLAIN_NAME = 'tractrix-session'
/** Browsers accept this name only with Secure, from this very host and for all of its paths. */
const HTTPS_NAME = '__Host-tractrix-session'
/** Browsers drop a cookie that is longer than about 4,096 bytes. */
const LONGEST_COOKIE = 3_800

/**
 * The token in the session cookie, as the browser sent it; null without one. By https only the protected name counts.
 * Of two cookies of one name the first counts: browsers send the more specific path first.
 */
export function sessionTokenOf(headers: IncomingHttpHeaders): string | null {
  const cookies = parseCookie(headers.cookie ?? '', { decode: String })
  const byHttps = headers['x-forwarded-proto'] === 'https'
  return cookies[HTTPS_NAME] ?? (byHttps ? null : (cookies[PLAIN_NAME] ?? null))
}

/** Gives the browser the session, and the readable cookie `user-info` for display (MV-CST-21, MV-OPEN-39). */
export function sendSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  user: User,
): void {
  const maxAge = Math.floor(AGE_LIMIT_MS / 1_000)
  const life = `Path=/; Max-Age=${maxAge}; SameSite=Lax`
  const secure = request.protocol === 'https'
  const withRoles = formatUserInfo(user)
  const info = withRoles.length > LONGEST_COOKIE ? formatUserInfo({ ...user, siteRoles: [] }) : withRoles
  reply.header('set-cookie', [
    `${secure ? HTTPS_NAME : PLAIN_NAME}=${token}; ${life}; HttpOnly${secure ? '; Secure' : ''}`,
    `${USER_INFO_COOKIE}=${info}; ${life}${secure ? '; Secure' : ''}`,
  ])
}

export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  const gone = 'Path=/; Max-Age=0; SameSite=Lax'
  reply.header('set-cookie', [
    `${PLAIN_NAME}=; ${gone}; HttpOnly`,
    ...(request.protocol === 'https' ? [`${HTTPS_NAME}=; ${gone}; HttpOnly; Secure`] : []),
    `${USER_INFO_COOKIE}=; ${gone}`,
  ])
}
