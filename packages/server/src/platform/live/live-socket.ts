import type { IncomingHttpHeaders } from 'node:http'
import type { Duplex } from 'node:stream'
import { catalogued } from '@tractrix/domain/errors'
import type { WebSocket } from 'ws'
import type { ServerContext } from '../context/index.ts'
import { executePrepared, type GraphQLAnswer, type GraphQLParams } from '../graphql/execution/execute.ts'
import { formatErrors } from '../graphql/execution/format-error.ts'
import { heapBytes } from '../graphql/execution/operation-cache.ts'
import type { OperationPreparer } from '../graphql/execution/prepare.ts'
import type { PreparedOperation } from '../graphql/execution/prepared-operation.ts'
import type { Exhausted, RequestBudget } from '../graphql/limits/request-budget.ts'
import { requestContext } from '../graphql/request/request-context.ts'
import type { Authenticator, SignedIn } from '../http/authentication/authenticator.ts'
import { type ClientMessage, readClientMessage } from './client-message.ts'
import { CLOSE, SUBSCRIBER_EXISTS } from './close-codes.ts'
import { rightsKey } from './groups/authorization-scope.ts'
import type { LiveGroups } from './groups/live-groups.ts'
import { SocketOutlet } from './groups/socket-outlet.ts'
import type { HeldDocuments } from './held-documents.ts'
import type { LiveLimits } from './live-limits.ts'
import { MessageQueue } from './message-queue.ts'

/** What every socket of the server shares. */
export interface LiveShared {
  app: ServerContext
  preparer: OperationPreparer
  authenticator: Authenticator
  groups: LiveGroups
  limits: LiveLimits
  budget: RequestBudget
  held: HeldDocuments
  /** How many sockets the person has that are signed in. */
  socketsOf: (userId: string) => number
}

/**
 * One client's connection, speaking graphql-transport-ws. Messages are taken strictly one after the other: when a
 * query on the socket runs, or a ping is answered, every subscription asked for before is already listening. That
 * closes the gap between «subscribe» and «fetch the list».
 */
export class LiveSocket {
  readonly outlet: SocketOutlet
  /** Done when the connection is gone. */
  readonly closed: Promise<void>
  readonly #ws: WebSocket
  readonly #headers: IncomingHttpHeaders
  readonly #shared: LiveShared
  readonly #queue: MessageQueue
  /** How to end each operation under way, by its id. */
  readonly #operations = new Map<string, () => void>()
  readonly #initTimer: NodeJS.Timeout
  #hasInit = false
  #signedIn: SignedIn | null = null
  #isAlive = true

  constructor(ws: WebSocket, stream: Duplex, headers: IncomingHttpHeaders, shared: LiveShared) {
    this.#ws = ws
    this.#headers = headers
    this.#shared = shared
    this.outlet = new SocketOutlet(ws, stream)
    this.#queue = new MessageQueue(shared.limits.maxQueuedMessages, shared.limits.maxQueuedBytes, error =>
      this.#onBug(error),
    )
    this.#initTimer = setTimeout(() => this.close('initTimeout'), shared.limits.initTimeoutMs)
    ws.on('message', (data, isBinary) => this.#onFrame(String(data), isBinary))
    ws.on('pong', () => this.noteAlive())
    ws.on('error', () => ws.terminate())
    this.closed = new Promise(resolve => {
      ws.once('close', () => {
        this.#onClose()
        resolve()
      })
    })
  }

  /** The session that signed in here; null before. */
  get sessionId(): string | null {
    return this.#signedIn?.sessionId ?? null
  }

  /** The person, or the API key, that signed in here; null before. */
  get userId(): string | null {
    return this.#signedIn?.user.id ?? null
  }

  close(why: keyof typeof CLOSE): void {
    this.#ws.close(...CLOSE[why])
  }

  /** Cuts the connection without a word. */
  terminate(): void {
    this.#ws.terminate()
  }

  noteAlive(): void {
    this.#isAlive = true
  }

  /** Drops a connection that has not answered since the last call, or that takes nothing at all; else asks again. */
  checkAlive(): void {
    if (!this.#isAlive || this.outlet.unsentBytes > this.#shared.limits.maxUnsentBytes) this.#ws.terminate()
    else {
      this.#isAlive = false
      this.#ws.ping()
    }
  }

  /** Ends the connection when the session has ended or the person's rights have changed. */
  async checkSession(): Promise<boolean> {
    const before = this.#signedIn
    if (!before) return false
    const now = await before.renew()
    if (!now || (now.expiresAt && now.expiresAt <= this.#shared.app.clock.now())) {
      this.close('unauthorized')
      return false
    }
    if (rightsKey(now.user) !== rightsKey(before.user)) {
      this.close('rightsChanged')
      return false
    }
    this.#signedIn = now
    return true
  }

  #onFrame(text: string, isBinary: boolean): void {
    this.noteAlive()
    const message = isBinary ? null : readClientMessage(text)
    const fault = message ? this.#faultOf(message) : 'badRequest'
    if (fault || !message) this.close(fault ?? 'badRequest')
    else if (!this.#queue.add(() => this.#onMessage(message, text.length), text.length))
      this.close('tooManyMessages')
  }

  /** What is out of turn is refused before it is kept: nobody who is not known may make us hold what they send. */
  #faultOf({ type }: ClientMessage): keyof typeof CLOSE | null {
    if (type === 'connection_init') {
      const isSecond = this.#hasInit
      this.#hasInit = true
      return isSecond ? 'tooManyInits' : null
    }
    const wantsRights = type === 'subscribe' || type === 'complete'
    return wantsRights && !this.#signedIn ? 'unauthorized' : null
  }

  async #onMessage(message: ClientMessage, bytes: number): Promise<void> {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    if (this.outlet.isCongested) await new Promise<void>(resolve => this.outlet.whenDrained(resolve))
    switch (message.type) {
      case 'connection_init':
        return this.#init(message.payload)
      case 'ping':
        return this.outlet.send('{"type":"pong"}')
      case 'pong':
        return
      case 'complete':
        return this.#end(message.id)
      case 'subscribe':
        return this.#begin(message.id, message.params, bytes)
    }
  }

  async #init(payload: Record<string, unknown>): Promise<void> {
    const { authenticator, limits, socketsOf } = this.#shared
    const token = payload.accessToken
    const signedIn =
      typeof token === 'string' && token !== ''
        ? await authenticator.byToken(token)
        : await authenticator.byHeaders(this.#headers)
    clearTimeout(this.#initTimer)
    if (!signedIn) return this.close('unauthorized')
    if (socketsOf(signedIn.user.id) >= limits.maxSocketsPerPerson) return this.close('tooManyConnections')
    this.#signedIn = signedIn
    this.outlet.send('{"type":"connection_ack"}')
  }

  async #begin(id: string, params: GraphQLParams, bytes: number): Promise<void> {
    if (this.#operations.has(id))
      return this.#ws.close(SUBSCRIBER_EXISTS, `Subscriber for ${id} already exists`)
    if (!this.#signedIn) return this.close('unauthorized')
    if (!(await this.checkSession())) return
    if (this.#operations.size >= this.#shared.limits.maxOperations)
      return this.#refuse(id, [catalogued('TOO_MANY_REQUESTS')])
    const { budget } = this.#shared
    const { user } = this.#signedIn
    const isKnown = this.#shared.preparer.knows(params.query, params.operationName)
    const exhausted = await budget.begin(user.id, bytes, isKnown)
    if (exhausted) return this.#refuseForNow(id, exhausted)
    const prepared = this.#shared.preparer.prepare(params.query, params.operationName)
    if ('errors' in prepared) return this.#refuse(id, prepared.errors)
    if (prepared.operation.operation !== 'subscription') return this.#answer(id, prepared, params)
    const variables = prepared.coerce(params.variables)
    if ('errors' in variables) return this.#refuse(id, variables.errors)
    await budget.end(user.id, { queryCost: prepared.cost, answerBytes: 0, listFields: 0 })
    const document = `${params.operationName ?? ''}\n${params.query}`
    const letGo = this.#shared.held.hold(user.id, document, heapBytes(prepared, document))
    if (!letGo) return this.#refuse(id, [catalogued('TOO_MANY_REQUESTS')])
    const member = {
      outlet: this.outlet,
      head: Buffer.from(`{"id":${JSON.stringify(id)}`),
      restart: (why: 'resync' | 'tryAgain') => this.close(why),
      fail: (error: unknown) => {
        this.#end(id)
        this.#refuse(id, [error])
      },
    }
    try {
      const wish = { user: this.#signedIn.user, params, prepared, values: variables.values }
      const leaveGroup = await this.#shared.groups.join(wish, member)
      const leave = () => {
        leaveGroup()
        letGo()
      }
      if (this.#ws.readyState === this.#ws.OPEN) this.#operations.set(id, leave)
      else leave()
    } catch (error) {
      letGo()
      this.#refuse(id, [error])
    }
  }

  /** Runs a query or mutation beside the messages that follow it. */
  #answer(id: string, prepared: PreparedOperation, params: GraphQLParams): void {
    let isWanted = true
    this.#operations.set(id, () => {
      isWanted = false
    })
    const { budget } = this.#shared
    const user = this.#signedIn?.user ?? null
    const ctx = requestContext(this.#shared.app, user)
    const send = (answer: GraphQLAnswer) => {
      const text = 'data' in answer ? message('next', id, answer) : message('error', id, answer.errors)
      const spending = { queryCost: prepared.cost, answerBytes: text.length, listFields: ctx.work.fields }
      if (user) void budget.end(user.id, spending)
      if (!isWanted) return
      this.#operations.delete(id)
      this.outlet.send(text)
      if (!('data' in answer)) return
      this.outlet.send(message('complete', id))
    }
    executePrepared(prepared, params.variables, ctx).then(send, error => this.#onBug(error))
  }

  #refuse(id: string, errors: readonly unknown[]): void {
    this.outlet.send(message('error', id, formatErrors(errors, this.#shared.app.log, {})))
  }

  /** The person has spent what they may in a minute: the answer says when to come back. */
  #refuseForNow(id: string, { error, retryAfterSeconds }: Exhausted): void {
    const extensions = { code: error.code, retryAfterSeconds }
    this.outlet.send(message('error', id, [{ message: error.message, extensions }]))
  }

  #end(id: string): void {
    this.#operations.get(id)?.()
    this.#operations.delete(id)
  }

  #onClose(): void {
    clearTimeout(this.#initTimer)
    this.#queue.clear()
    for (const end of this.#operations.values()) end()
    this.#operations.clear()
  }

  #onBug(error: unknown): void {
    this.#shared.app.log.error({ err: error }, 'an unexpected error on a live socket')
    this.close('tryAgain')
  }
}

const message = (type: string, id: string, payload?: unknown) => JSON.stringify({ id, type, payload })
