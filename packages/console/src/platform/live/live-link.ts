import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { createClient, type Client as WebSocketClient } from 'graphql-ws'
import { stringifyDocument } from 'urql'
import { Retry } from '../retry.ts'

/** How the live connection stands. Times are milliseconds since the epoch. */
export type LiveStatus =
  | { state: 'idle' }
  | { state: 'connecting'; since: number }
  | { state: 'connected'; since: number }
  /** `nextTryAt` is null while a try is running. */
  | { state: 'cut-off'; since: number; nextTryAt: number | null }

/** The server closes with this code when the session has ended (contract: 4401). */
const UNAUTHORIZED_CLOSE_CODE = 4401
/** A cable that is pulled closes no connection: only silence tells, and the offline strip waits for it. */
const PING_EVERY_MS = 2_000
const PONG_WITHIN_MS = 3_000

export interface LiveLinkOptions {
  url: string
  /** Called when the server says that the session is over. */
  onSignedOut: () => void
  /** The browser's own WebSocket unless given. */
  webSocket?: unknown
}

/**
 * The one WebSocket of the console. It connects when somebody subscribes, tries again for ever when cut off, and
 * tells after every connection that what was missed must be fetched.
 */
export class LiveLink {
  readonly #client: WebSocketClient
  readonly #retry = new Retry(nextTryAt => this.#onWaiting(nextTryAt))
  readonly #listeners = new Set<() => void>()
  readonly #connectedListeners = new Set<() => void>()
  #status: LiveStatus = { state: 'idle' }
  #lastEventAt: number | null = null
  #pongTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: LiveLinkOptions) {
    this.#client = createClient({
      url: options.url,
      ...(options.webSocket !== undefined && { webSocketImpl: options.webSocket }),
      lazyCloseTimeout: 3_000,
      keepAlive: PING_EVERY_MS,
      retryAttempts: Number.POSITIVE_INFINITY,
      retryWait: tries => this.#retry.wait(tries),
      shouldRetry: () => true,
      on: {
        connecting: () => this.#onConnecting(),
        connected: () => this.#onConnected(),
        message: () => {
          this.#lastEventAt = Date.now()
        },
        ping: received => !received && this.#expectPong(),
        pong: received => received && clearTimeout(this.#pongTimer),
        closed: event => {
          clearTimeout(this.#pongTimer)
          const { code, wasClean } = event as CloseEvent
          if (code === UNAUTHORIZED_CLOSE_CODE) options.onSignedOut()
          this.#onClosed(wasClean && code === 1000)
        },
      },
    })
    globalThis.addEventListener?.('online', this.tryNow)
    globalThis.addEventListener?.('offline', this.#onOffline)
  }

  /** The client to hand to urql for subscriptions that go through the cache. */
  get client(): WebSocketClient {
    return this.#client
  }

  readonly status = (): LiveStatus => this.#status

  /** When anything last arrived, in milliseconds since the epoch; null before the first message. */
  get lastEventAt(): number | null {
    return this.#lastEventAt
  }

  readonly subscribeToStatus = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Called after every connection, the first included: fetch again what may have been missed. */
  onConnected(listener: () => void): () => void {
    this.#connectedListeners.add(listener)
    return () => this.#connectedListeners.delete(listener)
  }

  /** Subscribes past the GraphQL cache: for telemetry. `onError` gets what the server or the link refused. */
  subscribe<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    onData: (data: Data) => void,
    onError: (error: unknown) => void,
  ): () => void {
    return this.#client.subscribe<Data>(
      { query: stringifyDocument(document), variables },
      {
        next: result => (result.data ? onData(result.data) : onError(result.errors)),
        error: onError,
        complete: () => undefined,
      },
    )
  }

  /** Ends the wait before the next try. */
  readonly tryNow = (): void => this.#retry.now()

  dispose(): void {
    globalThis.removeEventListener?.('online', this.tryNow)
    globalThis.removeEventListener?.('offline', this.#onOffline)
    clearTimeout(this.#pongTimer)
    this.#retry.now()
    this.#client.terminate()
    void this.#client.dispose()
  }

  #onConnecting(): void {
    if (this.#status.state === 'cut-off') this.#change({ ...this.#status, nextTryAt: null })
    else this.#change({ state: 'connecting', since: Date.now() })
  }

  #onConnected(): void {
    this.#lastEventAt = Date.now()
    this.#change({ state: 'connected', since: this.#lastEventAt })
    for (const listener of this.#connectedListeners) listener()
  }

  #onClosed(onPurpose: boolean): void {
    if (onPurpose) this.#change({ state: 'idle' })
    else if (this.#status.state !== 'cut-off')
      this.#change({ state: 'cut-off', since: Date.now(), nextTryAt: null })
  }

  #onWaiting(nextTryAt: number): void {
    const since = this.#status.state === 'cut-off' ? this.#status.since : Date.now()
    this.#change({ state: 'cut-off', since, nextTryAt })
  }

  #expectPong(): void {
    clearTimeout(this.#pongTimer)
    this.#pongTimer = setTimeout(() => this.#giveUp(this.#lastEventAt ?? Date.now()), PONG_WITHIN_MS)
  }

  readonly #onOffline = (): void => {
    if (this.#status.state === 'connected') this.#giveUp(Date.now())
  }

  /** Ends a connection that is dead since then, without waiting for the other end to agree. */
  #giveUp(since: number): void {
    this.#change({ state: 'cut-off', since, nextTryAt: null })
    this.#client.terminate()
  }

  #change(status: LiveStatus): void {
    this.#status = status
    for (const listener of this.#listeners) listener()
  }
}
