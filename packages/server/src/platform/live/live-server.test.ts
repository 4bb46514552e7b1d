import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CloseEvent, WebSocket, type WebSocket as WsSocket } from 'ws'
import { SITE_A, SITE_B } from '../graphql/test-api.ts'
import { eventually, listen, siteState, startLive, thingUpdates } from './test-live.ts'

let server: Awaited<ReturnType<typeof startLive>>
beforeEach(async () => {
  server = await startLive()
})
afterEach(() => server.close())

const THINGS = 'subscription($siteId: ID!) { things(siteId: $siteId) { thingId text } }'
const STATES = 'subscription($siteIds: [ID!]!) { states(siteIds: $siteIds) }'
const atA = { query: THINGS, variables: { siteId: SITE_A } }
const publish = (siteId: string, thingId: string, text: string) =>
  server.app.live.publish(thingUpdates, siteId, { thingId, text })
const isListening = (siteId: string) => eventually(() => server.app.live.hasListeners(thingUpdates, siteId))
const message = (thingId: string, text: string) => ({ data: { things: { thingId, text } } })

describe('subscriptions of stock clients', () => {
  it('tell what is published, in order, until they are ended', async () => {
    const received = listen(server.client('op-a'), atA)
    await isListening(SITE_A)
    publish(SITE_A, '1', 'one')
    publish(SITE_A, '2', 'two')
    expect(await received.count(2)).toEqual([message('1', 'one'), message('2', 'two')])
    received.stop()
    await eventually(() => server.live.groups.size === 0)
    expect(server.app.live.openChannels).toBe(0)
    publish(SITE_A, '3', 'three')
    expect(received.results).toHaveLength(2)
  })

  it('execute each update once for all who ask the same with the same rights', async () => {
    const all = ['op-a', 'op-a2', 'op-a', 'op-a2'].map(name => listen(server.client(name), atA))
    await eventually(() => server.live.openSockets === 4)
    await eventually(() => memberCount() === 4)
    publish(SITE_A, '1', 'one')
    publish(SITE_A, '2', 'two')
    for (const received of all)
      expect(await received.count(2)).toEqual([message('1', 'one'), message('2', 'two')])
    expect(server.live.groups.size).toBe(1)
    expect(server.probe.executions).toBe(2)
  })

  it('send only the newest of several unsent events about the same thing', async () => {
    const received = listen(server.client('op-a'), atA)
    await isListening(SITE_A)
    for (let step = 0; step < 100; step++) publish(SITE_A, 'same', `step ${step}`)
    publish(SITE_A, 'other', 'last')
    expect(await received.count(2)).toEqual([message('same', 'step 99'), message('other', 'last')])
  })

  it('make messages as an anonymous person, so that nothing of one member reaches another', async () => {
    const received = listen(server.client('op-ab'), atA)
    await isListening(SITE_A)
    publish(SITE_A, '1', 'one')
    await received.count(1)
    expect(server.probe.seenUsers).toEqual([
      {
        id: '',
        name: '',
        email: '',
        sub: '',
        globalPermissions: [],
        siteRoles: [{ siteId: SITE_A, role: 'Operator' }],
      },
    ])
  })

  it('MV-PER-04 refuse a site of others and never share a frame between different rights', async () => {
    const refused = listen(server.client('op-b'), atA)
    expect(await refused.ended).toMatchObject([{ extensions: { code: 'UNAUTHORIZED' } }])

    server.authenticator.sessions.set('admin', {
      user: { ...adminUser, globalPermissions: ['admin'] },
      expiresAt: null,
    })
    const operator = listen(server.client('op-a'), atA)
    const admin = listen(server.client('admin'), atA)
    const atB = listen(server.client('op-b'), { query: THINGS, variables: { siteId: SITE_B } })
    await eventually(() => server.live.groups.size === 3)
    await eventually(() => memberCount() === 3)
    publish(SITE_A, '1', 'for A')
    publish(SITE_B, '1', 'for B')
    expect(await operator.count(1)).toEqual([message('1', 'for A')])
    expect(await admin.count(1)).toEqual([message('1', 'for A')])
    expect(await atB.count(1)).toEqual([message('1', 'for B')])
    expect(server.probe.executions).toBe(3)
  })

  it('refuse several sites as soon as one of them is not allowed', async () => {
    const mixed = listen(server.client('op-a'), { query: STATES, variables: { siteIds: [SITE_A, SITE_B] } })
    expect(await mixed.ended).toMatchObject([{ extensions: { code: 'UNAUTHORIZED' } }])
    const none = listen(server.client('op-a'), { query: STATES, variables: { siteIds: [] } })
    expect(await none.ended).toMatchObject([{ extensions: { code: 'UNAUTHORIZED' } }])
    expect(server.live.groups.size).toBe(0)
  })

  it('answer a bug in a message without its details and go on', async () => {
    const received = listen(server.client('op-a'), atA)
    await isListening(SITE_A)
    publish(SITE_A, '1', 'broken')
    await received.count(1)
    publish(SITE_A, '1', 'whole')
    const [first, second] = await received.count(2)
    expect(first).toMatchObject({ errors: [{ message: 'Something went wrong.' }] })
    expect(JSON.stringify(first)).not.toContain('secret')
    expect(second).toEqual(message('1', 'whole'))
  })

  it('refuse what is not valid, with the reason', async () => {
    for (const [payload, code] of [
      [{ query: 'subscription { nothing }' }, 'BAD_INPUT'],
      [{ query: '{' }, 'BAD_INPUT'],
      [{ query: THINGS, variables: { siteId: 'not a uuid' } }, 'BAD_INPUT'],
      [{ query: THINGS }, 'BAD_INPUT'],
    ] as const)
      expect(await listen(server.client('op-a'), payload).ended).toMatchObject([{ extensions: { code } }])
  })

  it('reach their source through fragments and aliases', async () => {
    const query = `subscription { ...F } fragment F on Subscription { x: things(siteId: "${SITE_A}") { text } }`
    const received = listen(server.client('op-a'), { query })
    await isListening(SITE_A)
    publish(SITE_A, '1', 'one')
    expect(await received.count(1)).toEqual([{ data: { x: { text: 'one' } } }])
  })
})

describe('subscriptions with a first message', () => {
  const states = { query: STATES, variables: { siteIds: [SITE_A] } }
  const change = (text: string) => {
    server.probe.state.set(SITE_A, text)
    server.app.live.publish(siteState, SITE_A, { siteId: SITE_A, text })
  }
  const told = (text: string) => ({ data: { states: `A: ${text}` } })

  it('give the present state to each newcomer and only changes to the others', async () => {
    server.probe.state.set(SITE_A, 'zero')
    const first = listen(server.client('op-a'), states)
    expect(await first.count(1)).toEqual([told('zero')])
    change('one')
    await first.count(2)
    const second = listen(server.client('op-a2'), states)
    expect(await second.count(1)).toEqual([told('one')])
    change('two')
    expect(await second.count(2)).toEqual([told('one'), told('two')])
    expect(await first.count(3)).toEqual([told('zero'), told('one'), told('two')])
  })

  it('give the state again to all when updates may have been lost', async () => {
    const received = [listen(server.client('op-a'), states), listen(server.client('op-a2'), states)]
    for (const one of received) await one.count(1)
    server.probe.state.set(SITE_A, 'changed unheard')
    server.app.live.resync()
    for (const one of received) expect((await one.count(2))[1]).toEqual(told('changed unheard'))
  })

  it('send their clients away to come back when the state cannot be read', async () => {
    server.probe.snapshotFails = true
    const raw = await server.raw()
    await raw.init('op-a')
    raw.send({ id: '1', type: 'subscribe', payload: states })
    expect((await raw.closed).code).toBe(1013)
    await eventually(() => server.live.groups.size === 0)
    expect(server.lines).toContainEqual(expect.objectContaining({ msg: 'a live group failed' }))
  })
})

it('a subscription without a first message is made anew when updates may have been lost', async () => {
  const closes: number[] = []
  let connections = 0
  const client = server.client('op-a', {
    retryAttempts: 5,
    retryWait: async () => undefined,
    on: {
      connected: () => void connections++,
      closed: event => void closes.push((event as CloseEvent).code),
    },
  })
  const received = listen(client, atA)
  await isListening(SITE_A)
  server.app.live.resync()
  await eventually(() => connections === 2)
  await isListening(SITE_A)
  publish(SITE_A, '1', 'after')
  expect(await received.count(1)).toEqual([message('1', 'after')])
  expect(closes[0]).toBe(1012)
})

it('a client whose line was cut comes back by itself and hears again', async () => {
  let socket: WsSocket | null = null
  const client = server.client('op-a', {
    retryAttempts: 5,
    retryWait: async () => undefined,
    on: {
      opened: ws => {
        socket = ws as WsSocket
      },
    },
  })
  const received = listen(client, atA)
  await isListening(SITE_A)
  publish(SITE_A, '1', 'before')
  await received.count(1)
  ;(socket as WsSocket | null)?.terminate()
  await eventually(() => !server.app.live.hasListeners(thingUpdates, SITE_A))
  await isListening(SITE_A)
  publish(SITE_A, '1', 'after')
  expect((await received.count(2))[1]).toEqual(message('1', 'after'))
})

describe('queries and mutations on the same socket', () => {
  it('are answered and completed', async () => {
    const client = server.client('op-a')
    const query = listen(client, {
      query: 'query($s: ID!) { secret(siteId: $s) }',
      variables: { s: SITE_A },
    })
    expect(await query.ended).toBe('complete')
    expect(query.results).toEqual([{ data: { secret: 'seen by op-a' } }])
    const mutation = listen(client, { query: 'mutation { touch }' })
    expect(await mutation.ended).toBe('complete')
    expect(mutation.results).toEqual([{ data: { touch: expect.any(Number) } }])
    const refused = listen(client, { query: '{ nothing }' })
    expect(await refused.ended).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }])
  })

  it('run when every subscription that was asked for before is listening', async () => {
    const raw = await server.raw()
    await raw.init('op-a')
    raw.send({ id: 's', type: 'subscribe', payload: atA })
    raw.send({ type: 'ping' })
    await raw.until(() => raw.messages.some(({ type }) => type === 'pong'))
    publish(SITE_A, '1', 'one')
    await raw.until(() => raw.messages.some(({ id }) => id === 's'))
    expect(raw.messages.at(-1)).toEqual({ id: 's', type: 'next', payload: message('1', 'one') })
  })
})

it('closing sends all clients away with 1001 and leaves nothing behind', async () => {
  const raw = await server.raw()
  await raw.init('op-a')
  raw.send({ id: '1', type: 'subscribe', payload: atA })
  await isListening(SITE_A)
  await server.live.close()
  expect((await raw.closed).code).toBe(1001)
  await eventually(() => server.live.openSockets === 0)
  expect([server.live.groups.size, server.app.live.openChannels]).toEqual([0, 0])
})

it('closing does not wait for a client that has stopped listening', async () => {
  const raw = await server.raw()
  await raw.init('op-a')
  raw.ws.pause()
  await server.live.close()
  expect(server.live.openSockets).toBe(0)
})

it('an upgrade to another path is answered with 404', async () => {
  const ws = new WebSocket(server.url.replace('/graphql', '/elsewhere'), 'graphql-transport-ws')
  const error = await new Promise<Error>(resolve => ws.once('error', resolve))
  expect(error.message).toContain('404')
})

it('a client that cuts the line of an upgrade to another path harms nobody', async () => {
  const { port } = new URL(server.url)
  const uncaught = vi.fn()
  process.on('uncaughtException', uncaught)
  for (let time = 0; time < 50; time++) {
    const stream = connect(Number(port), '127.0.0.1')
    await once(stream, 'connect')
    stream.write(`GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
    await new Promise(resolve => setImmediate(resolve))
    stream.resetAndDestroy()
    await once(stream, 'close')
  }
  const ws = new WebSocket(server.url.replace('/graphql', '/elsewhere'), 'graphql-transport-ws')
  await new Promise(resolve => ws.once('error', resolve))
  process.off('uncaughtException', uncaught)
  expect(uncaught).not.toHaveBeenCalled()
})

const adminUser = { id: 'x', name: 'x', email: 'x@example.test', sub: 'x', siteRoles: [] }
const memberCount = () => server.live.groups.members
