import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { TestServer } from './app/testing/test-server.ts'

let folder: string
let server: TestServer
let siteId: string
let otherSiteId: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tractrix-keys-'))
  server = await new TestServer({ TRACTRIX_DATA: join(folder, 'data') }).ready()
  await server.signIn('manager@tractrix.local')
  const { sites } = await server.ask<{ sites: { id: string; name: string }[] }>('{ sites { id name } }')
  siteId = sites[0]!.id
  otherSiteId = sites[1]!.id
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

const CREATE = `mutation($siteId: ID!, $scopes: [ApiKeyScope!]!) {
  createApiKey(siteId: $siteId, name: "TMS", scopes: $scopes) { token key { id prefix lastUsedAt } }
}`
const DRAFT = `mutation($siteId: ID!) {
  createDraftMove(siteId: $siteId, type: trailer, moveCategory: production) {
    id source customerStatus history { actorKind actorName }
  }
}`
const createKey = async (...scopes: string[]) =>
  (
    await server.ask<{ createApiKey: { token: string; key: { id: string; prefix: string } } }>(CREATE, {
      siteId,
      scopes,
    })
  ).createApiKey

/** Asks as a program would: no cookie, no origin, a bearer token. */
async function askWith(token: string, query: string, variables: object = {}) {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as {
    data?: Record<string, unknown>
    errors?: { extensions: { code: string } }[]
  }
  return { status: answer.status, data, codes: (errors ?? []).map(({ extensions }) => extensions.code) }
}

/** Opens a socket with the token; `next` resolves with the next message, `closed` with the code of the end. */
async function socketWith(accessToken: string) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const messages: { type: string; payload?: unknown }[] = []
  const waiting: ((message: { type: string }) => void)[] = []
  socket.on('message', data => {
    const message = JSON.parse(String(data))
    const next = waiting.shift()
    if (next) next(message)
    else messages.push(message)
  })
  const closed = new Promise<number>(resolve => socket.once('close', resolve))
  await new Promise(resolve => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken } }))
  const next = () =>
    new Promise<{ type: string; payload?: unknown }>(resolve => {
      const message = messages.shift()
      if (message) resolve(message)
      else waiting.push(resolve)
    })
  return { socket, closed, next }
}

describe('an API key over the network', () => {
  it('MV-OPEN-66 MV-OPEN-19 makes api moves of its site that are accepted from the start', async () => {
    const { token, key } = await createKey('moves_write', 'moves_read')
    const { status, data } = await askWith(token, DRAFT, { siteId })
    expect(status).toBe(200)
    expect(data?.createDraftMove).toMatchObject({
      source: 'api',
      customerStatus: 'accepted',
      history: [{ actorKind: 'api_key', actorName: 'TMS' }],
    })
    expect((await askWith(token, DRAFT, { siteId: otherSiteId })).codes).toEqual(['UNAUTHORIZED'])
    const list = '{ me { name email siteRoles { siteId role } } }'
    expect((await askWith(token, list)).data?.me).toEqual({
      name: 'TMS',
      email: '',
      siteRoles: [{ siteId, role: 'Partner' }],
    })
    const keys = await server.ask<{ apiKeys: object[] }>(
      'query($siteId: ID!) { apiKeys(siteId: $siteId) { id prefix lastUsedAt } }',
      { siteId },
    )
    expect(keys.apiKeys).toContainEqual({ id: key.id, prefix: key.prefix, lastUsedAt: expect.any(String) })
    expect(JSON.stringify(keys)).not.toContain(token)
  })

  it('MV-STA-12 its moves are returned by the crew', async () => {
    const { token } = await createKey('moves_write')
    const { data } = await askWith(token, DRAFT, { siteId })
    const { id } = (data as { createDraftMove: { id: string } }).createDraftMove
    const answer = await server.ask<{ rejectMoves: { status: string }[] }>(
      'mutation($ids: [ID!]!) { rejectMoves(ids: $ids, rejectedCode: unknown, reassignedCode: unknown) { status } }',
      { ids: [id] },
    )
    expect(answer.rejectMoves).toEqual([{ status: 'canceled' }])
  })

  it('keeps to its scopes, and makes no keys', async () => {
    const { token } = await createKey('trucks_read')
    expect((await askWith(token, DRAFT, { siteId })).codes).toEqual(['UNAUTHORIZED'])
    expect((await askWith(token, CREATE, { siteId, scopes: ['moves_read'] })).codes).toEqual(['UNAUTHORIZED'])
    const csv = await fetch(`${server.url}/sites/${siteId}/trailers?filetype=csv`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(csv.status).toBe(403)
    const trucks = await askWith(token, 'query($id: ID!) { getTrucks(siteId: $id) { name } }', { id: siteId })
    expect(trucks.data?.getTrucks).not.toEqual([])
  })

  it('is no session cookie', async () => {
    const { token } = await createKey('moves_read')
    const answer = await fetch(`${server.url}/graphql?query={me{name}}`, {
      headers: { cookie: `tractrix-session=${token}` },
    })
    expect(await answer.json()).toEqual({ data: { me: null } })
  })

  it('hears over a WebSocket what its scopes allow, and is cut off when it is revoked', async () => {
    const { token, key } = await createKey('moves_read')
    const { socket, closed, next } = await socketWith(token)
    expect(await next()).toEqual({ type: 'connection_ack' })
    const subscribe = (id: string, field: string) =>
      socket.send(
        JSON.stringify({
          id,
          type: 'subscribe',
          payload: {
            query: `subscription($siteId: ID!) { ${field}(siteId: $siteId) { operation } }`,
            variables: { siteId },
          },
        }),
      )
    subscribe('1', 'trailerUpdates')
    expect(await next()).toMatchObject({ type: 'error', payload: [{ extensions: { code: 'UNAUTHORIZED' } }] })
    subscribe('2', 'moveUpdates')
    socket.send('{"type":"ping"}')
    expect(await next()).toEqual({ type: 'pong' })
    await server.ask(DRAFT, { siteId })
    expect(await next()).toMatchObject({
      type: 'next',
      payload: { data: { moveUpdates: { operation: 'create' } } },
    })

    await server.ask('mutation($id: ID!) { revokeApiKey(id: $id) { revokedAt } }', { id: key.id })
    expect(await closed).toBe(4401)
    expect((await askWith(token, '{ sites { id } }')).status).toBe(401)
    expect(await (await socketWith(token)).closed).toBe(4401)
  })

  it('MV-OPEN-66 shows the trailer in the news of a zone to keys that may see trailers only', async () => {
    const { zones } = await server.ask<{ zones: { id: string; trailer: { serial: string } | null }[] }>(
      'query($siteId: ID!) { zones(siteId: $siteId) { id trailer { serial } } }',
      { siteId },
    )
    const { id, trailer } = zones.find(zone => zone.trailer !== null)!
    const query =
      'subscription($siteId: ID!) { onZoneUpdates(siteId: $siteId) { zone { id trailer { serial } } } }'
    const listen = async (...scopes: string[]) => {
      const listener = await socketWith((await createKey(...scopes)).token)
      expect(await listener.next()).toEqual({ type: 'connection_ack' })
      const payload = { query, variables: { siteId } }
      listener.socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }))
      listener.socket.send('{"type":"ping"}')
      expect(await listener.next()).toEqual({ type: 'pong' })
      return listener
    }
    const listeners = [await listen('moves_read', 'trucks_read'), await listen('trailers_read')]
    await server.ask('mutation($id: ID!) { setZoneEnabled(id: $id, enabled: false) { id } }', { id })
    const messages = await Promise.all(listeners.map(({ next }) => next()))
    const shown = messages.map(message => (message.payload as { data: object }).data)
    expect(shown).toEqual([
      { onZoneUpdates: { zone: { id, trailer: null } } },
      { onZoneUpdates: { zone: { id, trailer } } },
    ])
    for (const { socket } of listeners) socket.close()
  })

  it('signs nobody in with garbage', async () => {
    for (const token of ['trx_', `trx_${'0'.repeat(12)}_${'A'.repeat(43)}`, 'trx_%00', 'x'.repeat(5_000)])
      expect((await askWith(token, '{ sites { id } }')).status).toBe(401)
  })
})
