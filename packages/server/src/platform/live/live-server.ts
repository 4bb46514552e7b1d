import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { ServerContext } from '../context/index.ts'
import type { OperationPreparer } from '../graphql/execution/prepare.ts'
import { RequestBudget } from '../graphql/limits/request-budget.ts'
import type { Authenticator } from '../http/authentication/authenticator.ts'
import { isForeignOrigin } from '../http/authentication/same-origin.ts'
import { CLOSE } from './close-codes.ts'
import { LiveGroups } from './groups/live-groups.ts'
import { HeldDocuments } from './held-documents.ts'
import { LIVE_LIMITS, type LiveLimits } from './live-limits.ts'
import { LiveSocket } from './live-socket.ts'

const PATH = '/graphql'
const SUBPROTOCOL = 'graphql-transport-ws'

/** How long clients may take to say goodbye when the server stops, in milliseconds. */
const FAREWELL_MS = 1_000

/** What the live server needs. */
export interface LiveServerOptions {
  app: ServerContext
  preparer: OperationPreparer
  authenticator: Authenticator
  /** What people may spend, shared with the other ways in; left out: one of its own. */
  budget?: RequestBudget
  limits?: Partial<LiveLimits>
  /** Whether a `Host` header names this server; left out: every one does. */
  isKnownHost?: (header: string | undefined) => boolean
}

/**
 * GraphQL over WebSocket at `/graphql` (subprotocol graphql-transport-ws; stock `graphql-ws` clients): subscriptions,
 * and queries and mutations as well. People sign in by session cookie or `connectionParams.accessToken`; without a
 * session the socket is closed with 4401, a page of somebody else with 4403.
 */
export class LiveServer {
  readonly groups: LiveGroups
  readonly #options: LiveServerOptions
  readonly #limits: LiveLimits
  readonly #budget: RequestBudget
  readonly #held = new HeldDocuments()
  readonly #wss: WebSocketServer
  readonly #sockets = new Set<LiveSocket>()
  readonly #timers: NodeJS.Timeout[]

  constructor(options: LiveServerOptions) {
    this.#options = options
    this.#limits = { ...LIVE_LIMITS, ...options.limits }
    this.#budget = options.budget ?? new RequestBudget()
    this.groups = new LiveGroups(options.app, options.preparer)
    this.#wss = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: this.#limits.maxMessageBytes,
      handleProtocols: offered => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
    })
    this.#timers = [
      setInterval(() => this.#checkAlive(), this.#limits.heartbeatMs).unref(),
      setInterval(() => void this.#checkSessions(), this.#limits.sessionCheckMs).unref(),
    ]
  }

  /** Takes the upgrades of this HTTP server to `/graphql`, and refuses all others. */
  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
      const { isKnownHost = () => true } = this.#options
      const isOurs = (request.url ?? '').split('?')[0] === PATH
      if (!isKnownHost(request.headers.host)) return refuseUpgrade(stream, '421 Misdirected Request')
      if (isOurs) this.#wss.handleUpgrade(request, stream, head, ws => this.#welcome(ws, stream, request))
      else refuseUpgrade(stream, '404 Not Found')
    })
  }

  /** How many sockets are open now. */
  get openSockets(): number {
    return this.#sockets.size
  }

  /** Bytes that wait for slow clients. */
  get unsentBytes(): number {
    return [...this.#sockets].reduce((sum, socket) => sum + socket.outlet.unsentBytes, 0)
  }

  /** Ends the sockets of a session at once: its person has signed out. */
  endSession(sessionId: string): void {
    for (const socket of this.#sockets) if (socket.sessionId === sessionId) socket.close('unauthorized')
  }

  /** Sends everyone away (1001, clients come back to another or the next server) and waits until they have gone. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    const sockets = [...this.#sockets]
    for (const socket of sockets) socket.close('goingAway')
    const force = setTimeout(() => {
      for (const socket of sockets) socket.terminate()
    }, FAREWELL_MS)
    await Promise.all(sockets.map(socket => socket.closed))
    clearTimeout(force)
    this.#wss.close()
  }

  #welcome(ws: WebSocket, stream: Duplex, request: IncomingMessage): void {
    const fault = doorProblem(ws, request)
    if (fault) {
      ws.on('error', () => ws.terminate())
      ws.close(...CLOSE[fault])
      return
    }
    const { app, preparer, authenticator } = this.#options
    const shared = {
      app,
      preparer,
      authenticator,
      budget: this.#budget,
      held: this.#held,
      groups: this.groups,
      limits: this.#limits,
      socketsOf: (userId: string) => this.#socketsOf(userId),
    }
    const socket = new LiveSocket(ws, stream, request.headers, shared)
    this.#sockets.add(socket)
    ws.once('close', () => this.#sockets.delete(socket))
  }

  #socketsOf(userId: string): number {
    let count = 0
    for (const socket of this.#sockets) if (socket.userId === userId) count++
    return count
  }

  #checkAlive(): void {
    for (const socket of this.#sockets) socket.checkAlive()
  }

  async #checkSessions(): Promise<void> {
    const checks = [...this.#sockets].map(socket => socket.checkSession())
    for (const check of await Promise.allSettled(checks))
      if (check.status === 'rejected')
        this.#options.app.log.warn({ err: check.reason }, 'could not check a session; trying again later')
  }
}

/** With the upgrade Node leaves the connection to us: unheard, an error on it would end the whole server. */
function refuseUpgrade(stream: Duplex, status: string): void {
  stream.on('error', () => stream.destroy())
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function doorProblem(ws: WebSocket, request: IncomingMessage): keyof typeof CLOSE | null {
  if (ws.protocol !== SUBPROTOCOL) return 'subprotocol'
  return isForeignOrigin(request.headers) ? 'forbidden' : null
}
