import { setTimeout as wait } from 'node:timers/promises'
import { type EventHeader, isEventName } from '@tractrix/domain/events'
import pg from 'pg'
import { clientConfig, type DatabaseAddress } from '../db/open-database.ts'
import { EVENT_CHANNEL } from './append-event.ts'
import { NO_SITE, siteOrNone } from './no-site.ts'
import { readEventsAfter, readLastSequences } from './read-events.ts'
import { SiteSequences } from './site-sequences.ts'

/** `resync`: events were missed that can no longer be read; read again what you show. */
export type FeedMessage = { kind: 'event'; event: EventHeader } | { kind: 'resync' }

const HEARTBEAT_MS = 15_000
const LONGEST_PAUSE_MS = 2_000

/**
 * Follows the events that any node committed, each site's in the order of their numbers and without gaps.
 * Notifications carry them; what was missed while the connection was lost is read from the log.
 */
export class EventFeed {
  /** The last event of each site that the listeners were notified of. */
  readonly sequences = new SiteSequences()
  readonly #address: DatabaseAddress
  readonly #listeners = new Set<(message: FeedMessage) => void>()
  readonly #closing = new AbortController()
  #client: pg.Client | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(address: DatabaseAddress) {
    this.#address = address
  }

  /** Resolves when the first connection listens; throws when there is none. */
  async start(): Promise<void> {
    const client = await this.#listen(async connected => {
      for (const [siteId, siteSeq] of await readLastSequences(connected)) this.sequences.set(siteId, siteSeq)
    })
    this.#running = this.#keepListening(client)
  }

  /** Adds a listener; returns how to remove it. Listeners must not throw. */
  on(listener: (message: FeedMessage) => void): () => void {
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
      client = await this.#listen(connected => this.#catchUp(connected)).catch(() => null)
    }
  }

  /** Listens first and then brings the state up to date, so that nothing falls between; notifications wait meanwhile. */
  async #listen(bringUpToDate: (client: pg.Client) => Promise<void>): Promise<pg.Client> {
    const client = new pg.Client({ ...clientConfig(this.#address), connectionTimeoutMillis: 5_000 })
    let early: EventHeader[] | null = []
    client.on('error', () => undefined)
    client.on('notification', message => {
      const event = readNotification(message.payload)
      if (event && early) early.push(event)
      else if (event) this.#take(event)
    })
    try {
      await client.connect()
      await client.query(`listen ${EVENT_CHANNEL}`)
      await bringUpToDate(client)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    const waiting = early
    early = null
    for (const event of waiting) this.#take(event)
    this.#client = client
    if (this.#closing.signal.aborted) await client.end().catch(() => undefined)
    return client
  }

  /** Passes on what was committed while nobody listened. */
  async #catchUp(client: pg.Client): Promise<void> {
    let isComplete = true
    try {
      for (const [siteId, newest] of await readLastSequences(client)) {
        const known = this.sequences.of(siteId)
        if (newest === known) continue
        const missed = await readEventsAfter(client, siteOrNone(siteId), known, null)
        if (missed) for (const event of missed) this.#take(event)
        else isComplete = false
        // Lower than before when the database is one that has lost its last changes.
        if (!missed || newest > this.sequences.of(siteId)) this.sequences.set(siteId, newest)
      }
    } finally {
      // Also when the connection was lost in between: the next try finds nothing missing at these sites.
      if (!isComplete) this.#emit({ kind: 'resync' })
    }
  }

  #take(event: EventHeader): void {
    const known = this.sequences.of(event.siteId ?? NO_SITE)
    if (event.siteSeq <= known) return
    this.sequences.set(event.siteId ?? NO_SITE, event.siteSeq)
    if (event.siteSeq > known + 1) this.#emit({ kind: 'resync' })
    // A kind that only a newer server knows: this one has nothing that shows it.
    if (isEventName(event.name)) this.#emit({ kind: 'event', event })
  }

  /** A silent connection may be a dead one: a heartbeat finds out. */
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

  #emit(message: FeedMessage): void {
    for (const listener of this.#listeners) listener(message)
  }
}

function readNotification(payload: string | undefined): EventHeader | null {
  try {
    return JSON.parse(payload ?? '') as EventHeader
  } catch {
    return null
  }
}
