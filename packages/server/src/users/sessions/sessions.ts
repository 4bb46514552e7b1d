import { createHash, randomBytes } from 'node:crypto'
import type { User } from '@tractrix/domain/users'
import type { Clock } from '../../platform/clock.ts'
import { serviceKey } from '../../platform/context/index.ts'
import type { Database } from '../../platform/db/index.ts'
import { appendEvent } from '../../platform/event-log/index.ts'
import {
  deleteSession,
  extendSession,
  findSession,
  insertSession,
  type StoredSession,
} from '../store/users.store.ts'
import { personEvent } from './person-event.ts'

const HOUR_MS = 3_600_000
/** A session ends when nobody has used it for this long, in milliseconds: a shift and the way home. */
export const IDLE_LIMIT_MS = 24 * HOUR_MS
/** A session ends at this age however busy it is, in milliseconds. */
export const AGE_LIMIT_MS = 14 * 24 * HOUR_MS
/** Use is written down at most this often, in milliseconds. */
const TOUCH_EVERY_MS = 10 * 60_000

export type Session = { user: User; sessionId: string; expiresAt: Date }

/** The sessions of this server. */
export const SESSIONS = serviceKey<Sessions>('sessions')

/** Sessions in the database. The token is only in the person's browser; we keep its hash. */
export class Sessions {
  readonly #db: Database
  readonly #clock: Clock
  readonly #demoPeople: boolean
  readonly #endListeners: ((sessionId: string) => void)[] = []

  /** `demoPeople` false: sessions of demo people are not valid. */
  constructor(parts: { db: Database; clock: Clock; demoPeople: boolean }) {
    this.#db = parts.db
    this.#clock = parts.clock
    this.#demoPeople = parts.demoPeople
  }

  /**
   * Opens a session and returns its token.
   *
   * @param address where the person signs in from, for the event log; null: not known
   */
  async open(userId: string, address: string | null = null): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const now = this.#clock.now()
    const session = {
      tokenHash: hashToken(token),
      userId,
      now: now.toISOString(),
      expiresAt: new Date(now.getTime() + IDLE_LIMIT_MS).toISOString(),
    }
    await this.#db.transaction(async trx => {
      await insertSession(trx, session)
      await appendEvent(trx, personEvent('user.signed_in', userId, now, { address }))
    })
    return token
  }

  /** The session of a token, with the rights of this moment; null when it is unknown or has ended. */
  async read(token: string): Promise<Session | null> {
    if (!isToken(token)) return null
    const tokenHash = hashToken(token)
    const now = this.#clock.now()
    const stored = await findSession(this.#db, tokenHash, now.toISOString())
    if (!stored || (stored.isDemo && !this.#demoPeople)) return null
    const expiresAt = await this.#extend(tokenHash, stored, now)
    return { user: stored.user, sessionId: sessionIdOf(tokenHash), expiresAt }
  }

  /** Ends the session of a token, if there is one, and notifies whoever listens for it. */
  async end(token: string): Promise<void> {
    if (!isToken(token)) return
    const tokenHash = hashToken(token)
    await this.#db.transaction(async trx => {
      const userId = await deleteSession(trx, tokenHash)
      if (userId !== null)
        await appendEvent(trx, personEvent('user.signed_out', userId, this.#clock.now(), {}))
    })
    for (const listener of this.#endListeners) listener(sessionIdOf(tokenHash))
  }

  /** Calls the listener with the session's id whenever one is ended here. */
  onEnd(listener: (sessionId: string) => void): void {
    this.#endListeners.push(listener)
  }

  async #extend(tokenHash: Buffer, stored: StoredSession, now: Date): Promise<Date> {
    if (now.getTime() - Date.parse(stored.lastSeenAt) < TOUCH_EVERY_MS) return new Date(stored.expiresAt)
    const end = Math.min(now.getTime() + IDLE_LIMIT_MS, Date.parse(stored.createdAt) + AGE_LIMIT_MS)
    const expiresAt = new Date(end)
    await extendSession(this.#db, tokenHash, {
      lastSeenAt: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })
    return expiresAt
  }
}

/** Tokens are random enough that one fast hash protects them; argon2 is for what people think up. */
function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function sessionIdOf(tokenHash: Buffer): string {
  return tokenHash.toString('hex')
}

function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
