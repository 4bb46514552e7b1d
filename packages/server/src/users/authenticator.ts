import type { IncomingHttpHeaders } from 'node:http'
import type { User } from '@tractrix/domain/users'
import type { Authenticator, SignedIn } from '../platform/http/authentication/authenticator.ts'
import { isApiKeyToken } from './api-keys/api-key-token.ts'
import type { ApiKeys } from './api-keys/api-keys.ts'
import { sessionTokenOf } from './sessions/session-cookies.ts'
import type { Sessions } from './sessions/sessions.ts'

/** Authenticates people by session and programs by API key, which is accepted as a bearer token only (OP-OPEN-02). */
export function createAuthenticator(sessions: Sessions, apiKeys: ApiKeys): Authenticator {
  const signedIn = async (token: string, by: SignedIn['by']): Promise<SignedIn | null> => {
    const source = by === 'token' && isApiKeyToken(token) ? apiKeys : sessions
    const session = await source.read(token)
    return session && { ...session, by, renew: () => signedIn(token, by) }
  }
  return {
    byHeaders: async headers => {
      const bearer = bearerToken(headers)
      if (bearer !== null) return signedIn(bearer, 'token')
      const token = sessionTokenOf(headers)
      return token === null ? null : signedIn(token, 'cookie')
    },
    byToken: token => signedIn(token, 'token'),
  }
}

/** The user who sent the request; null without a valid session. */
export async function userFromRequest(
  authenticator: Authenticator,
  request: { headers: IncomingHttpHeaders },
): Promise<User | null> {
  return (await authenticator.byHeaders(request.headers))?.user ?? null
}

/** The user a token belongs to, such as `connectionParams.accessToken` of a WebSocket; null when it is not valid. */
export async function userFromToken(authenticator: Authenticator, token: string): Promise<User | null> {
  return (await authenticator.byToken(token))?.user ?? null
}

function bearerToken(headers: IncomingHttpHeaders): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
}
