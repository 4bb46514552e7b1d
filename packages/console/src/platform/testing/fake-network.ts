/** A message of the protocol `graphql-transport-ws`. */
interface Frame {
  type: string
  id?: string
  payload?: unknown
}

/** Makes the payload of an event out of what a test tells, such as `answerBySchema` does. */
type ToPayload = (query: string, variables: Record<string, unknown>, data: object) => object

/**
 * The network and the server behind it, in memory: gives out sockets that speak graphql-transport-ws, can be cut, and
 * can refuse.
 */
export class FakeNetwork {
  /** Ids of the subscriptions that were asked for, in order, over all connections. */
  readonly subscribed: string[] = []
  down = false
  /** Takes everything and answers nothing, like a cable that is pulled. */
  silent = false
  #open: FakeSocket | null = null
  /** The text of each subscription, by its id. */
  readonly #texts = new Map<string, string>()
  /** The variables of each subscription, by its id, as they were sent last. */
  readonly #variables = new Map<string, Record<string, unknown>>()
  /** What was told before anybody subscribed to its field. */
  #pending: { field: string; send: () => void }[] = []
  readonly #connectedListeners = new Set<() => void>()
  readonly #toPayload: ToPayload

  constructor(toPayload: ToPayload = (_query, _variables, data) => ({ data })) {
    this.#toPayload = toPayload
  }

  /** To be handed to the link as its WebSocket. */
  readonly WebSocket: new () => FakeSocket = socketClass(this)

  attach(socket: FakeSocket): void {
    queueMicrotask(() => {
      if (this.down) return socket.end(1006, false)
      this.#open = socket
      socket.onopen?.()
    })
  }

  receive(socket: FakeSocket, frame: Frame): void {
    if (this.silent) return
    if (frame.type === 'connection_init') socket.answer({ type: 'connection_ack' })
    if (frame.type === 'ping') socket.answer({ type: 'pong' })
    if (frame.type === 'subscribe') {
      this.subscribed.push(frame.id ?? '')
      this.#texts.set(frame.id ?? '', String((frame.payload as { query?: unknown } | undefined)?.query))
      const { variables } = frame.payload as { variables?: Record<string, unknown> }
      this.#variables.set(frame.id ?? '', variables ?? {})
      for (const listener of this.#connectedListeners) listener()
      this.#sendPending()
    }
  }

  /** The variables with which the field was subscribed to last; undefined before. */
  variablesOf(field: string): Record<string, unknown> | undefined {
    return this.#variables.get(this.#idOf(field) ?? '')
  }

  /** Sends data to the newest subscription. */
  send(data: unknown): void {
    this.#open?.answer({ type: 'next', id: this.subscribed.at(-1) ?? '', payload: { data } })
  }

  /**
   * Sends data to the newest subscription that asks for this field. False while there is none: it is sent when one
   * begins, as the server sends what a list does not show yet.
   */
  tell(field: string, data: object, extensions?: object): boolean {
    const id = this.#idOf(field)
    if (id === undefined) {
      this.#pending.push({ field, send: () => this.tell(field, data, extensions) })
      return false
    }
    const typed = { __typename: 'Subscription', [field]: data }
    const answer = this.#toPayload(this.#texts.get(id)!, this.#variables.get(id)!, typed)
    this.#open?.answer({ type: 'next', id, payload: { ...answer, ...(extensions && { extensions }) } })
    return true
  }

  /** Refuses the newest subscription to this field, as the server does, with an error of this code. */
  refuse(field: string, code: string): void {
    const payload = [{ message: code, extensions: { code } }]
    this.#open?.answer({ type: 'error', id: this.#idOf(field) ?? '', payload })
  }

  #sendPending(): void {
    const pending = this.#pending
    this.#pending = pending.filter(({ field }) => this.#idOf(field) === undefined)
    for (const { field, send } of pending) if (this.#idOf(field) !== undefined) send()
  }

  #idOf(field: string): string | undefined {
    return this.subscribed.findLast(known => this.#texts.get(known)?.includes(field))
  }

  /** Ends the connection; 1006 is a cut cable. */
  cut(code = 1006): void {
    this.#open?.end(code, code !== 1006)
    this.#open = null
  }

  /** Resolves with the next subscription that arrives. */
  nextSubscription(): Promise<void> {
    return new Promise(resolve => {
      const listener = () => {
        this.#connectedListeners.delete(listener)
        resolve()
      }
      this.#connectedListeners.add(listener)
    })
  }
}

export class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = FakeSocket.OPEN
  onopen: (() => void) | null = null
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null
  onerror: ((event: unknown) => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  readonly #network: FakeNetwork

  constructor(network: FakeNetwork) {
    this.#network = network
    network.attach(this)
  }

  send(text: string): void {
    this.#network.receive(this, JSON.parse(text) as Frame)
  }

  close(code = 1000): void {
    this.end(code, true)
  }

  answer(frame: Frame): void {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(frame) }))
  }

  end(code: number, wasClean: boolean): void {
    this.readyState = FakeSocket.CLOSED
    queueMicrotask(() => this.onclose?.({ code, reason: '', wasClean }))
  }
}

function socketClass(network: FakeNetwork): new () => FakeSocket {
  return class extends FakeSocket {
    constructor() {
      super(network)
    }
  }
}
