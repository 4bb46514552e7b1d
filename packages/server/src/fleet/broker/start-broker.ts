import { createServer, type Server, type Socket } from 'node:net'
import { Aedes, type AuthenticateError, type Client } from 'aedes'
import { mayPublish, mayReceive, maySubscribe } from './broker-acl.ts'
import { isIdentity } from './client-identity.ts'
import { listenOn } from './listen-on.ts'
import { createPacketSizeGuard } from './packet-size-guard.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'

export interface BrokerOptions {
  host: string
  /** 0: any free port. */
  port: number
  /** Every password is derived from it; never shown to anybody. */
  fleetKey: string
  /** Largest MQTT packet that a client may send. */
  maxPacketBytes?: number
  /** Messages per client. */
  rateLimit?: RateLimit
  /** Told when a client is refused or cut off, for the log. */
  onRefusal?: (refusal: BrokerRefusal) => void
  /** Told the user name when a client takes the connection of another one of the same user and client id. */
  onTakeover?: (user: string) => void
  /** Milliseconds; for the rate limit. */
  now?: () => number
}

export interface BrokerRefusal {
  kind: 'sign-in' | 'publish' | 'subscribe' | 'rate' | 'packet-size' | 'protocol'
  /** Null before the client has signed in. */
  user: string | null
  remoteAddress: string | null
  /** Topic or error. */
  detail: string
}

export interface Broker {
  port: number
  /** `mqtt://host:port`, as the server's own client reaches it. */
  url: string
  close(): Promise<void>
}

const DEFAULT_MAX_PACKET_BYTES = 512 * 1024
/** What Aedes says when a client has gone before it could be answered. */
const LEFT_MEANWHILE = 'connection closed'
const DEFAULT_RATE: RateLimit = { perSecond: 200, burst: 600 }

/** Aedes keeps nothing of ours on a client, so what we know of each stands here. */
interface KnownClient {
  user: string
  withinRate: () => boolean
}

/**
 * Starts the MQTT broker inside this process: MQTT 3.1.1 over TCP, every client with an identity of its own, nobody
 * beyond their own topics.
 * @throws BrokerPortError when host and port cannot be used
 */
export async function startBroker(options: BrokerOptions): Promise<Broker> {
  const { host, fleetKey, onRefusal = () => {}, now = Date.now } = options
  const known = new WeakMap<Client, KnownClient>()
  const refused = new WeakSet<Client>()
  const refuse = (kind: BrokerRefusal['kind'], client: Client, detail: string) => {
    if (kind !== 'subscribe') refused.add(client)
    const user = known.get(client)?.user ?? null
    onRefusal({ kind, user, remoteAddress: (client.conn as Socket).remoteAddress ?? null, detail })
  }
  const onBrokenOff = (client: Client, error: NodeJS.ErrnoException) => {
    // A truck that drives out of the network is no refusal, and one that was refused has been told of.
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE' || error.message === LEFT_MEANWHILE) return
    if (refused.has(client)) return
    refuse('protocol', client, error.message)
  }

  const aedes = await Aedes.createBroker({
    connectTimeout: 10_000,
    drainTimeout: 30_000,
    maxTopicLevels: 8,
    authenticate(client, user = '', password = Buffer.alloc(0), done) {
      const other = connectedWithId(aedes, client)
      const takeover = other !== undefined && known.get(other)?.user !== user
      if (!takeover && isIdentity(fleetKey, user, password)) {
        if (other !== undefined) options.onTakeover?.(user)
        known.set(client, { user, withinRate: createRateLimit(options.rateLimit ?? DEFAULT_RATE, now) })
        return done(null, true)
      }
      refuse('sign-in', client, takeover ? 'client id of another user' : `user ${JSON.stringify(user)}`)
      done(signInError(takeover ? 2 : 4), false)
    },
    authorizePublish(client, packet, done) {
      // No client: a message of the broker itself, or the will of one that is long gone.
      if (client === null) return done(null)
      const { user, withinRate } = known.get(client)!
      if (!mayPublish(user, packet.topic)) {
        refuse('publish', client, packet.topic)
        return done(new Error(`${user} may not write to ${packet.topic}`))
      }
      // A client that is gone already sends its last will, and that must be heard whatever it sent before.
      if (!client.closed && !withinRate()) {
        refuse('rate', client, packet.topic)
        return done(new Error(`${user} sends too many messages`))
      }
      done(null)
    },
    authorizeSubscribe(client, subscription, done) {
      if (maySubscribe(known.get(client)!.user, subscription.topic)) return done(null, subscription)
      refuse('subscribe', client, subscription.topic)
      done(null, null)
    },
    authorizeForward: (client, packet) => {
      const user = known.get(client)?.user
      return user !== undefined && mayReceive(user, packet.topic) ? packet : null
    },
  })
  aedes.on('clientError', onBrokenOff)
  aedes.on('connectionError', onBrokenOff)

  const server = createServer(socket => {
    guardPacketSize(socket, options.maxPacketBytes ?? DEFAULT_MAX_PACKET_BYTES, () => {
      onRefusal({
        kind: 'packet-size',
        user: null,
        remoteAddress: socket.remoteAddress ?? null,
        detail: 'packet larger than allowed',
      })
    })
    aedes.handle(socket)
  })
  try {
    const port = await listenOn(server, host, options.port)
    return {
      port,
      url: `mqtt://${host.includes(':') ? `[${host}]` : host}:${port}`,
      close: () => closeBoth(server, aedes),
    }
  } catch (error) {
    await closeBoth(server, aedes)
    throw error
  }
}

/** The client that is connected under the same client id, if any: it would be thrown out. */
function connectedWithId(aedes: Aedes, client: Client): Client | undefined {
  const { clients } = aedes as Aedes & { clients: Record<string, Client> }
  return clients[client.id]
}

function signInError(returnCode: number): AuthenticateError {
  return Object.assign(new Error('sign-in refused'), { returnCode })
}

/** Aedes takes bytes by `read(null)` only, so looking at them there sees every byte once. */
function guardPacketSize(socket: Socket, maxBytes: number, onOversize: () => void): void {
  const isWithinSize = createPacketSizeGuard(maxBytes)
  const read = socket.read.bind(socket)
  socket.read = (size?: number) => {
    const chunk = read(size) as Buffer | null
    if (chunk === null || isWithinSize(chunk)) return chunk
    onOversize()
    socket.destroy()
    return null
  }
}

async function closeBoth(server: Server, aedes: Aedes): Promise<void> {
  const closed = new Promise<void>(resolve => (server.listening ? server.close(() => resolve()) : resolve()))
  await new Promise<void>(resolve => aedes.close(() => resolve()))
  await closed
}
