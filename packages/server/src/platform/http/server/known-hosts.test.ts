import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { testContext } from '../../context/test-context.ts'
import { createBuilder, OperationPreparer } from '../../graphql/index.ts'
import { registerTestFields, TestAuthenticator } from '../../graphql/test-api.ts'
import { LiveServer } from '../../live/index.ts'
import { createLogger } from '../../logging.ts'
import { createHttp } from './create-http.ts'
import { checkHosts } from './known-hosts.ts'

const KNOWN = [
  'localhost',
  'localhost:8080',
  'LOCALHOST.',
  '127.0.0.1',
  '127.0.0.1:8080',
  '[::1]',
  '[::1]:8080',
]
const UNKNOWN = [
  ...['evil.example', 'evil.example:8080', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1'],
  ...[
    '[2001:db8::1]',
    '',
    'localhost:8080:1',
    '127.0.0.1@evil.example',
    'evil.example#localhost',
    '[::1',
    '::1]',
  ],
]

describe('the names of a server', () => {
  const loopback = checkHosts({ host: '127.0.0.1', allowedHosts: [] })

  it.each(KNOWN)('on a loopback address %j is known', header => expect(loopback(header)).toBe(true))

  it.each(UNKNOWN)('on a loopback address %j is unknown', header => expect(loopback(header)).toBe(false))

  it('none at all is unknown on a loopback address', () => expect(loopback(undefined)).toBe(false))

  it('are those of the setting too, wherever it listens, and all where others reach it and none is listed', () => {
    const proxied = checkHosts({ host: '127.0.0.1', allowedHosts: ['Yard.example'] })
    expect(proxied('yard.EXAMPLE:443')).toBe(true)
    expect(proxied('evil.example')).toBe(false)
    expect(checkHosts({ host: '0.0.0.0', allowedHosts: [] })('yard.example')).toBe(true)
    const listed = checkHosts({ host: '0.0.0.0', allowedHosts: ['yard.example'] })
    expect([listed('yard.example'), listed('127.0.0.1'), listed('evil.example')]).toEqual([true, true, false])
  })
})

describe('a server on a loopback address', () => {
  let http: FastifyInstance
  let live: LiveServer
  let port: number
  beforeAll(async () => {
    const isKnownHost = checkHosts({ host: '127.0.0.1', allowedHosts: [] })
    http = createHttp(createLogger('silent'), { isKnownHost })
    http.get('/x', async () => 'secret')
    const builder = createBuilder()
    registerTestFields(builder)
    live = new LiveServer({
      app: testContext({}),
      preparer: new OperationPreparer(builder.toSchema()),
      authenticator: new TestAuthenticator(),
      isKnownHost,
    })
    live.attach(http.server)
    await http.listen({ host: '127.0.0.1', port: 0 })
    port = (http.server.address() as AddressInfo).port
  })
  afterAll(async () => {
    await live.close()
    await http.close()
  })

  const ask = async (path: string, host: string, method = 'GET') => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers: { host } }).end()
    const [answer] = await once(sent, 'response')
    let text = ''
    for await (const part of answer) text += part
    return { status: answer.statusCode as number, text }
  }

  it('refuses every request under another name, whatever it asks', async () => {
    expect(await ask('/x', `localhost:${port}`)).toEqual({ status: 200, text: 'secret' })
    for (const path of ['/x', '/nothing', '/graphql'])
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const { status, text } = await ask(path, `evil.example:${port}`, method)
        expect(status, `${method} ${path}`).toBe(421)
        expect(JSON.parse(text)).toMatchObject({ code: 'UNKNOWN_HOST' })
      }
  })

  it('refuses a WebSocket under another name, and opens it under its own', async () => {
    const open = (host: string) =>
      new Promise<string>(resolve => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
          headers: { host },
        })
        socket.on('error', error => resolve(error.message))
        socket.on('open', () => {
          socket.terminate()
          resolve('open')
        })
      })
    expect(await open(`127.0.0.1:${port}`)).toBe('open')
    expect(await open('evil.example')).toBe('Unexpected server response: 421')
  })
})
