import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { clientConfig, type DatabaseAddress } from './open-database.ts'
import { CHANGE_CHANNEL, type Change } from './record-change.ts'

/** `resync`: the line was down for a while and changes may have been missed; read again what you show. */
export type FeedEvent = { kind: 'change'; change: Change } | { kind: 'resync' }

const HEARTBEAT_MS = 15_000
const LONGEST_PAUSE_MS = 2_000

/** Listens to the changes that any node committed. It mends itself when the database goes away and comes back. */
export class ChangeFeed {
  readonly #address: DatabaseAddress
  readonly #listeners = new Set<(event: FeedEvent) => void>()
  readonly #closing = new AbortController()
  #client: pg.Client | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(address: DatabaseAddress) {
    this.#address = address
  }

  /** Resolves when the first connection listens; throws when there is none. */
  async start(): Promise<void> {
    const client = await this.#listen()
    this.#running = this.#keepListening(client)
  }

  /** Adds a listener; returns how to remove it. Listeners are called in commit order and must not throw. */
  on(listener: (event: FeedEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#client?.end().catch(() => undefined)
    await this.#running
  }

  async #keepListening(first: pg.Client): Promise<void> {
    let client: pg.Client | null = first
    let pause = 50
    while (!this.#closing.signal.aborted) {
      if (client) {
        await this.#untilBroken(client)
        pause = 50
      }
      if (this.#closing.signal.aborted) return
      await wait(pause, undefined, { signal: this.#closing.signal }).catch(() => undefined)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      client = await this.#listen().catch(() => null)
      if (client) this.#emit({ kind: 'resync' })
    }
  }

  async #listen(): Promise<pg.Client> {
    const client = new pg.Client({ ...clientConfig(this.#address), connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    client.on('notification', message => {
      const change = readChange(message.payload)
      if (change) this.#emit({ kind: 'change', change })
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANGE_CHANNEL}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    this.#client = client
    if (this.#closing.signal.aborted) await client.end().catch(() => undefined)
    return client
  }

  /** A silent line may be a dead one: a heartbeat finds out. */
  async #untilBroken(client: pg.Client): Promise<void> {
    const heartbeat = setInterval(() => {
      client.query('select 1').catch(() => client.end().catch(() => undefined))
    }, HEARTBEAT_MS)
    await new Promise<void>(resolve => {
      client.once('end', resolve)
      client.once('error', () => resolve())
      if (this.#closing.signal.aborted) resolve()
    })
    clearInterval(heartbeat)
    await client.end().catch(() => undefined)
  }

  #emit(event: FeedEvent): void {
    for (const listener of this.#listeners) listener(event)
  }
}

function readChange(payload: string | undefined): Change | null {
  try {
    return JSON.parse(payload ?? '') as Change
  } catch {
    return null
  }
}
