import { catalogued } from '@tractrix/domain/platform'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/index.ts'
import { AttemptLimit, type Limit } from './attempt-limit.ts'
import { verifyPassword } from './password.ts'
import { findAccount } from './users.store.ts'

export type Credentials = { email: string; password: string }

/** Attempts per minute: of one address on one account, of one address in all, on one account in all. */
const MOST = { addressOnAccount: 10, address: 60, account: 60 }

/** A refusal that also says how long to wait, in seconds. */
export class TooManyAttempts extends Error {
  readonly waitSeconds: number

  constructor(waitSeconds: number) {
    super(catalogued('TOO_MANY_SIGN_INS').message)
    this.name = 'TooManyAttempts'
    this.waitSeconds = waitSeconds
  }
}

/** Proves who somebody is by e-mail and password, slowly enough for guessing to be hopeless. */
export class PasswordSignIn {
  readonly #db: Database
  readonly #limit: AttemptLimit
  readonly #demoPeople: boolean

  constructor(parts: { db: Database; clock: Clock; demoPeople: boolean }) {
    this.#db = parts.db
    this.#limit = new AttemptLimit(parts.clock)
    this.#demoPeople = parts.demoPeople
  }

  /**
   * The id of the person. Throws SIGN_IN_FAILED without telling whether e-mail or password was wrong, not even by the
   * time it takes, and `TooManyAttempts` when it was tried too often.
   */
  async check({ email, password }: Credentials, address: string): Promise<string> {
    const account = email.toLowerCase()
    const limits: Limit[] = [
      { key: `both ${address} ${account}`, most: MOST.addressOnAccount },
      { key: `address ${address}`, most: MOST.address },
      { key: `account ${account}`, most: MOST.account },
    ]
    const wait = this.#limit.take(limits)
    if (wait !== null) throw new TooManyAttempts(wait)
    const found = await findAccount(this.#db, email)
    const allowed = found && (this.#demoPeople || !found.isDemo) ? found : null
    const proven = await verifyPassword(password, allowed?.passwordHash ?? null)
    if (!allowed || !proven) throw catalogued('SIGN_IN_FAILED')
    this.#limit.giveBack(limits)
    return allowed.userId
  }

  /** The id of a demo person, without a password. Throws SIGN_IN_FAILED for anybody else. */
  async demoPerson(email: string): Promise<string> {
    const found = await findAccount(this.#db, email)
    if (!this.#demoPeople || !found?.isDemo) throw catalogued('SIGN_IN_FAILED')
    return found.userId
  }
}
