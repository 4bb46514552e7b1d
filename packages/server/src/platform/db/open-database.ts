import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { answerUnavailable } from './answer-unavailable.ts'
import type { SocketAddress } from './embedded/postmaster.ts'
import { connectionTypes } from './iso-timestamps.ts'
import { NamedStatementsClient } from './named-statements-client.ts'
import { poolForKysely } from './pool-for-kysely.ts'
import type { Tables } from './tables.generated.ts'

/** Where a database is: `postgres://…`, or the socket of the embedded server. */
export type DatabaseAddress = { url: string } | SocketAddress

/** One transaction on our tables. */
export type Trx = Transaction<Tables>

/** A pool of connections to one database. */
export type Database = {
  address: DatabaseAddress
  kysely: Kysely<Tables>
  /** For plain SQL on the hottest paths; same connections, same types. */
  pool: pg.Pool
  /** Runs `work` in one transaction: all of it is saved when it returns, nothing when it throws. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /** Rejects while the database cannot be reached or its disk is full. */
  assertReady(): Promise<void>
  close(): Promise<void>
}

export type OpenDatabaseOptions = {
  /** Most connections held at once; default 10. */
  connections?: number
  /** False: statements may take as long as they need, for changes of whole tables. */
  hasStatementTimeout?: boolean
  /** Told of connections that broke while idle; the next query simply opens a new one. */
  onIdleError?: (error: Error) => void
  /** Throws while nothing may be written; asked before each transaction. */
  assertNotFull?: () => void
}

/** Makes a table of this session grow on the database's disk, and forgets it: fails while that is full. */
const WRITE_A_LITTLE =
  'create temp table room_left on commit drop as select repeat(md5(n::text), 60) from generate_series(1, 64) n'

/** Opens the pool; connects on first use. */
export function openDatabase(address: DatabaseAddress, options: OpenDatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    ...clientConfig(address, options.hasStatementTimeout ?? true),
    Client: NamedStatementsClient,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 10_000,
  })
  let closing = false
  pool.on('error', error => {
    // At the end the server may hang up before we have.
    if (!closing) options.onIdleError?.(error)
  })
  let diskWasFull = false
  const onDiskFull = () => {
    diskWasFull = true
  }
  // A connection that breaks in use also emits an error, beside failing its query; unheard it would end the process.
  pool.on('connect', client => {
    client.on('error', () => undefined)
    answerUnavailable(client, onDiskFull)
  })
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolForKysely(pool) }) })
  return {
    address,
    kysely,
    pool,
    transaction: async work => {
      options.assertNotFull?.()
      return kysely.transaction().execute(work)
    },
    assertReady: async () => {
      options.assertNotFull?.()
      await pool.query(diskWasFull ? WRITE_A_LITTLE : 'select 1')
      diskWasFull = false
    },
    close: async () => {
      closing = true
      await kysely.destroy()
      // Kysely leaves a pool alone that it has never used.
      if (!pool.ending) await pool.end()
    },
  }
}

/** Settings of every connection: UTC, and no statement or forgotten transaction may hang for ever. */
export function clientConfig(address: DatabaseAddress, hasStatementTimeout = true): pg.ClientConfig {
  const longest = hasStatementTimeout ? '30s' : '0'
  return {
    ...('url' in address ? { connectionString: address.url } : address),
    types: connectionTypes,
    application_name: 'tractrix',
    keepAlive: true,
    options: `-c TimeZone=UTC -c statement_timeout=${longest} -c idle_in_transaction_session_timeout=60s`,
  }
}
