import { catalogued } from '@tractrix/domain/errors'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/index.ts'
import { appendEvent } from '../platform/event-log/index.ts'
import { verifyPassword } from './password.ts'
import { personEvent } from './sessions/person-event.ts'
import { SignInLimits } from './sign-in-limits/sign-in-limits.ts'
import { findAccount } from './store/users.store.ts'

export type Credentials = { email: string; password: string }

/** Proves who somebody is by e-mail and password, slowly enough for guessing to be hopeless. */
export class PasswordSignIn {
  readonly #db: Database
  readonly #clock: Clock
  readonly #log: Pick<FastifyBaseLogger, 'error'>
  readonly #limits: SignInLimits
  readonly #demoPeople: boolean

  constructor(parts: {
    db: Database
    clock: Clock
    log: Pick<FastifyBaseLogger, 'error'>
    demoPeople: boolean
  }) {
    this.#db = parts.db
    this.#clock = parts.clock
    this.#log = parts.log
    this.#limits = new SignInLimits(parts)
    this.#demoPeople = parts.demoPeople
  }

  /**
   * The id of the person. Throws SIGN_IN_FAILED without telling whether e-mail or password was wrong, not even by the
   * time it takes, and `TooManyAttempts` when it was tried too often.
   */
  async check({ email, password }: Credentials, address: string): Promise<string> {
    const found = await findAccount(this.#db, email)
    const allowed = found && (this.#demoPeople || !found.isDemo) ? found : null
    const counted = await this.#limits.begin({
      ip: address,
      account: email.toLowerCase(),
      userId: allowed?.userId ?? null,
    })
    const proven = await verifyPassword(password, allowed?.passwordHash ?? null)
    if (allowed && !proven) this.#recordRefusal(allowed.userId, address)
    if (!allowed || !proven) throw catalogued('SIGN_IN_FAILED')
    await this.#limits.succeed(allowed.userId, counted)
    return allowed.userId
  }

  /**
   * Records where somebody tried to be this person. The answer does not wait for it: how long it takes would tell that
   * the account is there.
   */
  #recordRefusal(userId: string, address: string): void {
    const refusal = personEvent('user.sign_in_refused', userId, this.#clock.now(), { address })
    this.#db
      .transaction(trx => appendEvent(trx, { ...refusal, actor: { kind: 'system' } }))
      .catch((error: unknown) =>
        this.#log.error({ err: error, userId }, 'a refused sign-in was not recorded'),
      )
  }

  /** The id of a demo person, without a password. Throws SIGN_IN_FAILED for anybody else. */
  async demoPerson(email: string): Promise<string> {
    const found = await findAccount(this.#db, email)
    if (!this.#demoPeople || !found?.isDemo) throw catalogued('SIGN_IN_FAILED')
    return found.userId
  }
}
