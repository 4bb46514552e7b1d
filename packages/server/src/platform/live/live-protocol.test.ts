import { afterEach, describe, expect, it, vi } from 'vitest'
import { SITE_A } from '../graphql/test-api.ts'
import type { LiveLimits } from './live-limits.ts'
import { eventually, startLive, thingUpdates } from './test-live.ts'

let server: Awaited<ReturnType<typeof startLive>>
const start = async (limits: Partial<LiveLimits> = {}) => {
  server = await startLive(limits)
}
afterEach(() => server.close())

const subscribe = (id: string) => ({
  id,
  type: 'subscribe',
  payload: {
    query: 'subscription($siteId: ID!) { things(siteId: $siteId) { text } }',
    variables: { siteId: SITE_A },
  },
})

describe('signing in', () => {
  it('accepts the session cookie of the upgrade', async () => {
    await start()
    const raw = await server.raw({ cookie: 'session=op-a', origin: `http://${server.host}` })
    await raw.init()
  })

  it.each([
    ['no session', {}, {}],
    ['a session that has ended', { cookie: 'session=gone' }, {}],
    ['a wrong token, even beside a good cookie', { cookie: 'session=op-a' }, { accessToken: 'wrong' }],
  ])('closes with 4401 for %s', async (_name, headers: Record<string, string>, payload) => {
    await start()
    const raw = await server.raw(headers)
    raw.send({ type: 'connection_init', payload })
    expect(await raw.closed).toEqual({ code: 4401, reason: 'Unauthorized' })
  })

  it('closes with 4403 for a page of somebody else, whatever cookie it brings', async () => {
    await start()
    for (const origin of ['https://evil.example', 'null', `http://${server.host}.evil.example`]) {
      const raw = await server.raw({ cookie: 'session=op-a', origin })
      expect((await raw.closed).code).toBe(4403)
    }
  })

  it('closes with 4406 without the subprotocol', async () => {
    await start()
    const raw = await server.raw({}, 'graphql-ws').catch((error: Error) => error.message)
    expect(raw).toContain('no subprotocol')
  })

  it('closes with 4408 when nothing is said', async () => {
    await start({ initTimeoutMs: 30 })
    const raw = await server.raw()
    expect((await raw.closed).code).toBe(4408)
  })

  it('closes with 4429 for a second connection_init', async () => {
    await start()
    const raw = await server.raw()
    await raw.init('op-a')
    raw.send({ type: 'connection_init' })
    expect((await raw.closed).code).toBe(4429)
  })

  it('closes with 4401 when something is asked before connection_init', async () => {
    await start()
    const raw = await server.raw({ cookie: 'session=op-a' })
    raw.send(subscribe('1'))
    expect((await raw.closed).code).toBe(4401)
  })

  it('closes with 4401 when something is asked before the session is known, and keeps nothing of it', async () => {
    await start()
    let letIn = () => {}
    vi.spyOn(server.authenticator, 'byHeaders').mockReturnValue(
      new Promise(resolve => {
        letIn = () => resolve(null)
      }),
    )
    const raw = await server.raw({ cookie: 'session=op-a' })
    raw.send({ type: 'connection_init' })
    raw.send(subscribe('1'))
    expect((await raw.closed).code).toBe(4401)
    letIn()
  })
})

describe('garbage', () => {
  it.each([
    ['no JSON', '{'],
    ['an empty message', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['an unknown type', { type: 'hello' }],
    ['a type that is no string', { type: 7 }],
    ['a subscribe without an id', { type: 'subscribe', payload: { query: '{ __typename }' } }],
    ['an id that is no string', { id: 1, type: 'subscribe', payload: { query: '{ __typename }' } }],
    ['an endless id', { id: 'x'.repeat(129), type: 'subscribe', payload: { query: '{ __typename }' } }],
    ['no payload', { id: '1', type: 'subscribe' }],
    ['a batch', { id: '1', type: 'subscribe', payload: [{ query: '{ __typename }' }] }],
    ['a query that is no string', { id: '1', type: 'subscribe', payload: { query: 1 } }],
    ['variables as a list', { id: '1', type: 'subscribe', payload: { query: '{ x }', variables: [] } }],
    ['a complete without an id', { type: 'complete' }],
    ['a payload that is no object', { type: 'connection_init', payload: 'op-a' }],
    ['a message of the server', { id: '1', type: 'next', payload: {} }],
    ['bytes', Buffer.from([0xff, 0x00])],
  ])('closes with 4400 for %s', async (_name, said) => {
    await start()
    const raw = await server.raw({ cookie: 'session=op-a' })
    await raw.init()
    raw.send(said)
    expect((await raw.closed).code).toBe(4400)
    await eventually(() => server.live.openSockets === 0)
  })

  it('closes with 1009 for a message that is too large', async () => {
    await start({ maxMessageBytes: 1_000 })
    const raw = await server.raw({ cookie: 'session=op-a' })
    raw.send({ type: 'connection_init', payload: { x: 'x'.repeat(1_000) } })
    expect((await raw.closed).code).toBe(1009)
  })

  it('drops a socket whose bytes are no frames, and serves the others on', async () => {
    await start()
    const bad = await server.raw({ cookie: 'session=op-a' })
    const good = await server.raw({ cookie: 'session=op-a' })
    await good.init()
    // biome-ignore lint/complexity/useLiteralKeys: reaches below the client to break the protocol
    ;(bad.ws as unknown as { _socket: NodeJS.WritableStream })['_socket'].write('this is no frame at all')
    await bad.closed
    good.send(subscribe('1'))
    await eventually(() => server.app.live.hasListeners(thingUpdates, SITE_A))
    server.app.live.publish(thingUpdates, SITE_A, { thingId: '1', text: 'one' })
    await good.until(() => good.messages.some(({ type }) => type === 'next'))
  })

  it('closes with 1008 when far more is said than can be worked off', async () => {
    await start({ maxQueuedMessages: 10 })
    const raw = await server.raw({ cookie: 'session=op-a' })
    await raw.init()
    raw.ws.on('error', () => undefined)
    for (let i = 0; i < 200; i++) raw.send(subscribe(String(i)))
    expect((await raw.closed).code).toBe(1008)
    await eventually(() => server.live.groups.size === 0)
  })
})

describe('operations', () => {
  it('closes with 4409 for an id that is in use, and lets it be used again afterwards', async () => {
    await start()
    const raw = await server.raw({ cookie: 'session=op-a' })
    await raw.init()
    raw.send(subscribe('1'))
    raw.send({ id: '1', type: 'complete' })
    raw.send(subscribe('1'))
    await raw.fence()
    raw.send(subscribe('1'))
    expect(await raw.closed).toEqual({ code: 4409, reason: 'Subscriber for 1 already exists' })
    await eventually(() => server.live.groups.size === 0)
  })

  it('closes the sockets that one person opens beyond what they may, and leaves others alone', async () => {
    await start({ maxSocketsPerPerson: 2 })
    const open = async (who: string) => {
      const raw = await server.raw({ cookie: `session=${who}` })
      raw.send({ type: 'connection_init' })
      return raw
    }
    const [first] = [await open('op-a'), await open('op-a')]
    await first?.until(() => first.messages.length > 0)
    expect(await (await open('op-a')).closed).toEqual({ code: 1008, reason: 'Too many connections' })
    const other = await open('op-b')
    await other.until(() => other.messages.some(({ type }) => type === 'connection_ack'))
    first?.ws.close()
    await eventually(() => server.live.openSockets === 2)
    const next = await open('op-a')
    await next.until(() => next.messages.some(({ type }) => type === 'connection_ack'))
  })

  it('refuses more operations at once than a socket may have', async () => {
    await start({ maxOperations: 2 })
    const raw = await server.raw({ cookie: 'session=op-a' })
    await raw.init()
    for (const id of ['1', '2', '3']) raw.send(subscribe(id))
    await raw.until(() => raw.messages.some(({ id }) => id === '3'))
    expect(raw.messages.at(-1)).toMatchObject({
      id: '3',
      type: 'error',
      payload: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    })
  })

  it('keeps odd ids as they are', async () => {
    await start()
    const raw = await server.raw({ cookie: 'session=op-a' })
    await raw.init()
    const id = '"},{\\ü💥\n'
    raw.send(subscribe(id))
    await raw.fence()
    server.app.live.publish(thingUpdates, SITE_A, { thingId: '1', text: 'Füße' })
    await raw.until(() => raw.messages.some(({ type }) => type === 'next'))
    expect(raw.messages.at(-1)).toEqual({ id, type: 'next', payload: { data: { things: { text: 'Füße' } } } })
  })

  it.each([0, 10, 100, 126, 60_000, 65_400, 65_536, 70_000, 400_000])(
    'frames a message of about %i bytes as the standard wants',
    async size => {
      await start()
      const raw = await server.raw({ cookie: 'session=op-a' })
      await raw.init()
      raw.send(subscribe('1'))
      await raw.fence()
      const text = 'x'.repeat(size)
      server.app.live.publish(thingUpdates, SITE_A, { thingId: '1', text })
      await raw.until(() => raw.messages.some(({ type }) => type === 'next'))
      expect(raw.messages.at(-1)?.payload).toEqual({ data: { things: { text } } })
    },
  )

  it('answers ping and takes pong', async () => {
    await start()
    const raw = await server.raw()
    raw.send({ type: 'ping', payload: { any: 'thing' } })
    raw.send({ type: 'pong' })
    await raw.until(() => raw.messages.length > 0)
    expect(raw.messages).toEqual([{ type: 'pong' }])
  })
})

describe('the end of a session', () => {
  const connect = async (token: string) => {
    const raw = await server.raw()
    await raw.init(token)
    raw.send(subscribe('1'))
    await raw.fence()
    return raw
  }

  it('ends its sockets at once when its person signs out, and no others', async () => {
    await start()
    const gone = await connect('op-a')
    const stays = await connect('op-a2')
    server.live.endSession('op-a')
    expect((await gone.closed).code).toBe(4401)
    await stays.fence()
  })

  it('ends its sockets when it was ended elsewhere', async () => {
    await start({ sessionCheckMs: 10 })
    const raw = await connect('op-a')
    server.authenticator.sessions.delete('op-a')
    expect((await raw.closed).code).toBe(4401)
    await eventually(() => server.live.groups.size === 0)
  })

  it('ends its sockets when its time is over', async () => {
    await start({ sessionCheckMs: 10 })
    const raw = await connect('op-a')
    const session = server.authenticator.sessions.get('op-a')
    if (session) session.expiresAt = new Date(Date.now() - 1)
    expect((await raw.closed).code).toBe(4401)
  })

  it('is noticed by the very next operation, before anything runs', async () => {
    await start({ sessionCheckMs: 1_000_000 })
    const raw = await connect('op-a')
    server.authenticator.sessions.delete('op-a')
    raw.send({ id: '2', type: 'subscribe', payload: { query: 'mutation { touch }' } })
    expect((await raw.closed).code).toBe(4401)
    expect(raw.messages.some(({ id }) => id === '2')).toBe(false)
  })

  it('closes with 4403 when the rights have changed, so that the client comes back with the new ones', async () => {
    await start({ sessionCheckMs: 10 })
    const raw = await connect('op-a')
    const session = server.authenticator.sessions.get('op-a')
    if (session) session.user = { ...session.user, siteRoles: [] }
    expect(await raw.closed).toEqual({ code: 4403, reason: 'Rights changed' })
  })
})

it('drops a client that does not answer any more', async () => {
  await start({ heartbeatMs: 20 })
  const raw = await server.raw()
  await raw.init('op-a')
  raw.ws.pause()
  await eventually(() => server.live.openSockets === 0)
})
