import type { IncomingHttpHeaders } from 'node:http'
import type { User } from '@tractrix/domain/users'
import { serviceKey } from '../../context/index.ts'

/** A valid session, as it was when it was read. */
export interface SignedIn {
  /** Names the session, not the person; never the token itself. */
  readonly sessionId: string
  readonly user: User
  /** When the session ends by itself; null when it does not. */
  readonly expiresAt: Date | null
  /** Cookies travel by themselves, so a request that came by one must prove its origin; a token is proof enough. */
  readonly by: 'cookie' | 'token'
  /** Reads the session and the person's rights again; null when the session has ended. */
  renew(): Promise<SignedIn | null>
}

/** Finds out who sends requests to this server. */
export const AUTHENTICATOR = serviceKey<Authenticator>('authenticator')

/** Finds the session that a request or a token belongs to; a feature provides it under `AUTHENTICATOR`. */
export interface Authenticator {
  /** By the session cookie, or by `Authorization: Bearer`; null when there is no valid session. */
  byHeaders(headers: IncomingHttpHeaders): Promise<SignedIn | null>
  /** By the token of a session or an API key; null when there is no valid one. */
  byToken(token: string): Promise<SignedIn | null>
}
