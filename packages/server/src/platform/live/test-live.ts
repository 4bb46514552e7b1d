import { type Client, type ClientOptions, createClient, type SubscribePayload } from 'graphql-ws'
import { WebSocket } from 'ws'
import { testContext } from '../context/test-context.ts'
import { OperationPreparer } from '../graphql/execution/prepare.ts'
import { createBuilder } from '../graphql/schema/builder.ts'
import { collectingLog, personAt, registerTestFields, SITE_A, SITE_B } from '../graphql/test-api.ts'
import { liveTopic } from '../topics/live-topics.ts'
import { type LiveSource, liveField } from './groups/live-source.ts'
import type { LiveLimits } from './live-limits.ts'
import { serveLive } from './test-live-server.ts'

/** News of one thing of a site; a later one makes the earlier superfluous. */
export interface ThingUpdate {
  thingId: string
  text: string
}

export const thingUpdates = liveTopic<ThingUpdate>('test:things')

/** The state of a whole site, which `siteState` tells first and after every change. */
export const siteState = liveTopic<{ siteId: string; text: string }>('test:state')

/** What the test fields have seen and what they answer, so that tests can count and steer. */
export class LiveProbe {
  /** How often a message was made of an event. */
  executions = 0
  /** Who was asking while a message was made. */
  readonly seenUsers: unknown[] = []
  readonly state = new Map<string, string>()
  snapshotFails = false
}

const things: LiveSource<{ siteId: string }, ThingUpdate> = {
  ability: 'move.view',
  sites: args => [args.siteId],
  channels: args => [{ topic: thingUpdates, id: args.siteId }],
  stateKey: update => update.thingId,
}

function registerLiveTestFields(builder: ReturnType<typeof createBuilder>, probe: LiveProbe): void {
  const updateRef = builder.objectRef<ThingUpdate>('ThingNews')
  updateRef.implement({
    fields: t => ({ thingId: t.exposeString('thingId'), text: t.exposeString('text') }),
  })
  builder.subscriptionField('things', t =>
    t.field({
      type: updateRef,
      args: { siteId: t.arg.id({ required: true }) },
      ...liveField(things),
      resolve: (update, _args, ctx) => {
        probe.executions++
        probe.seenUsers.push(ctx.user)
        if (update.text === 'broken') throw new Error('a secret detail')
        return update
      },
    }),
  )
  const states: LiveSource<{ siteIds: string[] }, { siteId: string; text: string }> = {
    ability: 'truck.view',
    sites: args => args.siteIds,
    channels: args => args.siteIds.map(id => ({ topic: siteState, id })),
    snapshot: async args => {
      if (probe.snapshotFails) throw new Error('the database is away')
      return args.siteIds.map(siteId => ({ siteId, text: probe.state.get(siteId) ?? 'nothing yet' }))
    },
    stateKey: state => state.siteId,
  }
  builder.subscriptionField('states', t =>
    t.string({
      args: { siteIds: t.arg.idList({ required: true }) },
      ...liveField(states),
      resolve: state => {
        probe.executions++
        return `${state.siteId === SITE_A ? 'A' : 'B'}: ${state.text}`
      },
    }),
  )
}

/** A live server on a real socket with people `op-a`, `op-a2` (site A), `op-b` (site B) and `op-ab` (both). */
export async function startLive(limits: Partial<LiveLimits> = {}) {
  const { log, lines } = collectingLog()
  const probe = new LiveProbe()
  const builder = createBuilder()
  registerTestFields(builder)
  registerLiveTestFields(builder, probe)
  const app = testContext({ log })
  const server = await serveLive(app, new OperationPreparer(builder.toSchema()), limits)
  const { authenticator, url, host } = server
  for (const [name, sites] of Object.entries({
    'op-a': [SITE_A],
    'op-a2': [SITE_A],
    'op-b': [SITE_B],
    'op-ab': [SITE_A, SITE_B],
  }))
    authenticator.sessions.set(name, { user: personAt(name, sites), expiresAt: null })
  const clients: Client[] = []
  const sockets: WebSocket[] = []

  return {
    live: server.server,
    app,
    lines,
    probe,
    authenticator,
    url,
    host,
    /** A stock client, signed in by access token. */
    client(token: string, options: Partial<ClientOptions> = {}): Client {
      const made = createClient({
        url,
        webSocketImpl: WebSocket,
        connectionParams: { accessToken: token },
        retryAttempts: 0,
        lazyCloseTimeout: 0,
        ...options,
      })
      clients.push(made)
      return made
    },
    /** A bare socket of the subprotocol, for saying what no stock client would say. */
    async raw(headers: Record<string, string> = {}, protocol = 'graphql-transport-ws'): Promise<RawSocket> {
      const ws = new WebSocket(url, protocol, { headers })
      sockets.push(ws)
      const raw = new RawSocket(ws)
      await raw.opened
      return raw
    },
    async close() {
      for (const client of clients) await client.dispose()
      for (const ws of sockets) ws.terminate()
      await server.close()
    },
  }
}

/** A bare client that remembers what it was told. */
export class RawSocket {
  readonly ws: WebSocket
  readonly opened: Promise<void>
  readonly closed: Promise<{ code: number; reason: string }>
  readonly messages: { type: string; id?: string; payload?: unknown }[] = []
  #wake: () => void = () => undefined

  constructor(ws: WebSocket) {
    this.ws = ws
    this.opened = new Promise((resolve, reject) => {
      ws.once('open', resolve)
      ws.once('error', reject)
    })
    this.closed = new Promise(resolve =>
      ws.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
    )
    ws.on('message', data => {
      this.messages.push(JSON.parse(String(data)))
      this.#wake()
    })
    ws.on('error', () => undefined)
  }

  send(message: unknown): void {
    this.ws.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message))
  }

  /** Signs in and waits for the server's consent. */
  async init(accessToken?: string): Promise<void> {
    this.send({ type: 'connection_init', ...(accessToken ? { payload: { accessToken } } : {}) })
    await this.until(() => this.messages.some(message => message.type === 'connection_ack'))
  }

  /** Says ping and waits for the answer: everything said before has then been dealt with. */
  async fence(): Promise<void> {
    const pongs = () => this.messages.filter(message => message.type === 'pong').length
    const before = pongs()
    this.send({ type: 'ping' })
    await this.until(() => pongs() > before)
  }

  async until(condition: () => boolean): Promise<void> {
    while (!condition())
      await new Promise<void>(resolve => {
        this.#wake = resolve
      })
  }
}

/** Subscribes with a stock client and remembers what comes. */
export function listen(client: Client, payload: SubscribePayload): SubscriptionResults {
  const received = new SubscriptionResults()
  received.stop = client.subscribe(payload, {
    next: result => received.push(result),
    error: error => received.fail(error),
    complete: () => received.finish(),
  })
  return received
}

/** The messages of one subscription. */
export class SubscriptionResults {
  readonly results: unknown[] = []
  readonly ended: Promise<unknown>
  stop: () => void = () => undefined
  #end: (error: unknown) => void = () => undefined
  #wake: () => void = () => undefined

  constructor() {
    this.ended = new Promise(resolve => {
      this.#end = resolve
    })
  }

  push(result: unknown): void {
    this.results.push(result)
    this.#wake()
  }

  fail(error: unknown): void {
    this.#end(error)
  }

  finish(): void {
    this.#end('complete')
  }

  /** Waits until so many messages have come. */
  async count(atLeast: number): Promise<unknown[]> {
    while (this.results.length < atLeast)
      await new Promise<void>(resolve => {
        this.#wake = resolve
      })
    return this.results
  }
}

/** Waits until the condition holds, looking again in every turn of the event loop. */
export async function eventually(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(resolve => setImmediate(resolve))
}
