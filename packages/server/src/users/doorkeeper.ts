import type { IncomingHttpHeaders } from 'node:http'
import type { User } from '@tractrix/domain/users'
import type { Doorkeeper, SignedIn } from '../platform/graphql/doorkeeper.ts'
import { isApiKeyToken } from './api-keys/api-key-token.ts'
import type { ApiKeys } from './api-keys/api-keys.ts'
import { sessionTokenOf } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'

/** Knows people by their sessions (OP-OPEN-02), and programs by their API keys, which count as a token only. */
export function createDoorkeeper(sessions: Sessions, apiKeys: ApiKeys): Doorkeeper {
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

/** Who sends the request; null without a valid session. */
export async function userFromRequest(
  doorkeeper: Doorkeeper,
  request: { headers: IncomingHttpHeaders },
): Promise<User | null> {
  return (await doorkeeper.byHeaders(request.headers))?.user ?? null
}

/** Whose token it is, such as `connectionParams.accessToken` of a WebSocket; null when it is not valid. */
export async function userFromToken(doorkeeper: Doorkeeper, token: string): Promise<User | null> {
  return (await doorkeeper.byToken(token))?.user ?? null
}

function bearerToken(headers: IncomingHttpHeaders): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
}
