import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { clientConfig, type DatabaseAddress } from './open-database.ts'

export interface LeaderElectionOptions {
  address: DatabaseAddress
  /** Names the election among all elections of the database: servers with the same key compete. */
  key: number
  /** Called when this server becomes the leader; when it throws, the server steps down and stands again. */
  begin(): Promise<void>
  /** Called when this server stops leading; while it can reach the database, nobody else leads before this has ended. */
  end(): Promise<void>
  log: { warn(about: object, words: string): void }
}

/** Keeps our keys apart from those of other users of advisory locks in the same database. */
const ELECTION_SEED = 7_463
const RETRY_MS = 1_000
const HEARTBEAT_MS = 5_000
/** A connection that is silent for this long is dead, in milliseconds. */
const LONGEST_ANSWER_MS = 5_000
/** So that PostgreSQL itself finds out within half a minute that a server has fallen off the network. */
const KEEPALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

/**
 * Elects one leader among the servers on a database. The leader holds a PostgreSQL advisory lock on a connection of its
 * own; when that connection ends, for whatever reason, the lock is free and the next server that tries takes it.
 */
export class LeaderElection {
  readonly #options: LeaderElectionOptions
  readonly #closing = new AbortController()
  #client: pg.Client | null = null
  #isLeader = false
  #running: Promise<void> = Promise.resolve()

  constructor(options: LeaderElectionOptions) {
    this.#options = options
  }

  get isLeader(): boolean {
    return this.#isLeader
  }

  /** Takes the lock if it is free and keeps trying otherwise; throws when the first attempt fails. */
  async start(): Promise<void> {
    const client = await this.#take()
    try {
      if (client) await this.#begin(client)
    } catch (error) {
      if (client) await this.#end(client)
      throw error
    }
    this.#running = this.#keep(client)
  }

  /** Steps down, so that another server can lead at once. */
  async close(): Promise<void> {
    this.#closing.abort()
    if (!this.#isLeader) await this.#client?.end().catch(() => undefined)
    await this.#running
  }

  async #keep(held: pg.Client | null): Promise<void> {
    let client = held
    while (!this.#closing.signal.aborted) {
      if (client) {
        await this.#untilBroken(client)
        await this.#end(client)
      }
      await wait(client ? 0 : RETRY_MS, undefined, { signal: this.#closing.signal }).catch(() => undefined)
      if (this.#closing.signal.aborted) return
      client = await this.#tryToBegin()
    }
    if (client) await this.#end(client)
  }

  async #tryToBegin(): Promise<pg.Client | null> {
    let client: pg.Client | null = null
    try {
      client = await this.#take()
      if (client) await this.#begin(client)
      return client
    } catch (error) {
      this.#options.log.warn({ err: error }, 'leader election failed, trying again')
      if (client) await this.#end(client)
      return null
    }
  }

  /** A connection that holds the lock; null while another server has it. */
  async #take(): Promise<pg.Client | null> {
    const config = clientConfig(this.#options.address)
    const client = new pg.Client({
      ...config,
      options: `${config.options} ${KEEPALIVE}`,
      connectionTimeoutMillis: LONGEST_ANSWER_MS,
      query_timeout: LONGEST_ANSWER_MS,
    })
    client.on('error', () => undefined)
    this.#client = client
    try {
      await client.connect()
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock($1, $2) as taken',
        [ELECTION_SEED, this.#options.key],
      )
      if (rows[0]?.taken) return client
      await client.end()
      return null
    } catch (error) {
      await client.end().catch(() => undefined)
      if (this.#closing.signal.aborted) return null
      throw error
    }
  }

  async #begin(client: pg.Client): Promise<void> {
    client.on('end', () => {
      this.#isLeader = false
    })
    this.#isLeader = true
    await this.#options.begin()
  }

  async #end(client: pg.Client): Promise<void> {
    this.#isLeader = false
    await this.#options.end().catch((error: unknown) => {
      this.#options.log.warn({ err: error }, 'stepping down as the leader failed')
    })
    await client.end().catch(() => undefined)
  }

  async #untilBroken(client: pg.Client): Promise<void> {
    if (!this.#isLeader) return
    const beating = new AbortController()
    client.once('end', () => beating.abort())
    client.once('error', () => beating.abort())
    const signal = AbortSignal.any([beating.signal, this.#closing.signal])
    while (!signal.aborted) {
      await wait(HEARTBEAT_MS, undefined, { signal }).catch(() => undefined)
      if (!signal.aborted) await client.query('select 1').catch(() => beating.abort())
    }
  }
}
