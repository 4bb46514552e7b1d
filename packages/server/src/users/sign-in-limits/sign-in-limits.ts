import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import { attackerAddress } from './attacker-address.ts'
import { KeyedHash } from './keyed-hash.ts'
import { isKnownAddress, noteAddress } from './sign-in-addresses.store.ts'
import { TooManyAttempts } from './too-many-attempts.ts'

const MINUTE = 60
const HOUR = 3_600

/** How many attempts that do not succeed are let through within so many seconds. */
const LIMITS = {
  /** One address on one account. */
  pair: { points: 10, duration: MINUTE },
  pairLong: { points: 40, duration: HOUR },
  /** One address in all. */
  address: { points: 60, duration: MINUTE },
  /** One account, from all addresses together from which it was not signed in before. */
  account: { points: 20, duration: MINUTE },
}
type LimitName = keyof typeof LIMITS

/** Addresses and names that mean nothing to us share this many counters each, so that junk cannot fill the disk. */
const BUCKETS = 262_144

/** One attempt to sign in. */
export interface Attempt {
  /** The address of the client. */
  ip: string
  /** The account that was named, in small letters. */
  account: string
  /** The person of that account; null when there is none. */
  userId: string | null
}

/** An attempt under way: what it was counted on. */
interface Counted {
  addressHash: Buffer
  counters: readonly (readonly [LimitName, string])[]
}

/**
 * Slows guessing down. Attempts are counted where the attacker pays: by address and account together. Who signed in to an
 * account from an address before is counted by that pair alone, so that nobody else can close the account to them. The
 * counters stand in the database, where every server sees them, under keyed hashes; they run out by themselves.
 */
export class SignInLimits {
  readonly #db: Database
  readonly #clock: Clock
  readonly #hash: KeyedHash
  readonly #limiters: Record<LimitName, RateLimiterPostgres>

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db
    this.#clock = clock
    this.#hash = new KeyedHash(db)
    this.#limiters = {
      pair: limiterOf(db, 'pair'),
      pairLong: limiterOf(db, 'pairLong'),
      address: limiterOf(db, 'address'),
      account: limiterOf(db, 'account'),
    }
  }

  /**
   * Counts an attempt before its password is looked at, so that many at once do not slip through.
   *
   * @throws TooManyAttempts
   */
  async begin(attempt: Attempt): Promise<Counted> {
    const counted = await this.#countersOf(attempt)
    for (const [name, key] of counted.counters) await this.#consume(name, key)
    return counted
  }

  /** Takes back the count of an attempt that succeeded, and remembers its address. */
  async succeed(userId: string, { addressHash, counters }: Counted): Promise<void> {
    for (const [name, key] of counters) await this.#limiters[name].reward(key)
    await noteAddress(this.#db, userId, addressHash, this.#clock.now().toISOString())
  }

  async #countersOf({ ip, account, userId }: Attempt): Promise<Counted> {
    const address = attackerAddress(ip)
    const addressHash = await this.#hash.of('address', address)
    const now = this.#clock.now().toISOString()
    if (userId !== null && (await isKnownAddress(this.#db, userId, addressHash, now))) {
      const pair = (await this.#hash.of('known', address, userId)).toString('base64url')
      return { addressHash, counters: [['pair', pair] as const, ['pairLong', pair] as const] }
    }
    const pair = bucketOf(await this.#hash.of('pair', address, account))
    const name = userId ?? bucketOf(await this.#hash.of('account', account))
    return {
      addressHash,
      counters: [
        ['address', bucketOf(addressHash)] as const,
        ['pair', pair] as const,
        ['pairLong', pair] as const,
        ['account', name] as const,
      ],
    }
  }

  async #consume(name: LimitName, key: string): Promise<void> {
    try {
      await this.#limiters[name].consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new TooManyAttempts(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)))
    }
  }
}

function limiterOf({ pool }: Database, name: LimitName): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...LIMITS[name],
    keyPrefix: name,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'sign_in_attempts',
    tableCreated: true,
    clearExpiredByTimeout: false,
  })
}

const bucketOf = (hash: Buffer): string => `#${hash.readUInt32BE(0) % BUCKETS}`
